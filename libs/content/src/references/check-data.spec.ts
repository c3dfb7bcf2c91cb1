import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFile } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { checkReferences } from '../testing/check-references.ts';

async function check(files: Record<string, MemoryFile>) {
  const fs = memoryFileSystem(tenantFiles('demo', files));
  const reading = await readTenant('/tenants/demo', { fs, allErrors: true });
  const { snapshot, findings, brokenPages, staleFiles } = reading;
  const references = await checkReferences(snapshot!, { fs, brokenPages, staleFiles });
  const found = [...findings.filter(({ file }) => file.includes('/data/')), ...references];
  return {
    snapshot,
    findings,
    found,
    said: found.map(({ rule, pointer }) => `${rule} ${pointer}`),
  };
}

const data = (file: string, value: unknown) => ({
  [`data/${file}.json`]: JSON.stringify(value, null, 2),
});
const car = (id: string, more: object = {}) => ({ id, slug: `car-${id}`, name: 'A car', ...more });
const member = (id: string, more: object = {}) => ({ id, slug: `jo-${id}`, name: 'Jo', ...more });
const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });

describe('data files', () => {
  it('CLI-1: each entry is checked by its schema, with file, line, column and suggestion', async () => {
    const { found } = await check(data('cars', [car('1'), car('2', { prise: 5, km: -1 })]));
    expect(found).toMatchObject([
      {
        file: '/tenants/demo/data/cars.json',
        line: 11,
        column: 5,
        pointer: '/1',
        rule: 'unknown-property',
        severity: 'error',
        message: 'unknown property "prise", did you mean "price"?',
        suggestion: 'price',
        sourceLine: '    "prise": 5,',
      },
      { line: 12, column: 11, pointer: '/1/km', message: 'must be at least 0' },
    ]);
  });

  it('CLI-1, TEN-11: a file that never was good is served, whose entries with errors are reported', async () => {
    const { snapshot, said } = await check(data('models', [{ slug: 'tern' }]));
    expect(said).toEqual(['missing-property /0']);
    expect(snapshot!.data.get('models')!.value).toEqual([{ slug: 'tern' }]);
  });

  it('CLI-1: errors of a data file do not depend on a usable site.json', async () => {
    const fs = memoryFileSystem(
      tenantFiles('demo', {
        'site.json': siteJson('demo', { timeZoen: 1 }),
        ...data('team', [member('1', { bogus: 1 })]),
      }),
    );
    const { findings } = await readTenant('/tenants/demo', { fs });
    expect(findings.map(({ file, rule }) => [file.slice(14), rule])).toEqual([
      ['site.json', 'unknown-property'],
      ['data/team.json', 'unknown-property'],
    ]);
  });

  it.each([
    ['cars', { a: 1 }, 'must be an array, each entry one car'],
    ['team', 'x', 'must be an array, each entry one team member'],
    ['reviews', 5, 'must be an array of reviews, or an object of review summaries by profile'],
  ])('CLI-1: data/%s.json that is no list is reported', async (file, value, message) => {
    expect((await check(data(file, value))).found).toMatchObject([{ pointer: '', message }]);
  });

  it('CLI-1 CLI-7: a file of offers that a site names is read as offers; other names are reported', async () => {
    const site = siteJson('demo', { settings: { offersFile: 'winter' } });
    const { found } = await check({
      'site.json': site,
      ...data('winter', [{ id: 'o-1', headin: 'Now' }]),
      ...data('modells', []),
      ...data('anything-else', { x: 1 }),
    });
    expect(found).toMatchObject([
      {
        file: '/tenants/demo/data/anything-else.json',
        rule: 'unknown-data',
        message: expect.stringContaining('the files are brands.json, cars.json'),
      },
      { file: '/tenants/demo/data/modells.json', severity: 'warning', suggestion: 'models.json' },
      { file: '/tenants/demo/data/winter.json', rule: 'unknown-property', pointer: '/0' },
    ]);
  });

  it('CLI-1: reviews are entries of a list, or summaries by profile', async () => {
    const review = { rating: 9, author: 'A' };
    const list = await check(data('reviews', [review]));
    expect(list.found.every(({ pointer }) => pointer.startsWith('/0'))).toBe(true);
    expect(list.found.length).toBeGreaterThan(0);
    const summaries = await check(data('reviews', { 'All/Reviews': { cuont: 1 } }));
    expect(summaries.found.map(({ pointer }) => pointer)).toContain('/All~1Reviews');
  });

  it('CLI-1: all findings of a stock are reported, even if every car has one', async () => {
    const photos = ['/assets/a.svg', '/assets/b.svg'];
    const cars = Array.from({ length: 70_000 }, (_, at) => car(String(at), { photos }));
    expect((await check(data('cars', cars))).found).toHaveLength(140_000);
  });

  it('CLI-1: a repeated id or slug is reported', async () => {
    const { found } = await check(
      data('cars', [car('1'), car('2'), car('3', { id: '1', slug: 'car-2' })]),
    );
    expect(found).toMatchObject([
      {
        rule: 'duplicate-name',
        pointer: '/2/id',
        message: 'the id "1" is taken by [0]; choose another',
      },
      {
        rule: 'duplicate-name',
        pointer: '/2/slug',
        message: 'the slug "car-2" is taken by [1]; choose another',
      },
    ]);
  });

  it('CLI-1, TEAM-2: a second entry for a person is a warning, for the first one is shown', async () => {
    const { found } = await check(
      data('team', [member('1'), member('1', { slug: 'jo-again' }), member('2')]),
    );
    expect(found).toMatchObject([
      {
        rule: 'duplicate-name',
        severity: 'warning',
        pointer: '/1/id',
        message: 'the id "1" is that of [0]; only the first entry with a picture is shown',
      },
    ]);
  });

  it('CLI-1, TEAM-2: a person who is listed twice is no finding, two people with one name are', async () => {
    const twice = [member('1'), member('1', { location_id: 'b' })];
    const yards = data('locations', [{ id: 'b', name: 'B' }]);
    expect((await check({ ...yards, ...data('team', twice) })).found).toEqual([]);
    const { said } = await check(data('team', [member('1'), member('2', { slug: 'jo-1' })]));
    expect(said).toEqual(['duplicate-name /1/slug']);
  });

  it('CLI-1: entries refer to what there is: locations, models, pictures, pages', async () => {
    const { found } = await check({
      ...data('locations', [{ id: 'wharf-road', name: 'Wharf Road' }]),
      ...data('models', [{ slug: 'tern', name: 'Tern' }]),
      ...data('cars', [
        car('1', { location_id: 'warf-road', photos: ['/assets/a.svg', '/assets/b.svg'] }),
      ]),
      ...data('team', [member('1', { location_ids: ['wharf-road', 'elsewhere'] })]),
      ...data('offers', [
        { id: 'o', heading: 'Now', model: { slug: 'terns', name: 'Tern' }, href: '/finanse' },
      ]),
      'pages/finance.json': pageJson('/finance', [header('x')]),
      'assets/a.svg': '<svg/>',
    });
    expect(
      found.map(({ file, rule, pointer, suggestion }) => [
        file.slice(19),
        rule,
        pointer,
        suggestion,
      ]),
    ).toEqual([
      ['cars.json', 'asset-exists', '/0/photos/1', '/assets/a.svg'],
      ['cars.json', 'known-slug', '/0/location_id', 'wharf-road'],
      ['offers.json', 'known-slug', '/0/model/slug', 'tern'],
      ['offers.json', 'link-target', '/0/href', '/finance'],
      ['team.json', 'known-slug', '/0/location_ids/1', undefined],
    ]);
  });
});

