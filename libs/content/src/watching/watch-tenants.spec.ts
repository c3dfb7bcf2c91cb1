import { mkdir, mkdtemp, readFile, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { brokenHeader, header, pageJson, siteJson } from '../testing/sample-tenant.ts';
import { watchTenants } from './watch-tenants.ts';
import type { TenantsChange, TenantsWatch, WatchOptions } from './tenants-watch.ts';

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A folder on the disk with one tenant, watched; `until` waits for a change that fits. */
async function watched(options: WatchOptions = {}) {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-watch-'));
  endings.push(() => rm(root, { recursive: true, force: true }));
  const at = (path: string) => join(root, 'demo', path);
  const write = async (path: string, text: string) => writeFile(at(path), text);
  await mkdir(at('pages'), { recursive: true });
  await write('site.json', siteJson('demo'));
  await write('pages/home.json', pageJson('/'));
  await write('pages/about.json', pageJson('/about'));

  const seen: TenantsChange[] = [];
  const waiting: {
    fits: (change: TenantsChange) => boolean;
    done: (change: TenantsChange) => void;
  }[] = [];
  const watch: TenantsWatch = await watchTenants(
    root,
    (change) => {
      seen.push(change);
      for (const { fits, done } of waiting) if (fits(change)) done(change);
    },
    { debounce: 20, grace: 120, folderGrace: 120, checkEvery: 20, ...options },
  );
  endings.push(watch.close);
  const until = (fits: (change: TenantsChange) => boolean) =>
    new Promise<TenantsChange>((done) => waiting.push({ fits, done }));
  return { root, at, write, watch, seen, until };
}

const demo = ({ current }: TenantsChange) => current.tenants.get('demo');
const text = (change: TenantsChange, path: string) =>
  JSON.stringify(demo(change)?.pages.get(path)?.page.blocks);
const says = (path: string, words: string) => (change: TenantsChange) =>
  text(change, path)?.includes(words) ?? false;

describe('watchTenants', () => {
  it('TEN-8: shows an edit without a restart and keeps every other entry', async () => {
    const { watch, write, until } = await watched();
    const before = watch.current().tenants.get('demo')!;
    const edited = until(says('/about', 'Fresh'));
    await write('pages/about.json', pageJson('/about', [header('Fresh')]));
    const change = await edited;
    expect(change.changed).toEqual(['demo']);
    expect(demo(change)!.pages.get('/')).toBe(before.pages.get('/'));
    expect(demo(change)!.site).toBe(before.site);
    expect(watch.current()).toBe(change.current);
    expect(before.pages.get('/about')!.page.blocks).toEqual([header('Hello')]);
  });

  it('TEN-8: a broken edit keeps the last good version; fixing it shows', async () => {
    const { write, until } = await watched();
    const broken = until((change) => change.current.findings.length > 0);
    await write('pages/about.json', pageJson('/about', [brokenHeader]));
    const change = await broken;
    expect(text(change, '/about')).toContain('Hello');
    expect(change.current.findings).toMatchObject([{ rule: 'unknown-property' }]);
    const fixed = until(says('/about', 'Mended'));
    await write('pages/about.json', pageJson('/about', [header('Mended')]));
    expect((await fixed).current.findings).toEqual([]);
  });

  it('TEN-8: no save pattern of an editor makes a page disappear for a moment', async () => {
    const { at, write, seen, until } = await watched();
    const save = async (words: string, pattern: (json: string) => Promise<void>) => {
      const saved = until(says('/about', words));
      await pattern(pageJson('/about', [header(words)]));
      await saved;
    };
    await save('rename over', async (json) => {
      await write('pages/.about.json.tmp', json);
      await rename(at('pages/.about.json.tmp'), at('pages/about.json'));
    });
    await save('truncate then write', async (json) => {
      await write('pages/about.json', '');
      await write('pages/about.json', json.slice(0, 20));
      await write('pages/about.json', json);
    });
    await save('remove then write', async (json) => {
      await unlink(at('pages/about.json'));
      await write('pages/about.json', json);
    });
    await save('backup then write', async (json) => {
      await rename(at('pages/about.json'), at('pages/about.json~'));
      await write('pages/about.json', json);
      await unlink(at('pages/about.json~'));
    });
    await save('move to another file', async (json) => {
      await rename(at('pages/about.json'), at('pages/us.json'));
      await write('pages/us.json', json);
    });
    for (const change of seen)
      expect([...demo(change)!.pages.keys()].sort()).toEqual(['/', '/about']);
  });

  it('TEN-8: a removed page goes, an added one comes, folders too', async () => {
    const { at, write, until } = await watched();
    const gone = until((change) => !demo(change)!.pages.has('/about'));
    await unlink(at('pages/about.json'));
    expect([...demo(await gone)!.pages.keys()]).toEqual(['/']);
    const added = until((change) => demo(change)!.pages.has('/models/tern'));
    await mkdir(at('pages/models'));
    await write('pages/models/tern.json', pageJson('/models/tern'));
    expect([...demo(await added)!.pages.keys()]).toEqual(['/', '/models/tern']);
  });

  it('TEN-8: settings, assets, components and data are followed as well', async () => {
    const { at, write, until } = await watched();
    await mkdir(at('assets'));
    await mkdir(at('components'));
    await mkdir(at('data'));
    const all = until((change) => {
      const tenant = demo(change)!;
      return (
        tenant.site.name === 'New Name' &&
        tenant.assets.has('/assets/a.svg') &&
        tenant.components.has('callUs') &&
        tenant.data.has('models')
      );
    });
    await write('site.json', siteJson('demo', { name: 'New Name' }));
    await write('assets/a.svg', '<svg viewBox="0 0 4 3"/>');
    await write('components/c.json', JSON.stringify({ name: 'callUs', blocks: [] }));
    await write('data/models.json', '[]');
    expect(demo(await all)!.assets.get('/assets/a.svg')).toMatchObject({ width: 4, height: 3 });
  });

  it('TEN-8: a broken site.json keeps the old site', async () => {
    const { write, until } = await watched();
    const broken = until((change) => change.current.findings.length > 0);
    await write('site.json', '{ "name": ');
    expect(demo(await broken)!.site.name).toBe('Example Motors');
  });

  it('TEN-1: a tenant that is added is served, one whose folder goes is not', async () => {
    const { root, until } = await watched();
    const added = until(({ current }) => current.tenants.has('other'));
    await mkdir(join(root, 'other', 'pages'), { recursive: true });
    await writeFile(join(root, 'other', 'pages', 'home.json'), pageJson('/'));
    await writeFile(join(root, 'other', 'site.json'), siteJson('other'));
    await added;
    const removed = until(({ current }) => !current.tenants.has('other'));
    await rm(join(root, 'other'), { recursive: true });
    expect((await removed).removed).toEqual(['other']);
  });

  it('TEN-8: many edits at once end in the newest state', async () => {
    const { write, until, seen } = await watched();
    const done = until((change) => demo(change)!.pages.size === 42 && says('/p39', 'v4')(change));
    for (let version = 0; version < 5; version += 1)
      for (let page = 0; page < 40; page += 1)
        await write(`pages/p${page}.json`, pageJson(`/p${page}`, [header(`v${version}`)]));
    const change = await done;
    for (let page = 0; page < 40; page += 1) expect(text(change, `/p${page}`)).toContain('v4');
    expect(seen.length).toBeLessThan(100);
  });

  it('TEN-8: a link in a circle neither hangs the watch nor takes it down', async () => {
    const { at, write, until } = await watched();
    const looped = until(({ current }) => current.findings.length > 0);
    await symlink(at('pages'), at('pages/again'));
    expect((await looped).current.findings).toMatchObject([{ rule: 'link-loop' }]);
    const edited = until(says('/about', 'Fresh'));
    await write('pages/about.json', pageJson('/about', [header('Fresh')]));
    await edited;
  });

  it('TEN-8: nothing is reported after the watch is closed', async () => {
    const { watch, write, seen, at } = await watched();
    await watch.close();
    await write('pages/about.json', pageJson('/about', [header('Late')]));
    expect(await readFile(at('pages/about.json'), 'utf8')).toContain('Late');
    expect(seen).toEqual([]);
  });
});
