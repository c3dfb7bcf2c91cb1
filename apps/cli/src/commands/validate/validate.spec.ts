import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { runCli } from '../../testing/run-cli.ts';
import {
  brokenCopy,
  brokenPage,
  hasDemo,
  temporaryFolder,
  temporaryTenant,
} from '../../testing/temporary-tenant.ts';

const repository = join(import.meta.dirname, '../../../../..');
const files = ['compact', 'json', 'ndjson', 'sarif', 'junit', 'github', 'gitlab', 'markdown'];

describe('forecourt validate', () => {
  it.skipIf(!hasDemo)('CLI-1, CLI-4: finds nothing in the demo tenants and exits 0', async () => {
    const { code, stdout, stderr } = await runCli(['validate'], { cwd: repository });
    expect(stdout).toMatch(/^No findings in [\d,]+ files; exit 0: no problems\n$/);
    expect([code, stderr]).toEqual([0, '']);
  });

  it.skipIf(!hasDemo)(
    'CLI-1, CLI-4: a broken copy gives the right file, line and column in every format at once',
    async () => {
      const { folder, tenant, file, line, column } = await brokenCopy();
      const formats = files.flatMap((name) => ['--format', `${name}:reports/${name}.txt`]);
      const args = ['validate', tenant, ...formats];
      const { code, stdout, stderr } = await runCli(args, { cwd: folder });
      expect([code, stderr]).toEqual([1, '']);
      const sentence = 'blocks[0].data: unknown property "styel", did you mean "style"?';
      expect(stdout.split('\n')[0]).toBe(`${file}:${line}:${column} ${sentence}`);

      const text = (name: string) => readFile(join(folder, `reports/${name}.txt`), 'utf8');
      const parsed = async (name: string) => JSON.parse(await text(name));
      expect(await text('compact')).toBe(
        `${file}:${line}:${column}: error: ${sentence} [unknown-property]\n`,
      );
      const finding = {
        file,
        line,
        column,
        endLine: line,
        endColumn: column + '"styel"'.length,
        pointer: '/blocks/0/data',
        rule: 'unknown-property',
        severity: 'error',
        message: 'unknown property "styel", did you mean "style"?',
        suggestion: 'style',
      };
      const report = await parsed('json');
      expect(report).toEqual({
        version: 1,
        findings: [finding],
        rules: { 'unknown-property': { title: expect.any(String), url: expect.any(String) } },
        summary: { files: expect.any(Number), errors: 1, warnings: 0 },
      });
      expect(Object.keys(report.findings[0])).toEqual(Object.keys(finding));
      expect(await parsed('ndjson')).toEqual(finding);
      const [location] = (await parsed('sarif')).runs[0].results[0].locations;
      expect(location.physicalLocation).toMatchObject({
        artifactLocation: { uri: file },
        region: { startLine: line, startColumn: column },
      });
      expect(await text('junit')).toContain(`<testcase name="unknown-property ${line}:${column}"`);
      expect(await text('junit')).toContain(`>${file}:${line}:${column} blocks[0].data: unknown`);
      expect(await text('github')).toContain(
        `::error file=${file},line=${line},endLine=${line},col=${column},`,
      );
      expect((await parsed('gitlab'))[0].location).toEqual({
        path: file,
        lines: { begin: line, end: line },
      });
      expect(await text('markdown')).toContain(`home.json:${line}:${column}`);
    },
  );

  it('CLI-1: shows the source line with a caret below the finding', async () => {
    const cwd = await temporaryTenant({ 'pages/broken.json': brokenPage });
    const { stdout } = await callCli(['validate'], { cwd });
    expect(stdout).toBe(
      [
        'tenants/demo/pages/broken.json:7:19 blocks[0].data: unknown property "txet", did you mean "text"? It is here as well, so remove one of the two',
        '   7 │       "level": 2, "txet": "Hello", "text": "Hello"',
        '     │                   ^^^^^^ error unknown-property',
        '',
        '1 error in 3 files; exit 1: errors were found',
        '',
      ].join('\n'),
    );
  });

  it('CLI-4: a format for machines is alone on stdout, the same byte for byte each time', async () => {
    const cwd = await temporaryTenant({ 'pages/broken.json': brokenPage, 'pages/bad.json': '{' });
    const args = ['validate', '--format', 'json'];
    const first = await callCli(args, { cwd });
    const second = await callCli(args, { cwd });
    expect(first.stdout).toBe(second.stdout);
    const { findings, summary } = JSON.parse(first.stdout);
    expect(findings.map((finding: { file: string }) => finding.file)).toEqual([
      'tenants/demo/pages/bad.json',
      'tenants/demo/pages/broken.json',
    ]);
    expect(summary).toEqual({ files: 4, errors: 2, warnings: 0 });
    expect(first.stderr).toBe('2 errors in 4 files; exit 1: errors were found\n');
  });

  it('CLI-1: files are named from the working directory, wherever that is', async () => {
    const cwd = await temporaryTenant({ 'pages/broken.json': brokenPage });
    const tenant = join(cwd, 'tenants/demo');
    const within = await callCli(['validate', '.', '-f', 'compact'], { cwd: tenant });
    expect(within.stdout).toMatch(/^pages\/broken\.json:7:19: error/);
    const beside = await callCli(['validate', tenant, '-f', 'compact'], {
      cwd: await temporaryFolder(),
    });
    expect(beside.stdout).toMatch(
      /^\.\.\/forecourt-test-\w+\/tenants\/demo\/pages\/broken\.json:7/,
    );
  });

  it('CLI-1: a file is checked from within its own folder, too', async () => {
    const cwd = await temporaryTenant({ 'pages/broken.json': brokenPage });
    const pages = join(cwd, 'tenants/demo/pages');
    const { code, stdout } = await callCli(['validate', 'broken.json', '-f', 'compact'], {
      cwd: pages,
    });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^broken\.json:7:/);
  });

  it('CLI-1: takes a file or a folder of a tenant and says what belongs to it alone', async () => {
    const cwd = await temporaryTenant({
      'pages/broken.json': brokenPage,
      'pages/models/bad.json': '{',
    });
    const run = (path: string) => callCli(['validate', path, '-f', 'compact'], { cwd });
    const file = await run('tenants/demo/pages/broken.json');
    const folder = await run('tenants/demo/pages/models');
    const fine = await run('tenants/demo/pages/home.json');
    expect(file.stdout).toMatch(/^[^\n]+broken\.json:7:19: [^\n]+\n$/);
    expect(folder.stdout).toMatch(/^[^\n]+models\/bad\.json:1:2: [^\n]+\n$/);
    expect(fine.stderr).toBe('No findings in 1 file; exit 0: no problems\n');
    expect([file.code, folder.code, fine.code]).toEqual([1, 1, 0]);
  });

  it('CLI-4: warnings fail only if asked to, and --quiet hides but counts them', async () => {
    const cwd = await temporaryTenant({ 'data/carz.json': '[]' });
    const run = (...args: string[]) => callCli(['validate', ...args], { cwd });
    const plain = await run();
    const strict = await run('--fail-level', 'warning');
    const enough = await run('--max-warnings', '1');
    const few = await run('--max-warnings', '0');
    const quiet = await run('--quiet');
    expect([plain.code, strict.code, enough.code, few.code, quiet.code]).toEqual([0, 1, 0, 1, 0]);
    expect(plain.stdout).toContain('│ ');
    expect(plain.stdout).toContain('warning unknown-data');
    expect(quiet.stdout).toBe('1 warning in 3 files; exit 0: no errors\n');
  });

  it('TEN-10: a domain that two tenants claim is reported for each, also when one is checked alone', async () => {
    const cwd = await temporaryTenant({
      '../other/site.json': siteJson('other', {
        id: 2,
        domains: ['other.example', 'demo.example'],
      }),
      '../other/pages/home.json': '{"schemaVersion":1,"path":"/","title":"A","blocks":[]}',
      '../broken/site.json': '{"domains": ["other.example"], "colour": 1}',
    });
    const conflicts = async (...args: string[]) => {
      const { code, stdout } = await callCli([...args, '-f', 'compact'], { cwd });
      const lines = stdout.split('\n').filter((line) => line.includes('[duplicate-name]'));
      return [
        code,
        ...lines.map((line) => line.replace(/:1:\d+: error/, '').replace(/: the domain .*$/, '')),
      ];
    };
    const broken = 'tenants/broken/site.json: domains[0]';
    const demo = 'tenants/demo/site.json: domains[0]';
    const others = ['tenants/other/site.json: domains[0]', 'tenants/other/site.json: domains[1]'];
    expect(await conflicts('validate')).toEqual([1, broken, demo, ...others]);
    expect(await conflicts('validate', 'tenants/demo')).toEqual([1, demo]);
    expect(await conflicts('check', 'tenants/other')).toEqual([1, ...others]);
    expect(await conflicts('validate', 'tenants/other/site.json')).toEqual([1, ...others]);
  });

  it('TEN-10: a website id that two tenants have is reported of each, without a dashboard as a warning', async () => {
    const idsOf = async (first: object, second: object) => {
      const cwd = await temporaryTenant({
        'site.json': siteJson('demo', { id: 41, ...first }),
        '../other/site.json': siteJson('other', { id: '0041', ...second }),
        '../third/site.json': siteJson('third', { id: 42 }),
      });
      const { stdout } = await callCli(['validate', '-f', 'compact'], { cwd });
      return stdout
        .split('\n')
        .filter((line) => line.includes('[duplicate-name]'))
        .map((line) => line.replace(/:1:\d+:/, '').replace(/;.*$/, ''));
    };
    expect(await idsOf({}, {})).toEqual([
      'tenants/demo/site.json warning: id: "other" has the same website id',
      'tenants/other/site.json warning: id: "demo" has the same website id',
    ]);
    const integrations = { dashboardHost: 'https://dashboard.example' };
    expect(await idsOf({ integrations }, { integrations })).toEqual([
      expect.stringContaining('tenants/demo/site.json error: id: the website id "41" is also'),
      expect.stringContaining('tenants/other/site.json error: id: the website id "41" is also'),
    ]);
    expect(await idsOf({}, { id: 43 })).toEqual([]);
  });

  describe('TEN-10: with the operator’s file of domains', () => {
    const claims = {
      'site.json': siteJson('demo', { domains: ['demo.example'] }),
      'pages/home.json': '{"schemaVersion":1,"path":"/","title":"A","blocks":[]}',
      '../thief/site.json': siteJson('thief', { id: 2, domains: ['demo.example', 'new.example'] }),
      '../thief/pages/home.json': '{"schemaVersion":1,"path":"/","title":"A","blocks":[]}',
      '../../domains.json': '{"demo": ["Demo.Example", "www.demo.example"], "thief": []}',
    };
    const run = async (list: string | undefined, ...args: string[]) => {
      const cwd = await temporaryTenant(claims);
      if (list !== undefined) await writeFile(join(cwd, 'domains.json'), list);
      const env = { FORECOURT_DOMAINS: 'domains.json' };
      return callCli([...args, '-f', 'compact'], { cwd, env });
    };

    it.each(['validate', 'check'])('TEN-10: %s is green for the owner', async (command) => {
      const { code, stdout } = await run(undefined, command, 'tenants/demo');
      expect([code, stdout]).toEqual([0, expect.not.stringContaining('error')]);
    });

    it('TEN-10: only the others have findings, which name the owner and the file', async () => {
      const { code, stdout } = await run(undefined, 'validate');
      expect(code).toBe(1);
      const [taken, unlisted, ...more] = stdout.trimEnd().split('\n');
      expect(more).toEqual([]);
      expect(taken).toContain('tenants/thief/site.json:1:');
      expect(taken).toContain(
        'domains[0]: the operator\'s file domains.json (FORECOURT_DOMAINS) gives the domain "demo.example" to the tenant "demo", so it is not served from here; remove it, or ask the operator to list it for "thief" [domain-not-allowed]',
      );
      expect(unlisted).toContain(
        'domains[1]: the operator\'s file domains.json (FORECOURT_DOMAINS) lists the domain "new.example" for no tenant',
      );
    });

    it.each([
      ['{"demo": ["127.0.0.1"]}', 'domains.json:1:11 demo[0]: "127.0.0.1" is not a host name'],
      ['{', 'domains.json:1:2 not valid JSON'],
    ])('TEN-10, CLI-4: a file that can’t be used is invalid usage: %s', async (list, message) => {
      const { code, stderr } = await run(list, 'check');
      expect(code).toBe(2);
      expect(stderr).toContain(
        `FORECOURT_DOMAINS must name a file of domains by tenant, but ${message}`,
      );
    });
  });

  it('TEN-10: without the operator’s file, a conflict says who keeps the domain', async () => {
    const cwd = await temporaryTenant({
      '../thief/site.json': siteJson('thief', { id: 2, domains: ['demo.example'] }),
    });
    const { stdout } = await callCli(['validate', '-f', 'compact'], { cwd });
    expect(stdout).toContain(
      'only one tenant can have it: a server that already serves it keeps serving it from the same tenant, otherwise nobody is served there',
    );
  });

  it('CLI-1: a tenant without settings is a finding, not a refusal', async () => {
    const cwd = await temporaryTenant();
    await rm(join(cwd, 'tenants/demo/site.json'));
    const { code, stdout } = await callCli(['validate', 'tenants/demo', '-f', 'compact'], { cwd });
    expect(stdout).toContain('tenants/demo/site.json:1:1: error: is missing');
    expect(code).toBe(1);
  });
});
