import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import type { ExternalLinks } from '../checker.ts';
import { createChecker } from '../create-checker.ts';

const directory = '/tenants/demo';
const gone = 'https://gone.example/a';
const fine = 'https://fine.example/';
const files = {
  'site.json': siteJson('demo', { navigation: { header: [{ text: 'A', href: gone }] } }),
  'pages/home.json': pageJson('/', [
    { type: 'buttons', data: { buttons: [{ text: 'Go', href: gone }] } },
    { type: 'paragraph', data: { text: `<a href="${gone}">A</a> <a href="${fine}">B</a>` } },
    { type: 'raw', data: { html: '<img src="https://gone.example/a.jpg" alt="">' } },
    { type: 'paragraph', data: { text: '<a href="/">Home</a>' } },
  ]),
  'data/offers.json': JSON.stringify([{ id: 'a', heading: 'A', href: gone }]),
};

async function check(external: ExternalLinks) {
  const checker = createChecker({
    files: memoryFileSystem(tenantFiles('demo', files)),
    config: () => ({ report: 'validate', now: '2026-11-21T01:00:00Z' }),
    external,
  });
  const { findings } = await checker.check(directory);
  return findings
    .filter(({ rule }) => rule === 'external-link')
    .map(({ file, pointer, severity }) => `${severity} ${file} ${pointer}`)
    .sort();
}

it('CLI-7: addresses of other sites are requested together, wherever they are written', async () => {
  const asked: string[][] = [];
  await check(async (addresses) => {
    asked.push([...addresses].sort());
    return new Map();
  });
  expect(asked).toEqual([[fine, gone, 'https://gone.example/a.jpg']]);
});

it('CLI-7: a broken one is reported in every place', async () => {
  expect(await check(async () => new Map([[gone, 'its server answers 404']]))).toEqual([
    'warning /tenants/demo/data/offers.json /0/href',
    'warning /tenants/demo/pages/home.json /blocks/0/data/buttons/0/href',
    'warning /tenants/demo/pages/home.json /blocks/1/data/text',
    'warning /tenants/demo/site.json /navigation/header/0/href',
  ]);
});
