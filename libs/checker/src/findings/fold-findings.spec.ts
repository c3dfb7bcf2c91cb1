import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import type { MemoryFile } from '@forecourt/content/testing/memory-file-system';
import { pageJson, siteJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from '../create-checker.ts';

const button = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const image = (name: string) => ({
  type: 'image',
  data: { file: { url: `/assets/${name}.svg`, width: 10, height: 10 }, alt: '' },
});
const note = JSON.stringify({
  name: 'rateNote',
  blocks: [{ type: 'paragraph', data: { text: 'Rates' } }],
});
const uses = [
  button('/finance'),
  { type: 'customComponent', data: { name: 'rateNote' } },
  { type: 'rateNote', data: {} },
];

async function run(
  files: Record<string, MemoryFile>,
  unreadable?: string,
  removed: readonly string[] = [],
) {
  const inMemory = memoryFileSystem(tenantFiles('demo', files));
  for (const file of removed) inMemory.remove(`/tenants/demo/${file}`);
  const readDirectory: typeof inMemory.readDirectory = async (path) => {
    if (path === `/tenants/demo/${unreadable}`)
      throw Object.assign(new Error(path), { code: 'EACCES' });
    return inMemory.readDirectory(path);
  };
  const memory = { ...inMemory, readDirectory };
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const checker = createChecker({ files: memory, config });
  const { findings, unusable } = await checker.check('/tenants/demo');
  const errors = findings.filter(({ severity }) => severity === 'error');
  return {
    errors: errors.map(({ file, rule }) => `${file.slice('/tenants/demo/'.length)} ${rule}`),
    rules: findings.map(({ rule }) => rule),
    messages: errors.map(({ message }) => message),
    unusable,
  };
}

const whole = {
  'pages/home.json': pageJson('/', uses),
  'pages/finance.json': pageJson('/finance'),
  'components/rate-note.json': note,
};

it.each([
  ['pages/finance.json', '{ "path": "/finance" "title": 1 }'],
  ['pages/finance.json', ''],
  ['pages/finance.json', '{ “path”: “/finance” }'],
  ['components/rate-note.json', note.replace('{', '{,')],
  ['components/rate-note.json', ''],
])('CLI-9: %s, as %j, is one finding: its uses elsewhere are not', async (file, text) => {
  expect((await run(whole)).errors).toEqual([]);
  expect((await run({ ...whole, [file]: text })).errors).toEqual([`${file} syntax`]);
});

it('CLI-9: a link to another page that is missing is reported even so', async () => {
  const files = { ...whole, 'pages/home.json': pageJson('/', [button('/rates')]) };
  const { errors } = await run({ ...files, 'pages/finance.json': '{' });
  expect(errors).toHaveLength(2);
});

it('CLI-9: a missing folder of assets is one finding with the number of references', async () => {
  const images = Array.from({ length: 120 }, (_, index) => image(`a${index}`));
  const { errors, messages, unusable } = await run({ 'pages/home.json': pageJson('/', images) });
  expect(errors).toEqual(['assets asset-exists']);
  expect(messages[0]).toMatch(/120 references to its files lead nowhere/);
  // It is reported whichever files are asked for.
  expect(unusable).toEqual(new Set(['/tenants/demo/assets']));
});

const manyLinks = {
  'site.json': siteJson('demo', {
    navigation: { header: [{ text: 'Finance', href: '/finance' }] },
  }),
  'data/offers.json': JSON.stringify([{ id: 'a', heading: 'A', href: '/service' }]),
};

/** Runs without the home page of the sample. */
const withoutHome = (files: Record<string, MemoryFile>) =>
  run(files, undefined, ['pages/home.json']);

it('CLI-9: a folder of pages under another name is one finding, not one for each link', async () => {
  const files = { ...manyLinks, 'Pages/home.json': pageJson('/') };
  const { errors, messages, unusable } = await withoutHome(files);
  expect(errors).toEqual(['Pages ignored-file']);
  expect(unusable).toEqual(new Set(['/tenants/demo/assets', '/tenants/demo/Pages']));
  expect(messages[0]).toMatch(/did you mean "pages"\? \(3 places need it\)$/);
});

it('CLI-9: a folder of pages that cannot be read is one finding', async () => {
  const { errors, messages } = await run(manyLinks, 'pages');
  expect(errors).toEqual(['pages unreadable']);
  expect(messages[0]).toBe('may not be read: permission denied (3 places need it)');
});

it('CLI-9: a tenant without pages is one finding', async () => {
  const { errors, messages } = await withoutHome(manyLinks);
  expect(errors).toEqual(['site.json missing-home']);
  expect(messages[0]).toContain('(2 places need other pages, and "pages" has none)');
});

it('CLI-9: dead links to an unreadable page or folder of pages are left to the finding about it', async () => {
  const links = [button('/models/tern'), button('/rates'), button('/gone')];
  const files = {
    'pages/home.json': pageJson('/', links),
    'pages/models/tern.json': pageJson('/models/tern'),
    'pages/rates.json': { fails: 'EACCES' },
  };
  const { errors } = await run(files, 'pages/models');
  expect(errors.sort()).toEqual([
    'pages/home.json link-target',
    'pages/models unreadable',
    'pages/rates.json unreadable',
  ]);
});

it('CLI-9: assets, data and components under another name are one finding each', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  const team = { type: 'team', data: {} };
  const { errors } = await run({
    'pages/home.json': pageJson('/', [image('a'), team, uses[1]!, uses[2]!]),
    'Assets/a.svg': svg,
    'Data/team.json': '[]',
    'Components/rate-note.json': note,
  });
  expect(errors.sort()).toEqual(
    ['Assets', 'Components', 'Data'].map((name) => `${name} ignored-file`),
  );
});

