import { afterEach, describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { FileSystem } from '../file-system/file-system.ts';
import { readFolders, roundsOfAll, type SeenFolders } from './watched-folders.ts';
import { createWatcher } from './watcher.ts';
import type { Watcher } from './watcher.ts';

let watcher: Watcher | undefined;
afterEach(async () => watcher?.close());

/** A watcher whose reports can be awaited, each as `<folder> <path>`. */
function watching(fs: FileSystem, checkEvery = 60_000) {
  const waiting: { report: string; resolve: () => void }[] = [];
  const reports: string[] = [];
  const onChange = (directory: string, path: string) => {
    reports.push(`${directory} ${path}`);
    for (const { report, resolve } of waiting) if (report === reports.at(-1)) resolve();
  };
  watcher = createWatcher(onChange, { fs, checkEvery });
  const next = (report: string) =>
    new Promise<void>((resolve) => void waiting.push({ report, resolve }));
  return { watcher, reports, next };
}

describe('watcher', () => {
  it('TEN-8, CLI-4: reports files by their tenant, of a folder of tenants and of a single one', async () => {
    const fs = memoryFileSystem({ '/tenants/a/site.json': '', '/single/site.json': '' });
    const { watcher, reports } = watching(fs);
    await watcher.add('/tenants', 'tenants');
    await watcher.add('/single', 'tenant');
    fs.write('/tenants/a/pages/deep/home.json', '');
    fs.write('/tenants/b/site.json', '');
    fs.remove('/tenants/a');
    fs.write('/single/pages/home.json', '');
    expect(reports).toEqual([
      '/tenants/a pages/deep/home.json',
      '/tenants/b site.json',
      '/tenants/a ',
      '/single pages/home.json',
    ]);
  });

  it('CLI-4: reports a single file that appears, changes and vanishes', async () => {
    const fs = memoryFileSystem({ '/config.json.new': '1' });
    const { watcher, next } = watching(fs, 1);
    await watcher.add('/config.json', 'file');
    for (const edit of [
      () => fs.write('/config.json', '1'),
      () => fs.write('/config.json', '2'),
      () => fs.remove('/config.json'),
    ]) {
      const reported = next('/config.json ');
      edit();
      await reported;
    }
  });

  it('TEN-8, TEN-11: reports folders that are replaced, lost and restored', async () => {
    const memory = memoryFileSystem({ '/tenants/a/pages/home.json': '' });
    const identities = new Map<string, string | undefined>();
    let watches = 0;
    const fs: FileSystem = {
      ...memory,
      stat: async (path) => {
        if (identities.get(path) === 'lost') throw Object.assign(new Error(), { code: 'ENOENT' });
        return { ...(await memory.stat(path)), identity: identities.get(path) };
      },
      watch: (root, onChange) => {
        watches += 1;
        return memory.watch(root, onChange);
      },
    };
    const { watcher, next } = watching(fs, 1);
    await watcher.add('/tenants', 'tenants');
    for (const [path, identity, report] of [
      ['/tenants/a/pages', 'another', '/tenants/a '],
      ['/tenants/a', 'another', '/tenants/a '],
      ['/tenants', 'lost', '/tenants '],
      ['/tenants', 'another', '/tenants '],
    ] as const) {
      const reported = next(report);
      identities.set(path, identity);
      await reported;
    }
    // A folder that replaces another needs a new watch, a lost one doesn't.
    expect(watches).toBe(4);
  });

  it('TEN-8, TEN-6: a round reads folders that stay the same only in part, and all of them in ten', async () => {
    const tenants = Array.from({ length: 20 }, (_, index) => `/tenants/t-${index}`);
    const memory = memoryFileSystem(
      Object.fromEntries(tenants.map((tenant) => [`${tenant}/pages/home.json`, ''])),
    );
    const stats: string[] = [];
    let stamp = '1';
    const fs: FileSystem = {
      ...memory,
      stat: async (path) => {
        stats.push(path);
        const isChanged = path === '/tenants/t-7' && stamp === '2';
        return { ...(await memory.stat(path)), ...(isChanged && { stamp }) };
      },
    };
    const read = (before: SeenFolders, round: number) => {
      stats.length = 0;
      return readFolders({ fs, root: '/tenants', isFolderOfTenants: true, before, round });
    };
    let seen = await read(new Map(), 0);
    expect(stats).toHaveLength(1 + 20 * 5);
    const within = new Set<string>();
    for (let round = 1; round <= roundsOfAll; round++) {
      seen = await read(seen, round);
      expect(stats).toHaveLength(1 + 20 + 2 * 4);
      for (const path of stats) within.add(path);
    }
    expect(within).toEqual(new Set(seen.keys()));
    stamp = '2';
    await read(seen, 1);
    expect(stats, 'a folder whose names have changed').toContain('/tenants/t-7/pages');
  });

  it('TEN-8: reports a folder that can’t be watched until it can be', async () => {
    const memory = memoryFileSystem({ '/tenants/a/site.json': '' });
    let isLimited = true;
    const watched = Promise.withResolvers<void>();
    const fs: FileSystem = {
      ...memory,
      watch: (root, onChange) => {
        if (!isLimited) {
          watched.resolve();
          return memory.watch(root, onChange);
        }
        const ready = Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' }));
        return { ready, close: async () => {} };
      },
    };
    const { watcher, reports, next } = watching(fs, 1);
    await watcher.add('/tenants', 'tenants');
    await next('/tenants/a ');
    await next('/tenants/a ');
    isLimited = false;
    await watched.promise;
    memory.write('/tenants/a/pages/home.json', '');
    expect(reports).toContain('/tenants/a pages/home.json');
  });
});
