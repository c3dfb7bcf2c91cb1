import { expect, it } from 'vitest';
import { checkReferences } from '../testing/check-references.ts';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';
import { readTenant } from '../tenant/read-tenant.ts';

const data = {
  'data/cars.json': JSON.stringify([
    { id: 'C1', slug: 'tern-c1', name: 'Tern', stock_number: 'U104' },
  ]),
  'data/models.json': JSON.stringify([{ id: '7', slug: 'tern', name: 'Tern' }]),
  'data/locations.json': JSON.stringify([{ id: 'quay', name: 'Quay Street' }]),
};

async function found(href: string, files: Readonly<Record<string, string>> = data) {
  const buttons = { type: 'buttons', data: { buttons: [{ text: 'Ask', href }] } };
  const home = { 'pages/home.json': pageJson('/', [buttons]), 'pages/ask.json': pageJson('/ask') };
  const fs = memoryFileSystem(tenantFiles('demo', { ...home, ...files }));
  const { snapshot } = await readTenant('/tenants/demo', { fs });
  const findings = await checkReferences(snapshot!, { fs });
  return findings.map(({ rule, suggestion }) => [rule, suggestion]);
}

it.each([
  ['/ask?car_id=C9', undefined],
  ['/ask?utm_source=home&model_id=tren#top', '/ask?utm_source=home&model_id=tern#top'],
  ['/ask?location_id=quey', '/ask?location_id=quay'],
])('CLI-7: %s fills the form with nothing', async (href, meant) => {
  expect(await found(href)).toEqual([['known-slug', meant]]);
});

it.each([
  '/ask?car_id=c1',
  '/ask?stock_number=u104&model_id=7',
  '/ask?model_id=tern&location_id=quay',
  '/ask?car_id=&make=Other',
  '/ask?car_identity=x',
])('CLI-6: %s is fine', async (href) => {
  expect(await found(href)).toEqual([]);
});

it('CLI-6: data that comes from elsewhere is not known', async () => {
  expect(await found('/ask?car_id=C9', {})).toEqual([]);
  const dashboard = { integrations: { dashboardHost: 'https://dashboard.example' } };
  expect(
    await found('/ask?car_id=C9', { ...data, 'site.json': siteJson('demo', dashboard) }),
  ).toEqual([]);
});
