import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { brokenHeader, header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { readTenant } from './read-tenant.ts';
import type { RefreshOptions } from './read-tenant.ts';
import type { TenantReading } from './tenant-reading.ts';
import { rejectionsIn } from './rejections.ts';

const directory = '/tenants/demo';
const at = (path: string) => `${directory}/${path}`;
const component = (name: string, more: object = {}) =>
  JSON.stringify({ name, blocks: [], ...more });

async function start() {
  const fs = memoryFileSystem(
    tenantFiles('demo', {
      'pages/about.json': pageJson('/about', [header('Good')]),
      'components/c.json': component('callUs'),
    }),
  );
  let before = await readTenant(directory, { fs });
  const again = async (gone: RefreshOptions['gone'], more: RefreshOptions = {}) =>
    (before = await readTenant(directory, { fs, before, gone, ...more }));
  /** As a running server reads: first what changed, then what stays gone. */
  const settled = async () => {
    const first = await again('keep');
    return { first, then: await again('settle') };
  };
  return { fs, again, settled };
}

const entryOf = ({ snapshot }: TenantReading, path = '/about') => snapshot!.pages.get(path);
const rejected = (reading: TenantReading) =>
  rejectionsIn('demo', reading, directory).map(({ file, served, servedFile, errors }) => [
    file.slice(directory.length + 1),
    served,
    servedFile,
    errors.map(({ rule }) => rule).join(),
  ]);

describe('files that are renamed and broken in one edit', () => {
  it.each([
    ['a block with an error', pageJson('/about', [brokenHeader])],
    ['a page with an error', pageJson('/About/', [], { titel: 'x' })],
    ['broken syntax', pageJson('/about').slice(0, -5)],
    ['a key that stands twice', pageJson('/about').replace('"title"', '"title": "x", "title"')],
  ])('TEN-8, TEN-11: a page with %s keeps its last good version', async (_, content) => {
    const { fs, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/new/us.json'), content);
    const { first, then } = await settled();
    for (const reading of [first, then]) {
      expect(entryOf(reading)).toMatchObject({
        page: { blocks: [header('Good')] },
        file: 'pages/about.json',
        rejectedEdit: [{ file: at('pages/new/us.json') }],
      });
      expect(rejected(reading)).toEqual([
        ['pages/new/us.json', 'the last good version', 'pages/about.json', expect.any(String)],
      ]);
    }
    expect(then.missing).toEqual([]);
    fs.write(at('pages/new/us.json'), pageJson('/about', [header('Fixed')]));
    const fixed = (await settled()).then;
    expect(entryOf(fixed)).toMatchObject({
      page: { blocks: [header('Fixed')] },
      file: 'pages/new/us.json',
    });
    expect(fixed.findings).toEqual([]);
  });

  it('TEN-8, TEN-11: a page of which nothing can be read is known by its file’s name in another folder', async () => {
    const { fs, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/us/about.json'), '');
    expect(entryOf((await settled()).then)?.file).toBe('pages/about.json');
    fs.remove(at('pages/us/about.json'));
    expect(entryOf((await settled()).then)).toBeUndefined();
  });

  it('TEN-8, TEN-11: a second rename keeps the last good version as well', async () => {
    const { fs, settled } = await start();
    for (const [before, after] of [
      ['about', 'b'],
      ['b', 'c'],
    ]) {
      fs.remove(at(`pages/${before}.json`));
      fs.write(at(`pages/${after}.json`), pageJson('/about', [brokenHeader]));
      expect(entryOf((await settled()).then)?.page.blocks).toEqual([header('Good')]);
    }
  });

  it('TEN-8, TEN-11: a component keeps its last good version', async () => {
    const { fs, settled } = await start();
    fs.remove(at('components/c.json'));
    fs.write(at('components/call.json'), component('callUs', { prop: 1 }));
    const { then } = await settled();
    expect([...then.snapshot!.components.keys()]).toEqual(['callUs']);
    expect(rejected(then)).toEqual([
      ['components/call.json', 'the last good version', 'components/c.json', 'unknown-property'],
    ]);
  });

  it('CLI-3: preview shows what it can of a renamed page, else its last good version', async () => {
    const { fs, again } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/us.json'), pageJson('/about', [header('New'), brokenHeader]));
    const preview = { serveBrokenEdits: true };
    expect(entryOf(await again('keep', preview))?.page.blocks).toHaveLength(2);
    await again('settle', preview);
    fs.remove(at('pages/us.json'));
    fs.write(at('pages/we.json'), pageJson('/about').slice(0, -5));
    expect(entryOf(await again('keep', preview))?.page.blocks).toHaveLength(2);
  });

  it('TEN-8: a page whose file is back serves that file', async () => {
    const { fs, again, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/us.json'), pageJson('/about', [brokenHeader]));
    await settled();
    fs.write(at('pages/about.json'), pageJson('/about', [header('Back')]));
    const back = await again('keep');
    expect(entryOf(back)).toMatchObject({
      page: { blocks: [header('Back')] },
      file: 'pages/about.json',
    });
  });

  it('TEN-8: a good file that replaces a page wins over a broken one', async () => {
    const { fs, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/a.json'), pageJson('/about', [brokenHeader]));
    fs.write(at('pages/b.json'), pageJson('/about', [header('New')]));
    const { then } = await settled();
    expect(entryOf(then)?.file).toBe('pages/b.json');
  });

  it.each([
    ['a broken page elsewhere', pageJson('/other', [brokenHeader])],
    ['an empty file', ''],
  ])('TEN-8: a page that is deleted is gone, whatever comes with it: %s', async (_, content) => {
    const { fs, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/new.json'), content);
    expect(entryOf((await settled()).then)).toBeUndefined();
  });

  it('CLI-1: a check of content takes over nothing', async () => {
    const { fs, again } = await start();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/us.json'), pageJson('/about', [], { titel: 'x' }));
    const reading = await again('drop', { keepsLastGood: false });
    expect(entryOf(reading)).toBeUndefined();
    expect(reading.brokenPages).toEqual(['/about']);
  });
});

describe('names that several files claim', () => {
  it('TEN-8: a file that is renamed is no clash, at any moment', async () => {
    const { fs, settled } = await start();
    fs.remove(at('pages/about.json'));
    fs.remove(at('components/c.json'));
    fs.write(at('pages/us.json'), pageJson('/about', [header('New')]));
    fs.write(at('components/call.json'), component('callUs'));
    const { first, then } = await settled();
    for (const reading of [first, then]) {
      expect(reading.findings).toEqual([]);
      expect(entryOf(reading)?.file).toBe('pages/us.json');
      expect(reading.snapshot!.componentFiles!.get('callUs')).toBe('components/call.json');
    }
    expect([...then.files!.pages.keys()]).toEqual(['pages/home.json', 'pages/us.json']);
  });

  it('TEN-8: a page that takes the path of one that is deleted is no clash', async () => {
    const { fs, settled } = await start();
    fs.write(at('pages/company.json'), pageJson('/company'));
    await settled();
    fs.remove(at('pages/about.json'));
    fs.write(at('pages/company.json'), pageJson('/about'));
    const { first, then } = await settled();
    expect([first.findings, then.findings]).toEqual([[], []]);
    expect(entryOf(then)?.file).toBe('pages/company.json');
  });

  it('TEN-8: of two pages with one path the one served so far stays, and one file is refused', async () => {
    const { fs, settled } = await start();
    fs.write(at('pages/a.json'), pageJson('/about', [header('Rival')]));
    const { first, then } = await settled();
    for (const reading of [first, then]) {
      expect(entryOf(reading)?.file).toBe('pages/about.json');
      expect(rejected(reading)).toEqual([['pages/a.json', 'nothing', undefined, 'duplicate-path']]);
      expect(reading.findings.map(({ file, message }) => [file, message])).toEqual([
        [at('pages/a.json'), 'the path "/about" is taken by pages/about.json; choose another'],
      ]);
    }
  });

  it('TEN-8: a rival does not take a path while an editor replaces the file that has it', async () => {
    const { fs, again } = await start();
    fs.write(at('pages/a.json'), pageJson('/about', [header('Rival')]));
    await again('keep');
    fs.remove(at('pages/about.json'));
    expect(entryOf(await again('keep'))?.file).toBe('pages/about.json');
    fs.write(at('pages/about.json'), pageJson('/about', [header('Edited')]));
    expect(entryOf(await again('keep'))?.page.blocks).toEqual([header('Edited')]);
    fs.remove(at('pages/about.json'));
    await again('keep');
    expect(entryOf(await again('settle'))?.file).toBe('pages/a.json');
  });

  it('TEN-8, TEN-11: a page or component that moves onto a name that is taken stays as it was', async () => {
    const { fs, settled } = await start();
    fs.write(at('components/d.json'), component('bookNow'));
    await settled();
    fs.write(at('pages/about.json'), pageJson('/'));
    fs.write(at('components/d.json'), component('callUs', { description: 'Other' }));
    const { then } = await settled();
    expect(entryOf(then)?.page.blocks).toEqual([header('Good')]);
    expect([...then.snapshot!.components.keys()].sort()).toEqual(['bookNow', 'callUs']);
    expect(rejected(then)).toEqual([
      ['components/d.json', 'the last good version', undefined, 'duplicate-name'],
      ['pages/about.json', 'the last good version', undefined, 'duplicate-path'],
    ]);
  });
});

describe('what is served of a file with errors', () => {
  it('TEN-11: a new file that was never good and a link that leaves the tenant have nothing', async () => {
    const { fs, settled } = await start();
    fs.write(at('pages/new.json'), '{');
    fs.write(at('pages/partly.json'), pageJson('/partly', [brokenHeader]));
    fs.write(at('pages/out.json'), { link: '/elsewhere.json' });
    fs.write('/elsewhere.json', pageJson('/elsewhere'));
    expect(rejected((await settled()).then)).toEqual([
      ['pages/new.json', 'nothing', undefined, 'syntax'],
      ['pages/partly.json', 'what is valid of it', undefined, 'unknown-property'],
      ['pages/out.json', 'nothing', undefined, 'outside-tenant'],
    ]);
  });

  it.each([
    ['a link that leaves the tenant', '/elsewhere.json', 'outside-tenant'],
    ['a link to nothing', 'nowhere.json', 'broken-link'],
  ])('TEN-8, TEN-11: %s does not replace a page that was good', async (_, link, rule) => {
    const { fs, settled } = await start();
    fs.write('/elsewhere.json', pageJson('/about', [header('Elsewhere')]));
    fs.write(at('pages/about.json'), { link });
    const { then } = await settled();
    expect(entryOf(then)?.page.blocks).toEqual([header('Good')]);
    expect(rejected(then)).toEqual([
      ['pages/about.json', 'the last good version', undefined, rule],
    ]);
  });

  it('TEN-8, TEN-11: keys that stand twice never replace what was good', async () => {
    const { fs, settled } = await start();
    fs.write(at('redirects.json'), '[{"from": "/old", "to": "/about"}]');
    const good = (await settled()).then.snapshot!;
    fs.write(at('site.json'), `{"name": "Other", ${siteJson('demo', { name: 'New' }).slice(1)}`);
    fs.write(at('pages/about.json'), `{"title": "Other", ${pageJson('/about').slice(1)}`);
    fs.write(at('components/c.json'), `{"name": "other", ${component('callUs').slice(1)}`);
    fs.write(at('redirects.json'), '[{"from": "/old", "from": "/older", "to": "/about"}]');
    const { then } = await settled();
    const { site, pages, components, redirects } = then.snapshot!;
    expect(site).toBe(good.site);
    expect(pages.get('/about')!.page).toBe(good.pages.get('/about')!.page);
    expect(components.get('callUs')).toBe(good.components.get('callUs'));
    expect(redirects).toBe(good.redirects);
    expect(rejected(then).map(([file, ...rest]) => [file, rest])).toEqual(
      ['site.json', 'components/c.json', 'pages/about.json', 'redirects.json'].map((file) => [
        file,
        ['the last good version', undefined, 'duplicate-key'],
      ]),
    );
  });

  it('TEN-11: a file with keys that stand twice and no earlier version is served as it is read', async () => {
    const { fs, settled } = await start();
    fs.write(at('pages/new.json'), `{"title": "Other", ${pageJson('/new').slice(1)}`);
    const { then } = await settled();
    expect(entryOf(then, '/new')?.page.title).toBe('A page');
    expect(rejected(then)).toEqual([
      ['pages/new.json', 'what is valid of it', undefined, 'duplicate-key'],
    ]);
  });
});
