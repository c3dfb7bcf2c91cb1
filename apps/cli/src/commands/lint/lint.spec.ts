import { globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateLintConfig, validatePage } from '@forecourt/block-schemas';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { findingIds } from '../../shared/rules/finding-ids.ts';
import { callCli } from '../../testing/call-cli.ts';
import { runCli } from '../../testing/run-cli.ts';
import { brokenPage, hasDemo, temporaryTenant } from '../../testing/temporary-tenant.ts';

const repository = join(import.meta.dirname, '../../../../..');
const seo = { description: 'New and used cars.' };
const fine = { publicationDate: '2020-03-02', seo };
const fineHome = {
  ...fine,
  title: 'Home',
  seo: { description: 'Cars and service beside the harbour.' },
};
const header = (level: number) => ({ type: 'header', data: { text: 'A', level } });
const good = { 'pages/home.json': pageJson('/', undefined, fineHome) };
/** Two findings of one rule: lines 11 and 18. */
const skipping = pageJson('/sale', [header(3), header(5)], fine);

async function lint(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const cwd = await temporaryTenant({ ...good, ...files });
  return { cwd, ...(await callCli(['lint', '-f', 'compact', ...args], { cwd })) };
}
const rulesIn = (stdout: string) => [...stdout.matchAll(/\[([\w-]+)\]$/gm)].map(([, rule]) => rule);

