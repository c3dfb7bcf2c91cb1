import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

const button = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const component = (name: string) => ({ type: 'customComponent', data: { name } });

/** Errors, each with its file and rule, of a home page and other files. */
async function errors(blocks: readonly object[], files: Record<string, string> = {}) {
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', blocks), ...files }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file.slice('/tenants/demo/'.length)} ${rule}`);
}

it('CLI-9: a component that is missing is one finding of a page, by its block and as a type', async () => {
  const both = [component('rateNote'), { type: 'rateNote', data: {} }, component('rateNote')];
  expect(await errors(both)).toEqual(['pages/home.json unknown-block-type']);
});

it('CLI-9: components with names that are alike up to a quotation mark are reported each', async () => {
  expect(await errors([component('rate "a"'), component('rate "b"')])).toHaveLength(2);
});

it('CLI-9: an empty object is one finding, whatever is missing within it', async () => {
  expect(await errors([{ type: 'reviews', data: { reviews: [{}] } }])).toEqual([
    'pages/home.json missing-property',
  ]);
});

it('CLI-9: a link to a page whose path has a space is one finding, about the path', async () => {
  const files = { 'pages/used.json': pageJson('/used cars') };
  expect(await errors([button('/used-cars'), button('/other')], files)).toEqual([
    'pages/used.json pattern',
    'pages/home.json link-target',
  ]);
});

it('CLI-9: a link to an id that is invalid on its page is one finding, about the id', async () => {
  const block = { ...button('/'), id: 'opening hours' };
  const files = { 'pages/contact.json': pageJson('/contact', [block]) };
  expect(await errors([button('/contact#opening-hours')], files)).toEqual([
    'pages/contact.json pattern',
  ]);
  const others = { ...files, 'pages/team.json': pageJson('/team') };
  expect(await errors([button('/team#opening-hours')], others)).toHaveLength(2);
});

const heic = `\0\0\0\u0018ftypheic\0\0\0\0mif1heic${'a'.repeat(100)}`;

it.each(['yard.heic', 'yard.jpg'])('CLI-9: a HEIC photo as %s is one finding', async (name) => {
  const image = { type: 'image', data: { file: { url: `/assets/${name}` }, alt: 'A yard' } };
  const memory = memoryFileSystem(
    tenantFiles('demo', { 'pages/home.json': pageJson('/', [image]), [`assets/${name}`]: heic }),
  );
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(findings.filter(({ rule }) => /^(?:asset-type|picture)/.test(rule))).toEqual([
    expect.objectContaining({
      rule: name === 'yard.heic' ? 'picture-expected' : 'picture-refused',
      message: expect.stringMatching(/that browsers don't show|HEIC photo/),
    }),
  ]);
});

it('CLI-9: a component under the name of a built-in block type is one finding, its uses are none', async () => {
  const file = (name: string) => ({
    'components/rate-note.json': JSON.stringify({
      name,
      blocks: [{ type: 'paragraph', data: { text: 'Rates' } }],
    }),
  });
  for (const use of ['rateNote', 'table'])
    expect(await errors([component(use)], file('table'))).toEqual([
      'components/rate-note.json component-name',
    ]);
  expect(await errors([component('rateNote')], file('rateNote'))).toEqual([]);
});

it('CLI-9: a link to a car whose page a redirect hides is one finding, about the redirect', async () => {
  const files = {
    'data/cars.json': JSON.stringify([{ id: 'h1', slug: 'tern-h1', name: 'Tern' }]),
    'redirects.json': JSON.stringify([{ from: '/cars/tern-h1', to: '/' }]),
    'pages/home.json': pageJson('/', [button('/cars/tern-h1')]),
  };
  const memory = memoryFileSystem(tenantFiles('demo', files));
  const config = () => ({ report: 'check', now: '2026-11-21T01:00:00Z' }) as const;
  const { findings } = await createChecker({ files: memory, config }).check('/tenants/demo');
  expect(
    findings.map(({ rule }) => rule).filter((rule) => /^(?:link|redirect)-/.test(rule)),
  ).toEqual(['redirect-hides-profile']);
});
