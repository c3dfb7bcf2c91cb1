import type { DataFile, PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { sampleTenant } from '../testing/sample-tenant.ts';
import { changedKeys } from './changed-keys.ts';
import { fingerprintOf } from './content-fingerprint.ts';

const file = (name: string, version = '1'): [string, DataFile] => [
  name,
  { file: `data/${name}.json`, version, value: [] },
];
const bare = await sampleTenant('north', ['/', '/models/', '/models/tern', '/finance'], {
  'logo.svg': { text: '<svg/>', mediaType: 'image/svg+xml' },
});
const before: TenantSnapshot = { ...bare, data: new Map([file('cars'), file('winter')]) };

const keysBetween = (...[a, b]: [TenantSnapshot, TenantSnapshot]) =>
  changedKeys(fingerprintOf(a), fingerprintOf(b));

/** The tenant with another version of a page. */
function edited(path: string, page: Partial<PageEntry['page']> = {}): TenantSnapshot {
  const entry = before.pages.get(path)!;
  const changed = { ...entry, version: '2', page: { ...entry.page, ...page } };
  return { ...before, version: '2', pages: new Map([...before.pages, [path, changed]]) };
}
const without = (path: string): TenantSnapshot => ({
  ...before,
  pages: new Map([...before.pages].filter(([each]) => each !== path)),
});
const withData = (...files: [string, DataFile][]): TenantSnapshot => ({
  ...before,
  data: new Map([...before.data, ...files]),
});

it('OPS-2: an edited page has its own key alone, whichever way its path ends', () => {
  expect(keysBetween(before, edited('/finance'))).toEqual(['north:/finance']);
  expect(keysBetween(before, edited('/models/'))).toEqual(['north:/models']);
});

it('OPS-2: a new title changes the breadcrumbs of the pages below', () => {
  expect(keysBetween(before, edited('/models/', { title: 'Range' }))).toEqual([
    ...['north:/models', 'north:/models/*'],
  ]);
});

it('OPS-2: a page that comes or goes changes breadcrumbs and the pages of cars, which link to it', () => {
  const keys = ['north:/finance', 'north:/finance/*', 'north:/*'];
  expect(keysBetween(before, without('/finance'))).toEqual(keys);
  expect(keysBetween(without('/finance'), before)).toEqual(keys);
});

it('OPS-2: the same content read again changes nothing', () => {
  expect(keysBetween(before, structuredClone({ ...before, version: '2', findings: [] }))).toEqual(
    [],
  );
});

it('OPS-2: a data file changes the pages that show its kind of data', () => {
  expect(keysBetween(before, withData(file('cars', '2')))).toEqual(['north:cars']);
  expect(keysBetween(before, withData(file('team')))).toEqual(['north:team']);
  expect(keysBetween(withData(file('team')), before)).toEqual(['north:team']);
});

it('OPS-2: the file that a site takes its offers from changes the pages with offers', () => {
  const site = { ...before.site, settings: { offersFile: 'winter' } };
  const now = { ...withData(file('winter', '2')), site };
  expect(keysBetween({ ...before, site }, now)).toEqual(['north:offers']);
});

it('OPS-2: a redirect can take the place of a car’s page', () => {
  const redirects = new Map([['/cars/tern', { from: '/cars/tern', to: '/', index: 0 }]]);
  expect(keysBetween(before, { ...before, redirects })).toEqual(['north:/cars/tern']);
  expect(keysBetween({ ...before, redirects }, before)).toEqual(['north:/cars/tern']);
});

it.each<[string, Partial<TenantSnapshot>]>([
  ['settings', { site: { ...before.site, name: 'Another name' } }],
  [
    'theme',
    { site: { ...before.site, theme: { color: { brand: '#000000' }, font: {} } as never } },
  ],
  ['components', { components: new Map([['call-us', {} as never]]) }],
  ['pictures', { assets: new Map() }],
  ['picture', { assets: new Map([...before.assets].map(([p, a]) => [p, { ...a, hash: '0' }])) }],
])('OPS-2: another %s changes every page of the tenant', (_, change) => {
  const now = { ...edited('/finance'), ...change };
  expect(keysBetween(before, now)).toEqual(['north']);
});
