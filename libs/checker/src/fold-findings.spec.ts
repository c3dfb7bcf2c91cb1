import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

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

async function run(files: Record<string, string>) {
  const memory = memoryFileSystem(tenantFiles('demo', files));
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