it('CLI-9: a missing file is reported where it is named, and so are a few without any assets', async () => {
  const images = Array.from({ length: 12 }, (_, index) => image(`a${index}`));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  const page = { 'pages/home.json': pageJson('/', images) };
  expect((await run({ ...page, 'assets/a0.svg': svg })).errors).toHaveLength(11);
  expect((await run({ 'pages/home.json': pageJson('/', images.slice(0, 3)) })).errors).toEqual(
    Array(3).fill('pages/home.json asset-exists'),
  );
});

it('CLI-9: a data file that is gone is one finding, not one for each reference; a broken one none', async () => {
  const color = { type: 'modelColors', data: { model: 'tern' } };
  const models = JSON.stringify([{ id: '1', slug: 'tern', name: 'Tern' }]);
  const pages = {
    'pages/home.json': pageJson(
      '/',
      Array.from({ length: 12 }, () => color),
    ),
  };
  expect((await run({ ...pages, 'data/models.json': models })).errors).toEqual([]);
  expect((await run({ ...pages, 'data/models.json': '[' })).errors).toEqual([
    'data/models.json syntax',
  ]);
  const { errors, messages } = await run(pages);
  expect(errors).toEqual(['pages/home.json missing-data']);
  expect(messages[0]).toContain('there is no data/models.json');
  expect(messages[0]).toContain('11 other places need it as well');
});

it.each([
  ['data/teams.json', 'unknown-data'],
  ['data/team.jsonc', 'ignored-file'],
])('CLI-7: people in %s are one error, which names the right file', async (file, rule) => {
  const team = { type: 'team', data: {} };
  const pages = { 'pages/home.json': pageJson('/', [team, team]) };
  const { errors, messages } = await run({ ...pages, [file]: '[]' });
  expect(errors).toEqual([`${file} ${rule}`]);
  expect(messages[0]).toContain('(2 places need data/team.json)');
});

it('CLI-7: a suppression about a block that is invalid is not reported as one without effect', async () => {
  const lintIgnore = [{ rule: 'heading-order', reason: 'a reason', pointer: '/blocks/0' }];
  const files = (level: unknown) => ({
    'pages/home.json': pageJson('/', [{ type: 'header', data: { text: 'A', level } }], {
      lintIgnore,
    }),
  });
  expect((await run(files('x'))).rules).not.toContain('suppression-without-effect');
  expect((await run(files(2))).rules).toContain('suppression-without-effect');
});
