import { memoryFileSystem } from '@forecourt/content/testing/memory-file-system';
import { pageJson, tenantFiles } from '@forecourt/content/testing/sample-tenant';
import { expect, it } from 'vitest';
import { createChecker } from './create-checker.ts';
import type { CheckSettings } from './settings.ts';

const reason = 'The page comes on Friday.';

/** Findings about references, of a home page with two dead links, a missing picture and suppressions. */
async function found(
  report: CheckSettings['report'],
  lintIgnore: readonly object[],
  lintConfig?: CheckSettings['config'],
) {
  const link = (href: string) => ({
    type: 'buttons',
    data: { buttons: [{ href, text: 'Rates' }] },
  });
  const page = pageJson('/', [
    link('/friday'),
    link('/never'),
    { type: 'image', data: { file: { url: '/assets/friday.png' }, alt: 'A yard' } },
  ]);
  const home = JSON.stringify({ ...(JSON.parse(page) as object), lintIgnore });
  const files = memoryFileSystem(tenantFiles('demo', { 'pages/home.json': home }));
  const config = () => ({ report, now: '2026-11-21T01:00:00Z', config: lintConfig });
  const { findings } = await createChecker({ files, config }).check('/tenants/demo');
  return findings
    .filter(({ rule }) => /^(?:link-target|asset-exists|suppression-.*)$/.test(rule))
    .map(({ rule, pointer, severity }) =>
      severity === 'error' || lintIgnore.length > 0
        ? `${rule} ${pointer}`
        : `${severity} ${rule} ${pointer}`,
    )
    .sort();
}

const links = [
  'link-target /blocks/0/data/buttons/0/href',
  'link-target /blocks/1/data/buttons/0/href',
];
const picture = 'asset-exists /blocks/2/data/file/url';

it.each(['check', 'validate', 'lint'] as const)(
  'CLI-7 CLI-9: %s suppresses a broken reference that has a reason, and no other',
  async (report) => {
    expect(await found(report, [])).toEqual([picture, ...links]);
    const friday = { rule: 'link-target', reason, pointer: '/blocks/0' };
    expect(await found(report, [friday])).toEqual([picture, links[1]]);
    expect(await found(report, [friday, { rule: 'asset-exists', reason }])).toEqual([links[1]]);
    const until = await found(report, [{ ...friday, until: '2026-11-20' }]);
    // One finding, with the severity of the link, stands for both.
    expect(until).toEqual([picture, links[1], 'suppression-expired /lintIgnore/0/until']);
  },
);

it.each(['check', 'validate', 'lint'] as const)(
  'CLI-7 CLI-9: %s reports broken references at the level that the configuration sets',
  async (report) => {
    expect(await found(report, [], { rules: { 'link-target': 'off' } })).toEqual([picture]);
    const inPages = { files: ['pages'], rules: { 'asset-exists': 'off' as const } };
    expect(await found(report, [], { overrides: [inPages] })).toEqual(links);
    // Only errors are in the view of validate.
    const warnings = report === 'validate' ? [] : links.map((line) => `warning ${line}`);
    const rules = { 'link-target': 'warning' } as const;
    expect(await found(report, [], { rules })).toEqual([picture, ...warnings]);
  },
);

it.each(['check', 'validate', 'lint'] as const)(
  'CLI-7: %s reports an error that keeps a block from being shown, suppressed or not',
  async (report) => {
    const page = pageJson('/', [
      { type: 'buttons', data: { buttons: [{ href: 'www.other.example', text: 'Rates' }] } },
    ]);
    const lintIgnore = [{ rule: 'link-malformed', reason }];
    const home = JSON.stringify({ ...(JSON.parse(page) as object), lintIgnore });
    const files = memoryFileSystem(tenantFiles('demo', { 'pages/home.json': home }));
    const config = () => ({ report, now: '2026-11-21T01:00:00Z' });
    const { findings } = await createChecker({ files, config }).check('/tenants/demo');
    expect(findings.map(({ rule }) => rule)).toContain('link-malformed');
  },
);
