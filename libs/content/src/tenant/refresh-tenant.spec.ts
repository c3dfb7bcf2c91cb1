import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFileSystem } from '../testing/memory-file-system.ts';
import { brokenHeader, header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { readTenant } from './read-tenant.ts';
import type { RefreshOptions } from './read-tenant.ts';
import type { GoneFiles } from './gone-files.ts';

const directory = '/tenants/demo';
const home = `${directory}/pages/home.json`;
const about = `${directory}/pages/about.json`;

async function start(options: RefreshOptions = {}) {
  const fs = memoryFileSystem(tenantFiles('demo', { 'pages/about.json': pageJson('/about') }));
  const first = await readTenant(directory, { fs, ...options });
  return { fs, first, again: refresher(fs, first, options) };
}

/** Reads again and again, each time from the last state. */
function refresher(
  fs: MemoryFileSystem,
  first: Awaited<ReturnType<typeof readTenant>>,
  options: RefreshOptions,
) {
  let before = first;
  return async (more: RefreshOptions = {}) =>
    (before = await readTenant(directory, { fs, ...options, before, ...more }));
}

describe('readTenant with an earlier reading', () => {
  it('TEN-8: gives the very same snapshot when nothing changed', async () => {
    const { fs, first, again } = await start();
    const reads = fs.reads.length;
    expect((await again()).snapshot).toBe(first.snapshot);
    expect(fs.reads).toHaveLength(reads);
  });

  it('CAR-7: photographs have the focal points of the settings, also after a change', async () => {
    const { fs, again } = await start();
    const focal = (x: number) =>
      siteJson('demo', { settings: { focalPoints: [{ picture: '/assets/a.svg', x, y: 0.5 }] } });
    fs.write(`${directory}/assets/a.svg`, '<svg viewBox="0 0 4 3"/>');
    fs.write(`${directory}/site.json`, focal(0.2));
    const first = (await again()).snapshot!;
    expect(first.assets.get('/assets/a.svg')!.focalPoint).toEqual({ x: 0.2, y: 0.5 });
    expect((await again()).snapshot).toBe(first);
    fs.write(`${directory}/site.json`, focal(1));
    const next = (await again()).snapshot!;
    expect(next.assets.get('/assets/a.svg')!.focalPoint!.x).toBe(1);
    expect(next.version).not.toBe(first.version);
  });

  it('TEN-8: reads the changed file alone and reuses every other entry', async () => {
    const { fs, first, again } = await start();
    const reads = fs.reads.length;
    fs.write(about, pageJson('/about', [header('New')]));
    const { snapshot } = await again();
    expect(fs.reads.slice(reads)).toEqual([about]);
    expect(snapshot!.pages.get('/')).toBe(first.snapshot!.pages.get('/'));
    expect(snapshot!.pages.get('/about')!.page.blocks).toEqual([header('New')]);
    expect(snapshot!.version).not.toBe(first.snapshot!.version);
  });

  it.each([
    ['a price of another type', { price: 'abc' }, '/1/price'],
    ['an unknown property', { bogus: 1 }, '/1'],
    ['a missing id', { id: undefined }, '/1'],
  ])(
    'TEN-8, TEN-11: an edit with %s in one entry is refused as a whole, and ends when it is fixed',
    async (_, change, pointer) => {
      const cars = `${directory}/data/cars.json`;
      const car = (id: string, more: object = {}) => ({ id, slug: id, name: 'Tern', ...more });
      const json = (entries: readonly object[]) => JSON.stringify(entries, null, 2);
      const { fs, again } = await start();
      fs.write(cars, json([car('a'), car('b')]));
      const good = (await again()).snapshot!.data.get('cars')!;
      fs.write(cars, json([car('a'), car('b', change), car('c')]));
      const broken = await again();
      expect(broken.snapshot!.data.get('cars')).toBe(good);
      expect(broken.findings).toMatchObject([
        {
          file: cars,
          pointer,
          severity: 'error',
          line: pointer === '/1' ? expect.any(Number) : 11,
        },
      ]);
      expect(broken.staleFiles).toEqual(['data/cars.json']);
      fs.write(cars, json([car('a'), car('c')]));
      const fixed = await again();
      expect(fixed.findings).toEqual([]);
      expect(fixed.snapshot!.data.get('cars')!.value).toHaveLength(2);
    },
  );

  it('TEN-11: a server reports at most 20 errors of a data file, and checks every entry for people', async () => {
    const cars = Array.from({ length: 50 }, (_, at) => ({ id: `${at}`, slug: `${at}` }));
    const { fs } = await start();
    fs.write(`${directory}/data/cars.json`, JSON.stringify(cars));
    const count = async (options: RefreshOptions) =>
      (await readTenant(directory, { fs, ...options })).findings.length;
    expect([await count({}), await count({ allErrors: true })]).toEqual([20, 50]);
  });

  it('TEN-8: keeps a data file while another thread reads its new version', async () => {
    const cars = `${directory}/data/cars.json`;
    let answer: 'pending' | undefined;
    const dataReader: RefreshOptions['dataReader'] = async ({ file, stat }) =>
      answer ?? {
        version: stat.stamp,
        value: { file, version: stat.stamp, value: undefined },
        broken: false,
        findings: [],
      };
    const { fs, again } = await start({ dataReader });
    fs.write(cars, '[]');
    const before = (await again()).snapshot!.data.get('cars');
    fs.write(cars, '[{}]');
    answer = 'pending';
    expect((await again()).snapshot!.data.get('cars')).toBe(before);
    answer = undefined;
    expect((await again()).snapshot!.data.get('cars')!.version).not.toBe(before!.version);
  });

  it('TEN-8: an earlier snapshot never changes', async () => {
    const { fs, first, again } = await start();
    const before = structuredClone(first.snapshot);
    fs.write(about, pageJson('/about', [header('New')]));
    fs.remove(home);
    await again();
    expect(first.snapshot).toEqual(before);
  });

  it.each([
    ['a block with an error', pageJson('/about', [brokenHeader])],
    ['a page with an error', pageJson('/about', [], { titel: 'x' })],
    ['broken syntax', '{"schemaVersion": 1,'],
    ['nothing in it', ''],
    ['a reserved path', pageJson('/api/about')],
    ['a path that is taken', pageJson('/')],
    ['too many bytes', ' '.repeat(1_000_001)],
    ['no permission', { fails: 'EACCES' } as const],
    ['UTF-16', new Uint8Array(Buffer.from('\ufeff{}', 'utf16le'))],
  ])(
    'TEN-8: an edit with %s keeps the last good version and reports why',
    async (_what, content) => {
      const { fs, first, again } = await start();
      fs.write(about, content);
      const { snapshot, findings } = await again();
      expect(snapshot!.pages.get('/about')!.page).toBe(first.snapshot!.pages.get('/about')!.page);
      expect(snapshot!.pages.get('/')!.file).toBe('pages/home.json');
      expect(findings[0]!.file).toBe(about);
      expect(snapshot!.findings).toEqual(findings);
      fs.write(about, pageJson('/about', [header('Mended')]));
      const repaired = await again();
      expect(repaired.findings).toEqual([]);
      expect(repaired.snapshot!.pages.get('/about')!.page.blocks).toEqual([header('Mended')]);
    },
  );

  it('TEN-8: the last good entry has the findings of the edit', async () => {
    const { fs, again } = await start();
    fs.write(about, pageJson('/about', [brokenHeader]));
    const { snapshot } = await again();
    const entry = snapshot!.pages.get('/about')!;
    expect(entry.brokenBlocks.size).toBe(0);
    expect(entry.rejectedEdit).toMatchObject([{ rule: 'unknown-property' }]);
    fs.write(home, pageJson('/', [header('Other')]));
    expect((await again()).snapshot!.pages.get('/about')).toBe(entry);
  });

  it('CLI-3: preview may show the broken edit without its broken blocks', async () => {
    const { fs, again } = await start({ serveBrokenEdits: true });
    fs.write(about, pageJson('/about', [header('New'), brokenHeader]));
    const entry = (await again()).snapshot!.pages.get('/about')!;
    expect(entry.page.blocks).toHaveLength(2);
    expect([...entry.brokenBlocks.keys()]).toEqual(['/blocks/1']);
    fs.write(about, '{');
    const kept = (await again()).snapshot!.pages.get('/about')!;
    expect(kept.page).toBe(entry.page);
    expect(kept.rejectedEdit).toMatchObject([{ rule: 'syntax' }]);
  });

  it('TEN-8: a page that was broken from the start follows its newer versions', async () => {
    const { fs, again } = await start();
    fs.write(`${directory}/pages/new.json`, pageJson('/new', [brokenHeader]));
    await again();
    fs.write(`${directory}/pages/new.json`, pageJson('/new', [header('One'), brokenHeader]));
    expect((await again()).snapshot!.pages.get('/new')!.page.blocks).toHaveLength(2);
  });

  it('TEN-8: a file that is gone is kept on request, then dropped', async () => {
    const { fs, again } = await start();
    fs.remove(about);
    const kept = await again({ gone: 'keep' });
    expect(kept.missing).toEqual(['pages/about.json']);
    expect(kept.snapshot!.pages.has('/about')).toBe(true);
    const dropped = await again({ gone: 'drop' });
    expect(dropped.snapshot!.pages.has('/about')).toBe(false);
    expect(dropped.missing).toEqual([]);
  });

  it('TEN-8: settling drops what was missing before, not what is missing only now', async () => {
    const { fs, again } = await start();
    fs.write(`${directory}/pages/team.json`, pageJson('/team'));
    await again();
    fs.remove(about);
    await again({ gone: 'keep' });
    fs.remove(home);
    const settled = await again({ gone: 'settle' });
    expect([...settled.snapshot!.pages.keys()]).toEqual(['/', '/team']);
    expect(settled.missing).toEqual(['pages/home.json']);
    expect([...(await again({ gone: 'settle' })).snapshot!.pages.keys()]).toEqual(['/team']);
  });

  it.each(['settle', 'drop'] as const)(
    'TEN-11: every page stays while none has a file, and is dropped once there are pages (%s)',
    async (gone) => {
      const { fs, again } = await start();
      fs.remove(about);
      await again({ gone: 'keep' });
      fs.remove(home);
      const paths = async (options: RefreshOptions) => {
        const { snapshot, missing, findings } = await again(options);
        return [[...snapshot!.pages.keys()].sort(), missing, findings.map(({ rule }) => rule)];
      };
      const missing = ['pages/about.json', 'pages/home.json'];
      expect(await paths({ gone: 'keep' })).toEqual([['/', '/about'], missing, []]);
      for (const each of [gone, 'keep', 'drop'] as const)
        expect(await paths({ gone: each })).toEqual([['/', '/about'], [], ['missing-pages']]);
      fs.write(home, pageJson('/'));
      expect(await paths({ gone: 'keep' })).toEqual([['/', '/about'], ['pages/about.json'], []]);
      expect(await paths({ gone: 'settle' })).toEqual([['/'], [], []]);
    },
  );

  it.each([
    [
      'assets',
      'assets',
      'a.svg',
      'b.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>',
    ],
    ['data', 'data', 'models.json', 'team.json', '[]'],
  ] as const)(
    'TEN-11: every file of %s stays while none is there, and is dropped once there is one',
    async (folder, kind, first, second, text) => {
      const { fs, again } = await start();
      const [one, other] = [first, second].map((name) => `${directory}/${folder}/${name}`);
      fs.write(one!, text);
      fs.write(other!, text);
      await again();
      const state = async (gone: GoneFiles) => {
        const { snapshot, findings } = await again({ gone });
        return [snapshot![kind].size, findings.map(({ rule }) => rule)];
      };
      fs.remove(one!);
      fs.remove(other!);
      expect(await state('keep')).toEqual([2, []]);
      for (const gone of ['settle', 'keep', 'drop'] as const)
        expect(await state(gone)).toEqual([2, ['missing-files']]);
      fs.write(other!, text);
      expect(await state('drop')).toEqual([1, []]);
    },
  );

  it('TEN-11: the only asset can be deleted, the only data file is replaced', async () => {
    const { fs, again } = await start();
    const asset = `${directory}/assets/a.svg`;
    const data = `${directory}/data/models.json`;
    fs.write(asset, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
    fs.write(data, '[{"id": "1", "slug": "tern", "name": "Tern"}]');
    await again();
    fs.remove(asset);
    fs.remove(data);
    const { snapshot, findings } = await again({ gone: 'drop' });
    expect(snapshot!.assets.size).toBe(0);
    expect(snapshot!.data.get('models')?.value).toHaveLength(1);
    expect(findings).toMatchObject([
      { rule: 'missing-files', file: expect.stringMatching(/data$/) },
    ]);
    fs.write(data, '[]');
    expect((await again({ gone: 'drop' })).snapshot!.data.get('models')?.value).toEqual([]);
  });

  it('TEN-11: pages of which none could be served go with their files', async () => {
    const fs = memoryFileSystem(tenantFiles('demo', { 'pages/home.json': '{' }));
    const before = await readTenant(directory, { fs });
    fs.remove(home);
    expect((await readTenant(directory, { fs, before })).findings).toEqual([]);
  });

  it('TEN-11: a check of the current files misses the pages that are gone', async () => {
    const { fs, again } = await start({ keepsLastGood: false });
    fs.remove(about);
    fs.remove(home);
    expect((await again()).snapshot!.pages.size).toBe(0);
  });

  it('TEN-8: a renamed file with the same path is served from its new name', async () => {
    const { fs, again } = await start();
    fs.remove(about);
    fs.write(`${directory}/pages/a.json`, pageJson('/about'));
    const { snapshot, findings } = await again({ gone: 'drop' });
    expect(snapshot!.pages.get('/about')!.file).toBe('pages/a.json');
    expect(findings).toEqual([]);
  });

  it('TEN-8: a new file never takes the path of a page that is shown', async () => {
    const { fs, again } = await start();
    fs.write(`${directory}/pages/a.json`, pageJson('/about'));
    expect((await again()).snapshot!.pages.get('/about')!.file).toBe('pages/about.json');
    fs.remove(about);
    expect((await again()).snapshot!.pages.get('/about')!.file).toBe('pages/a.json');
  });

  it('TEN-8: two pages may swap their paths in one go', async () => {
    const { fs, again } = await start();
    fs.write(about, pageJson('/'));
    fs.write(home, pageJson('/about'));
    const { snapshot, findings } = await again();
    expect(findings).toEqual([]);
    expect(snapshot!.pages.get('/')!.file).toBe('pages/about.json');
    expect(snapshot!.pages.get('/about')!.file).toBe('pages/home.json');
  });

  it('TEN-8: a broken or missing site.json keeps the old site', async () => {
    const { fs, again } = await start();
    fs.write(`${directory}/site.json`, siteJson('demo', { colour: 'red' }));
    const { snapshot, findings } = await again();
    expect(snapshot!.site.name).toBe('Example Motors');
    expect(findings).toMatchObject([{ rule: 'unknown-property', property: 'colour' }]);
    fs.remove(`${directory}/site.json`);
    const gone = await again({ gone: 'drop' });
    expect(gone.snapshot!.site.name).toBe('Example Motors');
    expect(gone.findings).toMatchObject([{ rule: 'missing-site' }]);
  });

  it('BLK-11: a new component makes the pages that wait for it whole', async () => {
    const { fs, again } = await start();
    fs.write(about, pageJson('/about', [{ type: 'callUs', data: {} }]));
    expect((await again()).findings).toMatchObject([{ rule: 'unknown-block-type' }]);
    fs.write(`${directory}/components/c.json`, JSON.stringify({ name: 'callUs', blocks: [] }));
    expect((await again()).findings).toEqual([]);
  });

  it('TEN-8: a folder that cannot be listed for a moment loses no page', async () => {
    const { fs, first } = await start();
    const blind = {
      ...fs,
      readDirectory: (path: string) =>
        path.endsWith('/pages')
          ? Promise.reject(Object.assign(new Error('no'), { code: 'EACCES' }))
          : fs.readDirectory(path),
    };
    const { snapshot, findings } = await readTenant(directory, { fs: blind, before: first });
    expect([...snapshot!.pages.keys()].sort()).toEqual(['/', '/about']);
    expect(findings).toMatchObject([{ rule: 'unreadable', file: `${directory}/pages` }]);
  });
});
