import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { header, pageJson, tenantFiles } from '../testing/sample-tenant.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { watchTenants } from './watch-tenants.ts';
import type { TenantsChange, TenantsWatch } from './tenants-watch.ts';

const about = '/tenants/demo/pages/about.json';
const page = (words: string) => pageJson('/about', [header(words)]);

let watch: TenantsWatch | undefined;
afterEach(async () => watch?.close());

/** A watched tenant whose reader can be awaited, so that a save can be caught half-way for certain. */
async function watched(grace: number) {
  const memory = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': page('First') }));
  const seen: TenantsChange[] = [];
  const waiting: (() => boolean)[] = [];
  const settle = () => {
    for (const [index, done] of [...waiting.entries()].reverse())
      if (done()) waiting.splice(index, 1);
  };
  /** Resolves as soon as `holds` is true after some reading or change. */
  const when = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      waiting.push(() => {
        if (!holds()) return false;
        resolve();
        return true;
      });
    });
  let listings = 0;
  const fs = {
    ...memory,
    readDirectory: async (path: string) => {
      const entries = await memory.readDirectory(path);
      if (path.endsWith('/pages')) listings += 1;
      queueMicrotask(settle);
      return entries;
    },
    readFile: async (path: string) => {
      const bytes = await memory.readFile(path);
      queueMicrotask(settle);
      return bytes;
    },
  };
  watch = await watchTenants(
    '/tenants',
    (change) => {
      seen.push(change);
      settle();
    },
    { fs, debounce: 0, grace },
  );
  const listed = () => {
    const before = listings;
    return when(() => listings > before);
  };
  const shows = (words: string) =>
    when(() =>
      JSON.stringify(seen.at(-1)?.current.tenants.get('demo')?.pages.get('/about'))?.includes(
        words,
      ),
    );
  return { memory, seen, listed, shows };
}

/** Paths of the pages that were ever published, one entry for every set of them. */
const everPublished = (seen: readonly TenantsChange[]) =>
  new Set(
    seen.map(({ current }) => [...current.tenants.get('demo')!.pages.keys()].sort().join(' ')),
  );

