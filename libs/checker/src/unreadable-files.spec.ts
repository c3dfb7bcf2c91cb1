import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import type { MemoryFile } from '@forecourt/content/testing/memory-file-system';
import { header, pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';

/** Findings of `lint` in files that are in memory alone. */
async function found(content: Readonly<Record<string, MemoryFile>>) {
  const files = memoryFileSystem(tenantFiles('demo', content));
  const config = () => ({
    report: 'lint' as const,
    now: '2026-11-21T01:00:00Z',
    onlyRules: ['heading-order'],
  });
  const { findings } = await createChecker({ files, config }).check('/tenants/demo');
  return findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

describe("linting files of which some can't be read", () => {
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
      expect((await found(files)).sort()).toEqual([
        '/tenants/demo/components/c.json:1 unreadable',
        '/tenants/demo/data/offers.json:1 unreadable',
        '/tenants/demo/pages/a.json:10 heading-order',
        '/tenants/demo/pages/b.json:1 unreadable',
      ]);
    },
  );

  it("CLI-2: settings that can't be read are a finding, and nothing is invented without them", async () => {
    const files = { 'pages/a.json': skipping, 'site.json': { fails: 'EACCES' } };
    expect(await found(files)).toEqual([
      '/tenants/demo/site.json:1 unreadable',
      '/tenants/demo/pages/a.json:10 heading-order',
    ]);
  });

  it('CLI-2: a page cut off at any character is a finding or a page', async () => {
    const text = pageJson('/a', [header('Hello')]);
    for (let end = 0; end < text.length; end += 7)
      expect(await found({ 'pages/a.json': text.slice(0, end) })).toEqual([
        expect.stringMatching(/^\/tenants\/demo\/pages\/a\.json:\d+ syntax$/),
      ]);
  });
});
