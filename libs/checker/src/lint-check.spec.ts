import { checkReferences, memoryFileSystem, readTenant } from '@forecourt/content';
import type { MemoryFile } from '@forecourt/content';
import { header, pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { lintCheck } from './lint-check.ts';

const settings = { now: '2026-11-21T01:00:00Z', config: {}, onlyRules: ['heading-order'] };

/** What lint tells of files that are nowhere but in memory. */
async function told(files: Readonly<Record<string, MemoryFile>>) {
  const fs = memoryFileSystem(tenantFiles('demo', files));
  const directory = '/tenants/demo';
  const reading = await readTenant(directory, { fs, allErrors: true });
  const references = reading.snapshot
    ? await checkReferences(reading.snapshot, { fs, directory })
    : [];
  const findings = [...reading.findings, ...references];
  const { found, unread } = await lintCheck({ reading, findings }, directory, { ...settings, fs });
  return [...unread, ...found.map(({ located }) => located)].map(
    ({ file, line, rule }) => `${file}:${line} ${rule}`,
  );
}

describe('linting files that can not all be read', () => {
  const skipping = pageJson('/a', [{ type: 'header', data: { text: 'A', level: 3 } }]);

  it.each(['EACCES', 'EIO', 'EMFILE'])(
    'CLI-2: a page, a component and data that fail with %s are findings; the rest is linted',
    async (fails) => {
      const files = {
        'pages/a.json': skipping,
        'pages/b.json': { fails },
        'components/c.json': { fails },
        'data/offers.json': { fails },
      };
      expect((await told(files)).sort()).toEqual([
        '/tenants/demo/components/c.json:1 unreadable',
        '/tenants/demo/data/offers.json:1 unreadable',
        '/tenants/demo/pages/a.json:10 heading-order',
        '/tenants/demo/pages/b.json:1 unreadable',
      ]);
    },
  );

  it('CLI-2: settings that can not be read are told, and nothing is made up without them', async () => {
    const files = { 'pages/a.json': skipping, 'site.json': { fails: 'EACCES' } };
    expect(await told(files)).toEqual(['/tenants/demo/site.json:1 unreadable']);
  });

  it('CLI-2: a page cut off at any character is a finding or a page', async () => {
    const text = pageJson('/a', [header('Hello')]);
    for (let end = 0; end < text.length; end += 7)
      expect(await told({ 'pages/a.json': text.slice(0, end) })).toEqual([
        expect.stringMatching(/^\/tenants\/demo\/pages\/a\.json:\d+ syntax$/),
      ]);
  });
});
