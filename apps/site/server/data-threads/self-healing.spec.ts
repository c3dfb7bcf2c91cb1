import { copyFile, mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readTenant, type DataFileRequest } from '@forecourt/content';
import { SourceFailure, type SearchResponse } from '@forecourt/dealership';
import { expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { embeddedData } from '../data/embedded-data.ts';
import { createDataThreads, type DataThreadOptions } from './data-threads.ts';
import { sampleThreads } from './sample-threads.ts';

/** A tenant whose data files are held by threads that the test can end. */
async function startTenant(options: Partial<DataThreadOptions> = {}) {
  const root = await temporaryFolder('healing');
  const directory = path.join(root, 'north');
  const cars = path.join(directory, 'data/cars.json');
  const copy = path.join(root, 'copies/data/cars.json');
  await mkdir(path.dirname(cars), { recursive: true });
  await mkdir(path.dirname(copy), { recursive: true });
  const { site } = await sampleTenant('north');
  await writeFile(path.join(directory, 'site.json'), JSON.stringify(site));
  // The only data file would stay when it is deleted.
  await writeFile(path.join(directory, 'data/team.json'), '[]');
  const { start, endAll } = sampleThreads();
  const threads = createDataThreads({
    onRejected: () => {},
    onThreadEnd: () => {},
    sharedThreads: 1,
    graceMs: 0,
    copyOf: () => copy,
    startThread: start,
    ...options,
  });
  const source = embeddedData((_tenant, file, question) => threads.ask(file, question));
  let reading: Awaited<ReturnType<typeof readTenant>> | undefined;
  return {
    cars,
    directory,
    endAll,
    write: (name: string) => writeFile(cars, JSON.stringify([{ id: '1', slug: 'a', name }])),
    /** Reads what changed, and stores the version that is good. */
    async refresh() {
      const read = await readTenant(directory, {
        before: reading,
        changed: new Set(['data/cars.json']),
        dataReader: (request: DataFileRequest) => threads.read(request),
      });
      reading = read;
      const state = read.files!.data.get('data/cars.json');
      if (state?.served && state.served.version === state.version) await copyFile(cars, copy);
      if (state === undefined) await rm(copy, { force: true });
    },
    async names() {
      const requests = [{ indexName: 'cars', params: {} }];
      const port = source.of(reading!.snapshot!).search;
      const { results } = (await port.search(requests)) as SearchResponse<{ name: string }>;
      return results[0]!.hits.map(({ name }) => name);
    },
  };
}

/** Numbers from 0 up to a limit, the same ones for the same seed (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** Content of the data file's path: the name of its car, or why it holds none. */
type OnDisk = { readonly name: string } | 'broken' | 'link' | 'nothing';

it.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'TEN-11, OPS-5: after any edits and thread ends, the newest good version answers (seed %i)',
  async (seed) => {
    const random = seeded(seed);
    const tenant = await startTenant();
    const { cars } = tenant;
    let onDisk: OnDisk = 'nothing';
    /** Cars of the newest good version; undefined after a link, which may be read either way. */
    let good: string[] | undefined = [];

    const put = async (next: OnDisk) => {
      await rm(cars, { force: true });
      if (typeof next === 'object') await tenant.write(next.name);
      if (next === 'broken') await writeFile(cars, '[{');
      if (next === 'link') await symlink(random(2) ? 'cars.json' : '/etc/hostname', cars);
      onDisk = next;
    };
    const refresh = async () => {
      await tenant.refresh();
      if (typeof onDisk === 'object') good = [onDisk.name];
      if (onDisk === 'nothing') good = [];
      if (onDisk === 'link') good = undefined;
    };
    // Few names, so that a version comes back.
    const putGood = () => put({ name: `Tern ${random(3)}` });
    const steps = [
      putGood,
      () => put('broken'),
      () => put('link'),
      () => put('nothing'),
      async () => {
        const before = onDisk;
        await put('nothing');
        await refresh();
        await put(before);
      },
      refresh,
      refresh,
      async () => tenant.endAll(random(2) ? undefined : random(6)),
      () => tenant.names().catch(() => {}),
      async () => {
        const asked = Promise.allSettled([tenant.names(), tenant.names()]);
        tenant.endAll();
        await asked;
      },
    ];
    await refresh();
    for (let step = 0; step < 20; step++) await steps[random(steps.length)]!();
    await refresh();
    if (good === undefined) await putGood().then(refresh);
    expect(await tenant.names()).toEqual(good);
    tenant.endAll();
    expect(await tenant.names()).toEqual(good);
  },
);

