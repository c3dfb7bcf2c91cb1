import { mkdir, mkdtemp, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { watchFolders } from './watch-folders.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A watched folder with the files, and the means to wait for reports of paths below it. */
async function watched(...files: string[]) {
  const parent = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-watch-')));
  endings.push(() => rm(parent, { recursive: true, force: true }));
  const root = join(parent, 'tenants');
  const write = async (path: string, text = '1') => {
    await mkdir(dirname(join(parent, path)), { recursive: true });
    await writeFile(join(parent, path), text);
  };
  await mkdir(root);
  for (const file of files) await write(file);
  const reported = new Set<string>();
  const waiting = new Map<string, () => void>();
  const watch = watchFolders(root, (path) => {
    reported.add(path);
    waiting.get(path)?.();
  });
  endings.push(watch.close);
  await watch.ready;
  /** Runs an edit and resolves once the path has been reported after it began. */
  const reports = async (path: string, edit: () => Promise<unknown>) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.set(join(parent, path), resolve);
    await edit();
    await promise;
  };
  const at = (path: string) => join(parent, path);
  return { at, write, reports, reported };
}

describe('watchFolders', () => {
  it('TEN-8: reports the files of a folder that is moved in, and their later changes', async () => {
    const { at, write, reports } = await watched('elsewhere/pages/deep/a.json');
    await reports('tenants/b/pages/deep/a.json', () => rename(at('elsewhere'), at('tenants/b')));
    await reports('tenants/b/pages/deep/a.json', () => write('tenants/b/pages/deep/a.json', '2'));
    await reports('tenants/b/pages/deep/b.json', () => write('tenants/b/pages/deep/b.json'));
  });

  it('TEN-8: watches the folder that replaces another one of the same name', async () => {
    const { at, write, reports } = await watched('tenants/a/pages/a.json', 'next/a.json');
    await reports('tenants/a/pages', () => rename(at('tenants/a/pages'), at('before')));
    await reports('tenants/a/pages/a.json', () => rename(at('next'), at('tenants/a/pages')));
    await reports('tenants/a/pages/a.json', () => write('tenants/a/pages/a.json', '2'));
    await reports('tenants/a/pages', () => rm(at('tenants/a/pages'), { recursive: true }));
    await reports('tenants/a/pages/b.json', () => write('tenants/a/pages/b.json'));
  });

  it('OPS-3: does not look into folders without content', async () => {
    const { at, write, reports, reported } = await watched('tenants/.git/a', 'tenants/a/site.json');
    await write('tenants/.git/a', '2');
    await reports('tenants/a/site.json', () => write('tenants/a/site.json', '2'));
    expect([...reported]).toEqual([at('tenants/a/site.json')]);
  });

  it('TEN-11: waits for no folder that does not exist', async () => {
    const watch = watchFolders(join(tmpdir(), 'forecourt-none'), () => {});
    await expect(watch.ready).resolves.toBeUndefined();
    await watch.close();
  });
});
