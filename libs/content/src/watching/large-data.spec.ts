import { afterEach, describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import type { DataReader } from '../tenant/tenant-context.ts';
import { watchTenants } from './watch-tenants.ts';
import type { TenantsWatch, WatchOptions } from './tenants-watch.ts';

let watch: TenantsWatch | undefined;
afterEach(async () => watch?.close());

const large = { 'data/cars.json': `[${' '.repeat(200)}]` };

/** Watched tenants, of which the first has large data that is read when the test says so. */
async function watched(files: Parameters<typeof memoryFileSystem>[0], options: WatchOptions = {}) {
  let gate = Promise.withResolvers<void>();
  const memory = memoryFileSystem({ ...tenantFiles('a-large', large), ...files });
  const dataReader: DataReader = async ({ file, stat }) => {
    if (stat.bytes > 100) await gate.promise;
    const value = { file, version: stat.stamp, value: [] };
    return { version: stat.stamp, value, broken: false, findings: [] };
  };
  const starts = watchTenants('/tenants', () => {}, {
    ...{ fs: memory, debounce: 0, checkEvery: 60_000, dataReader, maxAwaitedBytes: 100 },
    ...options,
  });
  if (Object.keys(files ?? {}).length === 0) gate.resolve();
  watch = await starts;
  return {
    memory,
    readData: () => gate.resolve(),
    holdData: () => {
      gate = Promise.withResolvers();
    },
  };
}

const served = () => [...watch!.current().tenants.keys()];

describe('a tenant with large data', () => {
  it('OPS-3: is read apart at the start: other tenants are served and edited meanwhile', async () => {
    const { memory, readData } = await watched(tenantFiles('small', { 'data/cars.json': '[]' }));
    expect([served(), watch!.isStarting()]).toEqual([['small'], true]);
    memory.write('/tenants/small/pages/home.json', pageJson('/', [header('Edited')]));
    await expect
      .poll(() => watch!.current().tenants.get('small')!.pages.get('/')!.page.blocks)
      .toEqual([header('Edited')]);
    // What changes while it is read is read afterwards.
    memory.write('/tenants/a-large/pages/home.json', pageJson('/', [header('Late')]));
    readData();
    await expect.poll(() => watch!.isStarting()).toBe(false);
    await expect
      .poll(() => watch!.current().tenants.get('a-large')?.pages.get('/')?.page.blocks)
      .toEqual([header('Late')]);
    expect(watch!.current().tenants.get('a-large')!.data.has('cars')).toBe(true);
  });

  it('OPS-3: is waited for where there is no other tenant to serve', async () => {
    await watched({});
    expect([served(), watch!.isStarting()]).toEqual([['a-large'], false]);
  });

  it('OPS-3: is read apart when it is added, and the server stays ready', async () => {
    const { memory, readData, holdData } = await watched(tenantFiles('small'));
    readData();
    await expect.poll(served).toEqual(['a-large', 'small']);
    holdData();
    for (const [path, content] of Object.entries(tenantFiles('new', large)))
      memory.write(path, content);
    memory.write('/tenants/small/pages/new.json', pageJson('/new'));
    await expect.poll(() => watch!.current().tenants.get('small')!.pages.has('/new')).toBe(true);
    expect([served(), watch!.isStarting()]).toEqual([['a-large', 'small'], false]);
    readData();
    await expect.poll(served).toEqual(['a-large', 'new', 'small']);
  });

  it.each([
    ['recorded as its own', new Map([['a-large.example', 'a-large']])],
    ['that nobody had', new Map<string, string>()],
  ])('TEN-10: loses no domain %s to one that is read before it', async (_, domainOwners) => {
    const site = siteJson('thief', { domains: ['a-large.example', 'thief.example'] });
    const { readData } = await watched(tenantFiles('thief', { 'site.json': site }), {
      domainOwners,
    });
    expect(served()).toEqual(['thief']);
    expect(watch!.current().tenants.get('thief')!.site.domains).toEqual([]);
    expect(watch!.current().domainOwners.get('a-large.example')).toBe(
      domainOwners.get('a-large.example'),
    );
    readData();
    await expect.poll(served).toEqual(['a-large', 'thief']);
    const { domains } = watch!.current().tenants.get('thief')!.site;
    expect(domains).toEqual(['thief.example']);
    expect(watch!.current().domainOwners.get('a-large.example')).toBe(
      domainOwners.get('a-large.example'),
    );
  });
});