describe('redirects', () => {
  const redirects = (...list: object[]) => ({ 'redirects.json': JSON.stringify(list, null, 2) });

  it('CLI-1: a link to an address that has moved is not dead, whatever its spelling', async () => {
    const { findings, found } = await check({
      'pages/home.json': pageJson('/', [link('/old?x=1#y'), link('/Old/')]),
      'pages/new.json': pageJson('/new'),
      ...redirects({ from: '/old', to: '/new' }),
    });
    const rules = found.map(({ rule, severity }) => `${severity} ${rule}`);
    expect([findings, rules]).toEqual([[], ['warning link-redirected', 'warning link-redirected']]);
  });

  it('CLI-1: a redirect that leads nowhere is reported with its line; other sites are not followed', async () => {
    const { found } = await check({
      'pages/new.json': pageJson('/new'),
      ...redirects(
        { from: '/a', to: 'https://elsewhere.example/b' },
        { from: '/b', to: 'https://elsewhere.example/x' },
        { from: '/c', to: '/knew' },
        { from: '/d', to: '/cars/tern' },
      ),
    });
    expect(found).toMatchObject([
      {
        file: '/tenants/demo/redirects.json',
        line: 12,
        rule: 'link-target',
        pointer: '/2/to',
        suggestion: '/new',
      },
    ]);
  });

  it('CLI-1: a loop of redirects is reported', async () => {
    const { findings } = await check(redirects({ from: '/a', to: '/b' }, { from: '/b', to: '/a' }));
    expect(findings).toMatchObject([
      { rule: 'redirect-loop', file: '/tenants/demo/redirects.json' },
    ]);
  });

  it('CLI-1: a redirect behind a page never happens, which is reported', async () => {
    const { found } = await check({
      'pages/old.json': pageJson('/old'),
      ...redirects({ from: '/Old', to: '/' }),
    });
    expect(found).toMatchObject([
      { rule: 'redirect-behind-page', severity: 'warning', pointer: '/0/from' },
    ]);
  });

  it('CLI-1: the last good version of a broken edit doesn’t report what the edit hides', async () => {
    const fs = memoryFileSystem(
      tenantFiles('demo', {
        ...data('cars', [{ id: '1' }]),
        ...redirects({ from: '/a', to: '/b' }),
      }),
    );
    const before = await readTenant('/tenants/demo', { fs });
    fs.write('/tenants/demo/data/cars.json', '[');
    fs.write('/tenants/demo/redirects.json', '[');
    const after = await readTenant('/tenants/demo', { fs, before });
    const { brokenPages, staleFiles } = after;
    expect(staleFiles).toEqual(['data/cars.json', 'redirects.json']);
    expect(await checkReferences(after.snapshot!, { fs, brokenPages, staleFiles })).toEqual([]);
  });
});
