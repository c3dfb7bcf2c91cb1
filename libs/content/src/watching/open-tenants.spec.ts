import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeFileSystem } from '../file-system/node-file-system.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { openLastGoodStore } from '../last-good/last-good-store.ts';
import { openReadingRecords } from '../last-good/reading-records.ts';
import { brokenHeader, header, pageJson, siteJson } from '../testing/sample-tenant.ts';
import type { TenantsChange, WatchOptions } from './tenants-watch.ts';
import { watchTenants } from './watch-tenants.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** The disk, where the reading of pages of some tenants can be held up, and is counted. */
function pagesHeldUp(...folders: string[]) {
  const read: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const readFile: FileSystem['readFile'] = async (path) => {
    const page = /([^/]+)\/pages\/[^/]+$/.exec(path);
    if (page) read.push(page[1]!);
    if (page && folders.includes(page[1]!)) await released;
    return nodeFileSystem.readFile(path);
  };
  return { fs: { ...nodeFileSystem, readFile }, read, release };
}

/** Tenants on the disk, more than are read at the start; each `start` is a run of its own. */
async function installed(...slugs: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-open-'));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const write = async (path: string, text: string) => {
    const file = join(folder, 'tenants', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  for (const slug of slugs) {
    await write(`${slug}/site.json`, siteJson(slug));
    await write(`${slug}/pages/home.json`, pageJson('/', [header('First')]));
  }
  const start = async (
    options: WatchOptions & { maxBytes?: number; program?: string; isLeader?: boolean } = {},
  ) => {
    const { maxBytes = 1e9, program, isLeader: readsInBackground } = options;
    const storeFolder = join(folder, 'data');
    const changes: TenantsChange[] = [];
    const listeners = new Set<() => void>();
    const onChange = (change: TenantsChange) => {
      changes.push(change);
      for (const listener of listeners) listener();
    };
    const onError = (error: unknown) => expect.unreachable(String(error));
    const store = openLastGoodStore(storeFolder, { onError });
    /** Tenants whose last good versions were read. */
    const loaded: string[] = [];
    const load: typeof store.load = (slug, namedAs, about) => {
      if (!about?.onlySite) loaded.push(slug);
      return store.load(slug, namedAs, about);
    };
    const watch = await watchTenants(join(folder, 'tenants'), onChange, {
      ...{ debounce: 5, grace: 20, checkEvery: 10 },
      memory: { maxBytes, maxReadAtStart: 1, readsInBackground },
      lastGood: { ...store, load },
      records: program === undefined ? undefined : openReadingRecords(storeFolder, program),
      ...options,
    });
    endings.push(watch.close);
    /** Resolves once a change has been reported after which the condition holds. */
    const until = (condition: () => boolean) =>
      new Promise<void>((resolve) => {
        const check = () => condition() && resolve();
        listeners.add(check);
        check();
      });
    const inMemory = () => [...watch.current().tenants.keys()].sort();
    const text = async (slug: string) =>
      JSON.stringify((await watch.open(slug))?.pages.get('/')?.page.blocks);
    const unread = () => [...watch.current().health.values()].filter((health) => health.isUnread);
    const allRead = () => expect.poll(unread).toEqual([]);
    return { ...watch, changes, until, inMemory, text, unread, allRead, loaded };
  };
  /** Starts with counted readings of pages and ends once every tenant is known. */
  const restart = async (program: string) => {
    const { fs, read } = pagesHeldUp();
    const run = await start({ program, fs });
    await run.allRead();
    return { ...run, read };
  };
  return { folder, write, start, restart };
}

describe('tenants whose content is read when it is needed', () => {
  it('TEN-1, TEN-10, OPS-3: hosts and conflicts are known at the start, before any page is read', async () => {
    const { write, start } = await installed('a', 'b', 'c');
    await write('c/site.json', siteJson('c', { domains: ['c.example', 'b.example'] }));
    const { fs, release } = pagesHeldUp('a', 'b', 'c');
    const { current, inMemory } = await start({ fs });
    expect([...current().domainOwners]).toEqual([
      ['a.example', 'a'],
      ['c.example', 'c'],
    ]);
    expect(current().known.get('c')?.site.domains).toEqual(['c.example']);
    expect(current().findings.map(({ rule }) => rule)).toEqual([
      'duplicate-name',
      'duplicate-name',
    ]);
    expect(current().health.get('a')).toMatchObject({ isUnread: true });
    expect(inMemory()).toEqual([]);
    release();
  });

  it('OPS-3: visits share one reading, and no tenant waits for another', async () => {
    const { start } = await installed('a', 'b');
    const { fs, read, release } = pagesHeldUp('a');
    const { open, text } = await start({ fs });
    const [first, second] = [open('a'), open('a')];
    expect(await text('b')).toContain('First');
    release();
    expect(await first).toBe(await second);
    expect(await open('a')).toBe(await first);
    expect(read.filter((slug) => slug === 'a')).toHaveLength(1);
    expect(open('nobody')).toBeUndefined();
  });

  it('OPS-3: the least recently visited leave memory, and come back the same', async () => {
    const { start } = await installed('a', 'b', 'c');
    const { open, inMemory, changes } = await start({ maxBytes: 10_000 });
    const first = await open('a');
    await open('b');
    await open('a');
    await open('c');
    expect(inMemory()).toEqual(['a', 'c']);
    await open('b');
    expect(inMemory()).toEqual(['b', 'c']);
    const again = await open('a');
    expect(again).not.toBe(first);
    expect(again?.version).toBe(first?.version);
    expect(changes.flatMap(({ changed }) => changed)).toEqual([]);
  });

  it('PUB-6: what is cached for the objects of a tenant in memory is not held by its settings', async () => {
    const { start } = await installed('a', 'b', 'c');
    const { open, current } = await start({ maxBytes: 1 });
    const visited = await open('a');
    await open('b');
    const { site } = current().known.get('a')!;
    expect(site).toEqual(visited!.site);
    expect([site === visited!.site, site.theme === visited!.site.theme]).toEqual([false, false]);
  });

  it('TEN-8: a change of a tenant that is not in memory is reported, and shown', async () => {
    const { write, start } = await installed('a', 'b');
    const { open, text, inMemory, changes, until } = await start({ maxBytes: 1 });
    await open('a');
    await open('b');
    expect(inMemory()).toEqual(['b']);
    await write('a/pages/home.json', pageJson('/', [header('Second')]));
    await until(() => changes.some(({ changed }) => changed.includes('a')));
    expect(await text('a')).toContain('Second');
  });

  it('TEN-11: the last good version is served of a tenant that broke while it was not in memory', async () => {
    const { write, start } = await installed('a', 'b');
    const { open, text, current, until } = await start({ maxBytes: 1 });
    await open('a');
    await open('b');
    await write('a/pages/home.json', pageJson('/', [brokenHeader]));
    await until(() => current().rejections.length > 0);
    await open('b');
    expect(await text('a')).toContain('First');
    expect(current().health.get('a')).toMatchObject({ errors: 1, warnings: 0 });
    expect(current().rejections).toMatchObject([{ served: 'the last good version' }]);
  });

  it('TEN-11: the last good version outlives a restart, and so does the lack of a removed page', async () => {
    const { write, start } = await installed('a', 'b');
    await write('a/pages/about.json', pageJson('/about'));
    const first = await start();
    await first.open('a');
    await first.close();
    await write('a/pages/home.json', '{');
    await write('a/pages/about.json', pageJson('/about-us'));
    const { open, text } = await start();
    expect(await text('a')).toContain('First');
    expect([...(await open('a'))!.pages.keys()]).toEqual(['/about-us', '/']);
  });

  it('TEN-11, WEB-5: what is wrong with tenants that nobody visits is reported, and takes no memory', async () => {
    const { write, start } = await installed('a', 'b');
    await write('b/pages/home.json', pageJson('/', [header('First'), brokenHeader]));
    const { current, inMemory, allRead } = await start();
    await allRead();
    expect(current().rejections).toMatchObject([{ folder: 'b', served: 'what is valid of it' }]);
    expect(current().known.get('a')).toMatchObject({ pageCount: 1 });
    expect(inMemory()).toEqual([]);
  });

  it('OPS-3, WEB-5: after a restart, a tenant without a change is reported without being read', async () => {
    const { write, restart } = await installed('a', 'b');
    await write('b/pages/home.json', pageJson('/', [header('First'), brokenHeader]));
    const first = await restart('one');
    expect(first.read.sort()).toEqual(['a', 'b']);
    await first.close();
    const second = await restart('one');
    expect(second.read).toEqual([]);
    expect(second.current().findings).toEqual(first.current().findings);
    expect(second.current().rejections).toEqual(first.current().rejections);
    expect(second.current().known).toEqual(first.current().known);
    // Of good files, the last good versions are the same and not read.
    expect(await second.text('a')).toContain('First');
    expect(second.read).toEqual(['a']);
    expect(second.loaded).toEqual([]);
    // The version is that of the content itself, so a visit is no change.
    expect(await second.text('b')).toContain('First');
    expect(second.current().known.get('b')?.version).toBe(first.current().known.get('b')?.version);
    expect(second.changes.flatMap(({ changed }) => changed)).not.toContain('b');
  });

  it('OPS-3, TEN-8: after a restart, a tenant is read if its files or the program have changed', async () => {
    const { folder, write, restart } = await installed('a', 'b', 'c');
    await symlink('home.json', join(folder, 'tenants/c/pages/link.json'));
    await (await restart('one')).close();
    await write('a/pages/home.json', pageJson('/', [brokenHeader]));
    const second = await restart('one');
    // Nothing is known about the target of a link.
    expect([...new Set(second.read)].sort()).toEqual(['a', 'c']);
    expect(second.current().health.get('a')).toMatchObject({ errors: 1 });
    await second.close();
    const third = await restart('another');
    expect([...new Set(third.read)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('TEN-11: a tenant that breaks after its return to memory still has its last good version', async () => {
    const { write, restart } = await installed('a', 'b');
    await (await restart('one')).close();
    const { text, current, until } = await restart('one');
    expect(await text('a')).toContain('First');
    await write('a/pages/home.json', pageJson('/', [brokenHeader]));
    await until(() => current().rejections.length > 0);
    expect(await text('a')).toContain('First');
    expect(current().rejections).toMatchObject([{ served: 'the last good version' }]);
  });

  it('OPS-3: a tenant that returns to memory is read once, from its folder alone', async () => {
    const { start } = await installed('a', 'b');
    const { fs, read } = pagesHeldUp();
    const { open, inMemory, allRead, loaded } = await start({ fs, maxBytes: 1 });
    await allRead();
    await open('a');
    await open('b');
    expect(inMemory()).toEqual(['b']);
    for (const list of [read, loaded]) list.length = 0;
    const again = await open('a');
    expect(again?.pages.size).toBe(1);
    expect(read).toEqual(['a']);
    expect(loaded).toEqual([]);
  });

  it('OPS-4: of several processes, only the first reads tenants that nobody visits', async () => {
    const { start } = await installed('a', 'b');
    const { fs, read } = pagesHeldUp();
    const { unread, text } = await start({ isLeader: false, fs });
    expect(await text('a')).toContain('First');
    await expect.poll(unread).toHaveLength(1);
    expect(read).toEqual(['a']);
  });
});