describe('watchTenants when a save is caught half-way', () => {
  it('TEN-8: a file that is gone at one reading and back at the next never makes a 404', async () => {
    const { memory, seen, listed, shows } = await watched(60_000);
    const looked = listed();
    memory.remove(about);
    await looked;
    const shown = shows('Second');
    memory.write(about, page('Second'));
    await shown;
    expect(everPublished(seen)).toEqual(new Set(['/ /about']));
    expect(seen.at(-1)!.current.findings).toEqual([]);
  });

  it('TEN-8: a file that is empty at one reading and whole at the next never makes a 404', async () => {
    const { memory, seen, shows } = await watched(60_000);
    for (const half of ['', '{"schemaVersion": 1, "pa']) {
      const first = shows('First');
      memory.write(about, half);
      await first;
      expect(seen.at(-1)!.current.findings).toMatchObject([{ rule: 'syntax' }]);
    }
    const shown = shows('Second');
    memory.write(about, page('Second'));
    await shown;
    expect(everPublished(seen)).toEqual(new Set(['/ /about']));
  });

  it('TEN-8: a file that vanishes while it is read is gone, not a broken edit', async () => {
    const memory = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': page('First') }));
    const before = await readTenant('/tenants/demo', { fs: memory });
    memory.write(about, page('Second'));
    const readFile = async (path: string) => {
      if (path === about) memory.remove(about);
      return memory.readFile(path);
    };
    const fs = { ...memory, readFile };
    const reading = await readTenant('/tenants/demo', { fs, before, gone: 'keep' });
    expect(reading.findings).toEqual([]);
    expect(reading.missing).toEqual(['pages/about.json']);
    expect(reading.snapshot?.pages.has('/about')).toBe(true);
  });

  it('TEN-11: a folder of tenants that is lost while it is read is one error, and no broken edit', async () => {
    const memory = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': page('First') }));
    let isLost = false;
    const stale = async <T>(path: string, read: () => Promise<T>): Promise<T> => {
      if (isLost && path.startsWith('/tenants'))
        throw Object.assign(new Error('stale file handle'), { code: 'ESTALE' });
      return read();
    };
    const fs = {
      ...memory,
      stat: (path: string) => stale(path, () => memory.stat(path)),
      realPath: (path: string) => stale(path, () => memory.realPath(path)),
      readDirectory: (path: string) => stale(path, () => memory.readDirectory(path)),
      readFile: (path: string) => {
        if (path === about && watch) isLost = true;
        return stale(path, () => memory.readFile(path));
      },
    };
    const changed = Promise.withResolvers<TenantsChange>();
    watch = undefined;
    watch = await watchTenants('/tenants', changed.resolve, {
      fs,
      debounce: 0,
      checkEvery: 60_000,
    });
    memory.write(about, page('Second'));
    const { current } = await changed.promise;
    expect(current.rejections.map(({ folder }) => folder)).toEqual(['']);
    expect(current.findings).toHaveLength(1);
    expect(JSON.stringify(current.tenants.get('demo')?.pages.get('/about'))).toContain('First');
  });

  it('TEN-11: a folder of tenants that can’t be read is tried again, and nothing is missed', async () => {
    const memory = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': page('First') }));
    let isUnreadable = false;
    const readDirectory = async (path: string) => {
      if (isUnreadable && path === '/tenants')
        throw Object.assign(new Error('forbidden'), { code: 'EACCES' });
      return memory.readDirectory(path);
    };
    const fs = { ...memory, readDirectory };
    const lost = Promise.withResolvers<TenantsChange>();
    const restored = Promise.withResolvers<TenantsChange>();
    const onChange = (change: TenantsChange) =>
      (change.current.rejections.length > 0 ? lost : restored).resolve(change);
    watch = await watchTenants('/tenants', onChange, { fs, debounce: 0, checkEvery: 1 });
    isUnreadable = true;
    memory.write(about, page('Second'));
    expect((await lost.promise).current.rejections).toMatchObject([{ folder: '' }]);
    isUnreadable = false;
    const { current } = await restored.promise;
    expect(JSON.stringify(current.tenants.get('demo')?.pages.get('/about'))).toContain('Second');
  });

  it('TEN-8: a file that stays gone is dropped after the grace', async () => {
    const { memory, seen } = await watched(1);
    memory.remove(about);
    await expect.poll(() => everPublished(seen)).toEqual(new Set(['/']));
  });

  it('TEN-8: a listener that throws does not end the watch', async () => {
    const { memory } = await watched(1);
    await watch!.close();
    let calls = 0;
    const warned = new Promise((resolve) => process.once('warning', resolve));
    const again = new Promise<void>((resolve) => {
      void watchTenants(
        '/tenants',
        () => {
          calls += 1;
          if (calls === 2) return resolve();
          memory.write(about, page('Third'));
          throw new Error('listener');
        },
        { fs: memory, debounce: 0 },
      ).then((it) => {
        watch = it;
        memory.write(about, page('Second'));
      });
    });
    await again;
    expect(await warned).toMatchObject({ message: 'listener' });
  });

  it('OPS-1: work that ends while the watch closes leaves no timer running', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const memory = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': page('First') }));
      const started = Promise.withResolvers<void>();
      const gate = Promise.withResolvers<void>();
      let isHeld = false;
      const readDirectory = async (path: string) => {
        if (isHeld) {
          started.resolve();
          await gate.promise;
        }
        return memory.readDirectory(path);
      };
      watch = await watchTenants('/tenants', () => {}, { fs: { ...memory, readDirectory } });
      isHeld = true;
      memory.remove(about);
      vi.runOnlyPendingTimers();
      await started.promise;
      const closed = watch.close();
      gate.resolve();
      await closed;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
