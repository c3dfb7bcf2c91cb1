import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { readTenant } from '@forecourt/content';
import { expect, it } from 'vitest';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { previewChecks } from './preview-checks.ts';

const heading = (level: number) => ({ type: 'header', data: { text: 'A', level } });
const dead = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/nowhere' }] } };

it('CLI-3: shows all that check finds, by the configuration, and again after a change', async () => {
  const folder = await temporaryFolder('preview-checks-');
  const directory = join(folder, 'demo');
  const write = (path: string, text: string) => writeFile(join(folder, path), text);
  await mkdir(join(directory, 'pages'), { recursive: true });
  await write('demo/site.json', siteJson('demo'));
  await write('demo/pages/home.json', pageJson('/', [heading(4), { ...heading(2), x: 1 }, dead]));
  const findingsOf = previewChecks(() => new Date('2026-03-01T00:00:00Z'));
  const found = async () => {
    const { snapshot } = await readTenant(directory);
    const findings = await findingsOf(snapshot!);
    expect(findings.every(({ file }) => file.endsWith('/demo/pages/home.json'))).toBe(true);
    return findings.map(({ rule }) => rule);
  };
  const all = await found();
  expect(all).toEqual(expect.arrayContaining(['unknown-property', 'heading-order']));
  expect(all.filter((rule) => /^(?:missing-page|link-target)$/.test(rule))).toHaveLength(1);
  await write('forecourt.config.json', '{ "rules": { "heading-order": "off" } }');
  expect(await found()).not.toContain('heading-order');
  await write('demo/pages/home.json', pageJson('/', [heading(2), dead]));
  expect(await found()).not.toContain('unknown-property');
});

it('CLI-3, CUT-2: checks again once a day begins in the dealer’s time zone', async () => {
  const folder = await temporaryFolder('preview-checks-');
  const directory = join(folder, 'demo');
  const write = (path: string, text: string) => writeFile(join(directory, path), text);
  for (const name of ['pages', 'data']) await mkdir(join(directory, name), { recursive: true });
  await write('site.json', siteJson('demo'));
  await write('pages/home.json', pageJson('/', [{ type: 'offers', data: {} }]));
  const offer = { id: '1', heading: 'Free tow bar', ends_on: '2026-03-01' };
  await write('data/offers.json', JSON.stringify([offer]));
  let now = '2026-03-01T12:59:00Z';
  const findingsOf = previewChecks(() => new Date(now));
  const { snapshot } = await readTenant(directory);
  expect(snapshot?.site.timeZone).toBe('Australia/Sydney');
  const found = async () => (await findingsOf(snapshot!)).map(({ rule }) => rule);
  expect(await found()).toContain('offer-ends-soon');
  now = '2026-03-01T13:01:00Z';
  expect(await found()).toContain('offer-ended');
});