describe('forecourt lint', () => {
  it.skipIf(!hasDemo)('CLI-2, CLI-4: finds no error in the demo tenants', async () => {
    const { code, stderr } = await runCli(['lint', '-f', 'json:/dev/null'], { cwd: repository });
    expect([code, stderr]).toEqual([0, '']);
  });

  it('CLI-2, CLI-4: reports and exits as validate does', async () => {
    const files = { 'pages/sale.json': skipping };
    const run = async (...args: string[]) => (await lint(files, ...args)).code;
    const { stdout, stderr } = await lint(files);
    expect(stdout.split('\n')[0]).toBe(
      'tenants/demo/pages/sale.json:10:18: warning: blocks[0].data.level: a heading of level 3 follows one of level 1; screen reader users who jump between headings miss a level: use level 2 [heading-order]',
    );
    expect(stderr).toBe('2 warnings in 3 files; exit 0: no errors\n');
    expect([
      await run(),
      await run('--fail-level', 'warning'),
      await run('--max-warnings', '2'),
      await run('--max-warnings', '1'),
    ]).toEqual([0, 1, 0, 1]);
    expect((await lint(files, '--quiet')).stdout).toBe('');
  });

  it('CLI-2: reports unreadable files, and lints the rest', async () => {
    const files = {
      'pages/broken.json': brokenPage,
      'pages/bad.json': '{',
      'pages/sale.json': skipping,
    };
    const { code, stdout } = await lint(files, '--rule', 'heading-order');
    expect(rulesIn(stdout)).toEqual([
      'syntax',
      'unknown-property',
      'heading-order',
      'heading-order',
    ]);
    expect(code).toBe(1);
  });

  it('CUT-4, CLI-2: --at reports what publishing again would change', async () => {
    const buttons = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/' }] } };
    const files = {
      'pages/sale.json': pageJson('/sale', [buttons], { publicationDate: '2024-05-01', seo }),
    };
    expect(rulesIn((await lint(files)).stdout)).toEqual([]);
    expect(rulesIn((await lint(files, '--at', '2024-05-20')).stdout)).toEqual([
      'republication-changes',
    ]);
    const wrong = await lint(files, '--at', '2024-02-31');
    expect([wrong.code, wrong.stderr]).toEqual([
      2,
      'forecourt: --at 2024-02-31 is not a date of the calendar\n',
    ]);
  });

  it('CLI-2: --horizon looks so many days ahead', async () => {
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const files = {
      'data/offers.json': JSON.stringify([{ id: 'a', heading: 'A', ends_on: soon }]),
    };
    expect(rulesIn((await lint(files)).stdout)).toEqual([]);
    expect(rulesIn((await lint(files, '--horizon', '30d')).stdout)).toEqual(['offer-ends-soon']);
    expect((await lint(files, '--horizon', 'soon')).stderr).toBe(
      'forecourt: --horizon soon is no number of days; write it as 30d, at most 3660d\n',
    );
  });

  it('CLI-2: --rule runs one rule, and says which was meant', async () => {
    const { code, stderr } = await lint({}, '--rule', 'heading-odrer');
    expect([code, stderr]).toEqual([
      2,
      'forecourt: there is no rule "heading-odrer", did you mean "heading-order"?\n',
    ]);
  });

  it('CLI-2: the configuration sets levels; findings in it come with line and column', async () => {
    const { cwd } = await lint({ 'pages/sale.json': skipping });
    const run = async (config: string) => {
      await writeFile(join(cwd, 'forecourt.config.json'), config);
      return callCli(['lint', '-f', 'compact'], { cwd });
    };
    const off = await run('{ "rules": { "heading-order": "off" } }');
    expect([off.code, off.stdout]).toEqual([0, '']);
    expect((await run('{ "rules": { "heading-order": "error" } }')).code).toBe(1);
    const misspelt = await run(
      '{\n  "rules": {\n    "heading-odrer": "off",\n    "offer-ended": "loud"\n  }\n}',
    );
    expect([misspelt.code, misspelt.stdout]).toEqual([2, '']);
    expect(misspelt.stderr).toMatch(
      /^forecourt: forecourt\.config\.json:3:5 rules: unknown property "heading-odrer", did you mean "heading-order"\?$/m,
    );
    expect(misspelt.stderr).toMatch(
      /^forecourt: forecourt\.config\.json:4:20 rules\.offer-ended: /m,
    );
    expect((await run('{ "rules": ')).stderr).toMatch(
      /^forecourt: forecourt\.config\.json:1:\d+ not valid JSON/,
    );
    expect((await callCli(['lint', '--config', 'other.json'], { cwd })).stderr).toBe(
      'forecourt: there is no configuration "other.json"\n',
    );
  });

  it('CLI-2: a baseline leaves old findings out until there are more of them', async () => {
    const { cwd } = await lint({ 'pages/sale.json': skipping });
    const run = (...args: string[]) =>
      callCli(['lint', '-f', 'compact', '--baseline', 'known.json', ...args], { cwd });
    expect((await run()).stderr).toBe(
      'forecourt: the baseline "known.json" cannot be read; --update-baseline writes a new one\n',
    );
    expect((await run('--update-baseline')).stderr).toContain('Wrote 2 findings to known.json');
    expect(JSON.parse(await readFile(join(cwd, 'known.json'), 'utf8'))).toEqual({
      version: 1,
      findings: { 'tenants/demo/pages/sale.json': { 'heading-order': 2 } },
    });
    expect((await run('--max-warnings', '0')).code).toBe(0);
    const more = pageJson('/sale', [header(3), header(5), header(2), header(4)], fine);
    await writeFile(join(cwd, 'tenants/demo/pages/sale.json'), more);
    expect(rulesIn((await run()).stdout)).toHaveLength(3);
  });

  it('CLI-2: a baseline that cannot count an error says so', async () => {
    const broken = pageJson('/sale', [header(3)], { ...fine, titel: 'Sale' });
    const { cwd } = await lint({ 'pages/sale.json': broken });
    const { code, stderr, stdout } = await callCli(
      ['check', '--baseline', 'known.json', '--update-baseline'],
      { cwd },
    );
    expect(code).toBe(1);
    expect(stdout).toContain('titel');
    expect(stderr).toContain("1 finding of validation can't be accepted");
  });

  it('CLI-2: a baseline that is updated for some files or rules keeps the others', async () => {
    const pages = {
      'pages/sale.json': skipping,
      'pages/undated.json': pageJson('/undated', undefined, {
        title: 'Undated',
        seo: { description: 'A page without a date.' },
      }),
    };
    const { cwd } = await lint(pages);
    const run = (...args: string[]) =>
      callCli(['lint', '-f', 'compact', '--baseline', 'known.json', ...args], { cwd });
    const known = async () => JSON.parse(await readFile(join(cwd, 'known.json'), 'utf8')).findings;
    await run('--update-baseline');
    const both = {
      'tenants/demo/pages/sale.json': { 'heading-order': 2 },
      'tenants/demo/pages/undated.json': { 'publication-date-missing': 1 },
    };
    expect(await known()).toEqual(both);
    await run('--update-baseline', 'tenants/demo/pages/sale.json');
    expect(await known()).toEqual(both);
    await run('--update-baseline', '--rule', 'offer-ended');
    expect(await known()).toEqual(both);
    await writeFile(join(cwd, 'tenants/demo/pages/sale.json'), pageJson('/sale', undefined, fine));
    const { code, stderr } = await run();
    expect([code, stderr.split('\n')[0]]).toEqual([
      0,
      'known.json counts 2 findings too many: they are fixed; --update-baseline removes them',
    ]);
    await run('--update-baseline');
    expect(Object.keys(await known())).toEqual(['tenants/demo/pages/undated.json']);
  });

  it('CLI-4: several formats at once, each into its file, one alone on stdout', async () => {
    const { cwd } = await lint({ 'pages/sale.json': skipping });
    const formats = ['json', 'sarif=out/lint.sarif', 'junit:out/a=b.xml', 'gitlab=out/a:b.json'];
    const { stdout } = await callCli(['lint', ...formats.flatMap((each) => ['-f', each])], { cwd });
    const read = (name: string) => readFile(join(cwd, 'out', name), 'utf8');
    expect(JSON.parse(stdout).findings).toHaveLength(2);
    const [{ results, tool }] = JSON.parse(await read('lint.sarif')).runs;
    expect(results).toHaveLength(2);
    expect(tool.driver.rules[0].help.markdown).toMatch(/^# heading-order\n/);
    expect(await read('a=b.xml')).toContain('<testsuites name="forecourt lint"');
    expect(JSON.parse(await read('a:b.json'))).toHaveLength(2);
  });

  it('CLI-2: the summary says how many findings --fix can fix', async () => {
    const site = siteJson('demo', { featureFlags: { removeProfilePages: false } });
    const { stderr } = await lint({ 'site.json': site, 'pages/sale.json': skipping });
    expect(stderr).toBe('3 warnings in 3 files; exit 0: no errors; 1 fixable with --fix\n');
  });

  it('CLI-2: --fix fixes what is safe and leaves every other byte', async () => {
    const site = siteJson('demo', { featureFlags: { removeProfilePages: false } });
    const { cwd, stdout, stderr } = await lint({ 'site.json': site }, '--fix');
    expect(stdout).toBe('');
    expect(stderr).toContain('Fixed 1 finding in 1 file\n');
    const fixed = await readFile(join(cwd, 'tenants/demo/site.json'), 'utf8');
    expect(JSON.parse(fixed)).toEqual(JSON.parse(siteJson('demo')));
    expect(fixed).toBe(site.replace(/,?"featureFlags":\{[^}]*\}/, ''));
  });

  it('CLI-2: --fix touches only the files that were asked for', async () => {
    const site = siteJson('demo', { featureFlags: { removeProfilePages: false } });
    const { cwd } = await lint({ 'site.json': site }, '--fix', 'tenants/demo/pages');
    expect(await readFile(join(cwd, 'tenants/demo/site.json'), 'utf8')).toBe(site);
  });

  it('CLI-4: the report is the same in any locale and time zone', async () => {
    const { cwd } = await lint({
      'pages/sale.json': skipping,
      'pages/ä.json': pageJson('/b'),
      'pages/Z.json': pageJson('/z'),
    });
    const run = (TZ: string, LC_ALL: string) =>
      runCli(['lint', '-f', 'json', '--at', '2023-01-01'], { cwd, env: { TZ, LC_ALL } });
    const [one, other] = [await run('UTC', 'C'), await run('Pacific/Kiritimati', 'sv_SE.UTF-8')];
    expect(one.stdout).toBe(other.stdout);
    expect(JSON.parse(one.stdout).findings.length).toBeGreaterThan(2);
  });
});