it('TEN-11: the same content that comes back after an unreadable file answers', async () => {
  const tenant = await startTenant();
  await tenant.write('Tern');
  await tenant.refresh();
  expect(await tenant.names()).toEqual(['Tern']);
  await writeFile(tenant.cars, '[{');
  await tenant.refresh();
  await tenant.write('Tern');
  await tenant.refresh();
  expect(await tenant.names()).toEqual(['Tern']);
});

it('TEN-11: threads that end often, for reasons of other files, cost no file its answers', async () => {
  const tenant = await startTenant();
  await tenant.write('Tern');
  await tenant.refresh();
  for (let end = 0; end < 10; end++) {
    tenant.endAll();
    expect(await tenant.names()).toEqual(['Tern']);
  }
});

it('TEN-11: the last good copy answers when a thread ends beside a broken file', async () => {
  const tenant = await startTenant();
  await tenant.write('Tern');
  await tenant.refresh();
  await writeFile(tenant.cars, '[{');
  await tenant.refresh();
  tenant.endAll();
  expect(await tenant.names()).toEqual(['Tern']);
});

it('TEN-11: the last good copy answers when a thread ends beside an edit with errors in entries', async () => {
  const tenant = await startTenant();
  await tenant.write('Tern');
  await tenant.refresh();
  await writeFile(tenant.cars, '[{ "id": "1", "slug": "a", "name": "Tern" }, { "id": "2" }]');
  await tenant.refresh();
  expect(await tenant.names()).toEqual(['Tern']);
  await writeFile(tenant.cars, '[{ "id": "2" }]');
  await tenant.refresh();
  tenant.endAll();
  expect(await tenant.names()).toEqual(['Tern']);
});

it('TEN-11: with no copy stored, an edit with errors in entries takes no good version’s place', async () => {
  const tenant = await startTenant({ copyOf: () => undefined });
  await tenant.write('Tern');
  await tenant.refresh();
  await writeFile(tenant.cars, '[{ "id": "2" }]');
  await tenant.refresh();
  tenant.endAll();
  await expect(tenant.names()).rejects.toThrow('data/cars.json: unreachable');
  await tenant.write('Tern');
  expect(await tenant.names()).toEqual(['Tern']);
});

it('TEN-11: the valid entries of a file that was never good answer again when a thread ends', async () => {
  const tenant = await startTenant();
  await writeFile(tenant.cars, '[{ "id": "1", "slug": "a", "name": "Tern" }, { "id": "2" }]');
  await tenant.refresh();
  tenant.endAll();
  expect(await tenant.names()).toEqual(['Tern']);
  await tenant.write('Gull');
  await tenant.refresh();
  expect(await tenant.names()).toEqual(['Gull']);
});

it('OPS-5: a file that cannot be read again names itself and the cause, and heals', async () => {
  const tenant = await startTenant({ copyOf: () => undefined });
  await tenant.write('Tern');
  await tenant.refresh();
  await rename(tenant.cars, `${tenant.cars}.away`);
  tenant.endAll();
  const error = await tenant.names().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SourceFailure);
  expect((error as Error).message).toBe('data/cars.json: unreachable (cannot be read (ENOENT))');
  await symlink('/etc/hostname', tenant.cars);
  await expect(tenant.names()).rejects.toThrow('outside the tenant');
  await rm(tenant.cars);
  await rename(`${tenant.cars}.away`, tenant.cars);
  expect(await tenant.names()).toEqual(['Tern']);
});

it('OPS-3: a file that ends every thread rests, and is read again afterwards', async () => {
  const ended: unknown[] = [];
  const tenant = await startTenant({ restMs: 0, onThreadEnd: (reason) => ended.push(reason) });
  await tenant.write('Tern');
  await tenant.refresh();
  for (let end = 0; end < 6; end++) tenant.endAll(1);
  expect(ended.length).toBeGreaterThan(0);
  expect(await tenant.names()).toEqual(['Tern']);
});
