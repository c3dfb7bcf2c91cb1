import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { readDestinations } from '@forecourt/leads';
import { expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const guide = await readFile(
  join(import.meta.dirname, '../../../../../docs/guides/dealer-data.md'),
  'utf8',
);

/** The first example after a heading of the guide. */
const exampleOf = (heading: string): string =>
  /```json\n(.*?)```/s.exec(guide.slice(guide.indexOf(`# ${heading}\n`)))![1]!;

const files = [...guide.matchAll(/^### (data\/\w+\.json)$/gm)].map(([, file = '']) => file);
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150"><circle cx="75" cy="75" r="60"/></svg>';

it('LNG-1 TEN-2: the files of the guide to the dealer’s data have no error, and each is one that is read', async () => {
  expect(files).toHaveLength(6);
  const cwd = await temporaryTenant({
    ...Object.fromEntries(files.map((file) => [file, exampleOf(file)])),
    'pages/tern.json': pageJson('/models/tern', []),
    'assets/people/ana-reid.svg': portrait,
  });
  const { code, stdout } = await callCli(['validate', 'tenants/demo', '--format', 'compact'], {
    cwd,
  });
  expect([code, stdout.split('\n').filter((line) => line.includes('data/'))]).toEqual([0, []]);
});

it('API-4: the destinations of leads in the guide can be used', () => {
  const destinations = readDestinations(exampleOf('Where leads go'));
  expect(JSON.stringify(destinations)).toContain('sales@bay-motors.example');
});