describe('the documentation of forecourt lint', () => {
  const fences = async () => {
    const text = await readFile(join(repository, 'docs/cli.md'), 'utf8');
    const section = text.split(/^## /m).find((part) => part.startsWith('`forecourt lint`'))!;
    return [...section.matchAll(/```json\n([^]*?)```/g)].map(([, json]) => JSON.parse(json!));
  };

  it('CLI-2: its configuration and its suppression are valid', async () => {
    const [config, suppressed] = await fences();
    expect(validateLintConfig(config)).toEqual([]);
    expect(validatePage({ ...JSON.parse(pageJson('/')), ...suppressed }).findings).toEqual([]);
    expect(suppressed.lintIgnore).toHaveLength(1);
  });
});

describe('forecourt explain', () => {
  it('CLI-2: lists the rules, explains one, and suggests the rule that was meant', async () => {
    const run = (...args: string[]) => callCli(['explain', ...args], { cwd: repository });
    expect((await run()).stdout.split('\n').length).toBeGreaterThan(25);
    expect((await run('heading-order')).stdout).toMatch(
      /^# heading-order\n[^]*## Incorrect\n[^]*## Correct\n/,
    );
    const wrong = await run('heading');
    expect([wrong.code, wrong.stdout]).toEqual([2, '']);
  });

  it('CLI-9: explains every id that a finding can have', async () => {
    const unexplained: string[] = [];
    for (const id of findingIds) {
      const { code, stdout } = await callCli(['explain', id], { cwd: repository });
      if (code !== 0 || !stdout.startsWith(`# ${id}\n\n`) || stdout.length < id.length + 60)
        unexplained.push(id);
    }
    expect(unexplained).toEqual([]);
    expect(findingIds.length).toBe(new Set(findingIds).size);
  });

  it('CLI-9: every id that a schema gives to errors of its values is explained', () => {
    const schemas = join(repository, 'libs/block-schemas/src');
    const named = globSync('**/*.json', { cwd: schemas })
      .map((file) => readFileSync(join(schemas, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/"x-rule":\s*"([^"]+)"/g)].map(([, id]) => id));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((id) => !findingIds.includes(id!))).toEqual([]);
  });

  it('CLI-9: explains what a picture that is refused means, and says which id was meant', async () => {
    const run = (id: string) => callCli(['explain', id], { cwd: repository });
    expect((await run('picture-refused')).stdout).toMatch(
      /^# picture-refused\n\n.*damaged.*\n\nLevel: error.\n\n## What to do\n\n.*Export/,
    );
    expect((await run('picture-refuse')).stderr).toContain('did you mean "picture-refused"?');
  });
});
