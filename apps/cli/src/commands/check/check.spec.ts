import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { header, pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { listenTo, startCli } from '../../testing/run-cli.ts';
import { afterTest, brokenPage, hasDemo, temporaryTenant } from '../../testing/temporary-tenant.ts';

const fine = { publicationDate: '2020-03-02', seo: { description: 'New and used cars.' } };
const fineHome = {
  ...fine,
  title: 'Home',
  seo: { description: 'Cars and service beside the harbour.' },
};
const link = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/nowhere' }] } };
const skipped = { type: 'header', data: { text: 'A', level: 3 } };
const files = {
  'pages/home.json': pageJson('/', undefined, fineHome),
  'pages/broken.json': brokenPage,
  'pages/sale.json': pageJson('/sale', [link, skipped], fine),
  'pages/twin.json': pageJson('/sale', undefined, fine),
};

interface Told {
  readonly file: string;
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}

async function outcomeOf(cwd: string, ...args: readonly string[]) {
  const { code, stdout } = await callCli([...args, '-f', 'json'], { cwd });
  const { findings } = JSON.parse(stdout) as { findings: Told[] };
  return { code, rules: findings.map(({ rule, severity }) => `${severity} ${rule}`), findings };
}

describe('forecourt check', () => {
  it('CLI-2: reports everything that validate and lint report, each finding once', async () => {
    const cwd = await temporaryTenant(files);
    const [checked, validated, linted] = [
      await outcomeOf(cwd, 'check'),
      await outcomeOf(cwd, 'validate'),
      await outcomeOf(cwd, 'lint'),
    ];
    const described = ({ findings }: typeof checked) =>
      findings.map(({ file, message }) => `${file} ${message}`);
    expect(new Set(described(checked))).toEqual(
      new Set([...described(validated), ...described(linted)]),
    );
    expect(described(checked)).toHaveLength(new Set(described(checked)).size);
    expect(checked.rules.filter((rule) => rule === 'error link-target')).toHaveLength(1);
    expect(checked.code).toBe(1);
  });

  it('CLI-2: a slug names a tenant whose site.json is missing', async () => {
    const cwd = await temporaryTenant();
    await rm(join(cwd, 'tenants/demo/site.json'));
    expect((await outcomeOf(cwd, 'check', 'demo')).rules).toContain('error missing-site');
  });

  describe.each(['validate', 'lint', 'check'])(
    '%s, with a broken file of the tenant',
    (command) => {
      const named = {
        type: 'cardsTool',
        data: { cards: [{ heading: 'A', image: '/assets/a.svg' }] },
      };
      const page = pageJson('/sale', [link, named, skipped], fine);
      const run = async (broken: Record<string, string>, ...args: string[]) => {
        const cwd = await temporaryTenant({ 'pages/sale.json': page, ...broken });
        const { code, findings } = await outcomeOf(cwd, command, ...args);
        return [code, ...findings.map(({ file, rule }) => `${file.slice(13)} ${rule}`).sort()];
      };
      const references = ['pages/sale.json asset-exists', 'pages/sale.json link-target'];
      const warning = 'pages/sale.json image-alt-missing';

      it.each([
        ['{ "slug": ', ['site.json syntax']],
        [siteJson('demo', { theme: 'dark' }), ['site.json wrong-type']],
      ])(
        'CLI-6: checks what can be without usable settings, and says what it left out: %s',
        async (site, ofSettings) => {
          const broken = {
            'site.json': site,
            'pages/home.json': pageJson('/', undefined, fineHome),
          };
          // Warnings of rules are no part of `validate`.
          const ofRules = command === 'validate' ? [] : [warning];
          const findings = [1, ...[...references, ...ofRules].sort(), ...ofSettings];
          expect(await run(broken)).toEqual(findings);
          // Also if only one page is asked for, since it can't be judged without the settings.
          expect(await run(broken, 'tenants/demo/pages/sale.json')).toEqual(findings);
          expect(await run(broken, 'tenants/demo/pages/home.json')).toEqual([1, ...ofSettings]);
        },
      );

      it.each(['data/models.json', 'components/call-us.json', 'redirects.json'])(
        'CLI-6: one page fails where %s, which it may depend on, can’t be read',
        async (file) => {
          const asked = 'tenants/demo/pages/home.json';
          const home = { 'pages/home.json': pageJson('/', undefined, fineHome) };
          expect(await run({ ...home, [file]: '[' }, asked)).toEqual([1, `${file} syntax`]);
          expect(await run({ ...home, 'pages/broken.json': '[' }, asked)).toEqual([0]);
        },
      );
    },
  );

  it.skipIf(!hasDemo)('CLI-7: the demo tenants have no findings, today or later', async () => {
    const cwd = join(import.meta.dirname, '../../../../..');
    const inAYear = new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10);
    for (const date of [[], ['--date', inAYear], ['--date', '2028-02-29']]) {
      const { stdout } = await callCli(['check', '-f', 'compact', ...date], { cwd });
      expect([...date, stdout]).toEqual([...date, '']);
    }
  });

  it('CLI-6: --date checks as of another day', async () => {
    const offers = [{ id: 'a', heading: 'A', ends_on: '2026-11-30' }];
    const cwd = await temporaryTenant({ ...files, 'data/offers.json': JSON.stringify(offers) });
    const rules = async (date: string) => (await outcomeOf(cwd, 'check', '--date', date)).rules;
    expect(await rules('2026-10-01')).not.toContain('warning offer-ended');
    expect(await rules('2026-11-30')).not.toContain('warning offer-ended');
    expect(await rules('2026-12-01')).toContain('warning offer-ended');
    expect(await rules('2026-11-30T23:00+11:00')).not.toContain('warning offer-ended');
    const wrong = await callCli(['validate', '--date', '2026-02-30'], { cwd });
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('--date 2026-02-30')]);
  });

  it('CLI-6: a finding has one id, the same in every command that reports it', async () => {
    const steps = [
      { key: 'a', customRules: { skipRules: [{ key: 'name', values: ['x'], target: 'nowhere' }] } },
      { key: 'b', customRules: { skipRules: [{ key: 'name', values: ['x'], target: 'a' }] } },
      { key: 'b' },
    ];
    const fields = ['name', 'phone', 'email'].map((name, at) => ({
      ...{ name, type: 'text', label: name, stepKey: ['a', 'b', 'b'][at] },
    }));
    const form = { type: 'form', data: { type: 'multi', formSteps: steps, fields } };
    const image = { type: 'image', data: { file: { url: '/assets/none.svg' }, alt: '' } };
    const cwd = await temporaryTenant({
      'pages/form.json': pageJson('/form', [form, image, link], fine),
      'pages/date.json': pageJson('/date', undefined, { ...fine, publicationDate: '29/01/2024' }),
      'pages/day.json': pageJson('/day', undefined, { ...fine, publicationDate: '2024-02-30' }),
      'pages/twin.json': pageJson('/day', undefined, fine),
      'pages/privacy.json': pageJson('/privacy-policy', undefined, fine),
      'pages/thanks.json': pageJson('/thank-you', undefined, fine),
    });
    const errors = async (command: string) => {
      const { findings } = await outcomeOf(cwd, command);
      return findings
        .filter(({ severity }) => severity === 'error')
        .map(({ file, rule }) => `${file.slice(19)} ${rule}`);
    };
    const expected = [
      'date.json publication-date-malformed',
      'day.json publication-date-malformed',
      'form.json asset-exists',
      'form.json form-step-repeated',
      'form.json form-step-target-backward',
      'form.json form-step-target-missing',
      'form.json link-target',
      'twin.json duplicate-path',
    ];
    for (const command of ['check', 'validate', 'lint'])
      expect([command, ...(await errors(command)).sort()]).toEqual([command, ...expected]);
  });

  it('CLI-2 CLI-9: check, validate and lint apply the level of the configuration to a broken link', async () => {
    const sale = pageJson('/sale', [link], { ...fine, title: 'Sale' });
    const cwd = await temporaryTenant({ 'pages/sale.json': sale });
    const config = (level: string) =>
      writeFile(
        join(cwd, 'forecourt.config.json'),
        JSON.stringify({ rules: { 'link-target': level } }),
      );
    for (const [level, expected] of [
      ['warning', ['warning link-target']],
      ['off', []],
    ] as const) {
      await config(level);
      for (const command of ['check', 'lint', 'validate']) {
        const { rules, code } = await outcomeOf(cwd, command, 'tenants/demo/pages/sale.json');
        const inView = command === 'validate' ? [] : expected;
        expect([level, command, rules, code]).toEqual([level, command, inView, 0]);
      }
    }
  });

  it('CLI-2: --watch looks at everything again when the configuration comes or changes', async () => {
    const cwd = await temporaryTenant({ 'pages/home.json': pageJson('/') });
    const configure = (text: string) => writeFile(join(cwd, 'forecourt.config.json'), text);
    const level = (is: string) => `{ "rules": { "publication-date-missing": "${is}" } }`;
    const child = startCli(['lint', '--watch', '-f', 'compact'], { cwd });
    const { heard, until, exit } = listenTo(child);
    afterTest(async () => {
      child.kill('SIGTERM');
      await exit;
    });
    await until('Ctrl+C ends');
    expect(heard()).toContain('warning: the page has no publicationDate');
    await configure(level('error'));
    await until('error: the page has no publicationDate');
    await configure('{');
    await until('forecourt: forecourt.config.json:1:2 not valid JSON');
    await configure(level('off'));
    await until('Ctrl+C ends', 3);
    expect(heard().slice(heard().lastIndexOf('not valid JSON'))).not.toContain('publicationDate');
    child.kill('SIGINT');
    expect(await exit).toBe(0);
  });

  it.each(['lint', 'check'])('CLI-2: %s --watch reports again after a change', async (command) => {
    const cwd = await temporaryTenant({
      'pages/home.json': files['pages/home.json'],
      'pages/sale.json': files['pages/sale.json'],
    });
    const child = startCli([command, '--watch', '-f', 'compact'], { cwd });
    const { until, exit } = listenTo(child);
    afterTest(async () => {
      child.kill('SIGTERM');
      await exit;
    });
    await until('Read 3 of 3 files; watching');
    await writeFile(join(cwd, 'tenants/demo/pages/home.json'), pageJson('/', [skipped], fine));
    await until('tenants/demo/pages/home.json:');
    await until('Read 1 of 3 files; watching');
    // A page that appears fixes the link of another one.
    await writeFile(
      join(cwd, 'tenants/demo/pages/new.json'),
      pageJson('/nowhere', undefined, fine),
    );
    await until('Read 1 of 4 files; watching');
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  });

  it('CLI-4: options that do not go together are refused', async () => {
    const cwd = await temporaryTenant({ 'pages/a.json': pageJson('/a', [header('A')]) });
    const said = async (...args: string[]) => {
      const { code, stderr } = await callCli(['check', ...args], { cwd });
      return `${code} ${stderr}`;
    };
    expect(await said('--watch', '--fix')).toMatch(/^2 forecourt: --watch only reads/);
    expect(await said('--watch', '--changed-since', 'HEAD')).toMatch(/^2 .* do not go together/);
    expect(await said('--cache-location', 'x')).toMatch(/^2 .* needs --cache/);
    expect(await said('--threads', '0')).toMatch(/^2 .*whole number from 1 to 64/);
  });

  it('CLI-7: --external requests links to other sites, and no address of the own network', async () => {
    const page = pageJson(
      '/',
      [{ type: 'paragraph', data: { text: '<a href="http://127.0.0.1:9/a">A</a>' } }],
      fine,
    );
    const cwd = await temporaryTenant({ 'pages/home.json': page });
    const { stderr } = await callCli(['check', '--external'], { cwd });
    expect(stderr).toContain('forecourt: 1 link to other sites could not be checked');
    const watched = await callCli(['check', '--external', '--watch'], { cwd });
    expect(watched.stderr).toMatch(/--watch and --external do not go together/);
  });
});
