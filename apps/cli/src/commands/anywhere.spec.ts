import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../program.ts';
import { callCli } from '../testing/call-cli.ts';
import { node } from '../testing/run-cli.ts';
import { brokenPage, temporaryTenant } from '../testing/temporary-tenant.ts';

const form = { type: 'form', id: 'ask', data: { preset: 'lead' } };
const files = {
  'components/note.json': JSON.stringify({ name: 'note', blocks: [] }),
  'pages/broken.json': brokenPage,
  'pages/ask.json': pageJson('/ask', [form]),
};

describe('from anywhere', () => {
  it.each(['tenants/demo', 'tenants/demo/pages'])(
    'CLI-1, CLI-2, CLI-6, CLI-13: in %s every command is about the tenant of the working directory',
    async (place) => {
      const cwd = join(await temporaryTenant(files), place);
      const call = (...args: string[]) => callCli(args, { cwd });
      for (const command of ['validate', 'check', 'lint']) {
        const { code, stdout } = await call(command, '--format', 'compact');
        expect([command, code]).toEqual([command, 1]);
        expect(stdout).toContain('unknown property "txet"');
      }
      const env = { FORECOURT_TENANTS_DIR: 'tenants' };
      expect((await callCli(['check'], { cwd, env })).stdout).toContain('property "txet"');
      expect((await call('stats', '--format', 'json')).stdout).toContain('"tenant": "demo"');
      expect((await call('forms', 'graph', '/ask')).stdout).toMatch(/^flowchart TD\n/);
      expect((await call('impact', 'form')).stdout).toMatch(/^form: 1 use in 1 file of 1 tenant\n/);
      expect(await call('migrate', '--check')).toMatchObject({ code: 0 });
      expect(await call('diff', '--at', '2024-01-28', '--at', '2024-01-29')).toMatchObject({
        code: 0,
        stderr: '',
      });
    },
  );

  it('CLI-9: a file is named relative to the working directory', async () => {
    const folder = await temporaryTenant(files);
    const namesIn = async (place: string, ...args: string[]) => {
      const cwd = join(folder, place);
      const { stdout } = await callCli(['validate', ...args, '-f', 'compact'], { cwd });
      return new Set(stdout.split('\n').map((line) => line.split(':')[0]));
    };
    expect(await namesIn('tenants/demo/pages')).toContain('broken.json');
    expect(await namesIn('tenants/demo/pages', 'broken.json')).toContain('broken.json');
    expect(await namesIn('tenants/demo')).toContain('pages/broken.json');
    expect(await namesIn('tenants/demo/components')).toContain('../pages/broken.json');
  });

  it('CLI-2: the nearest configuration holds below its folder, up to the repository’s root', async () => {
    const folder = await temporaryTenant(files);
    const cwd = join(folder, 'tenants/demo/pages');
    const levels = async () => {
      const { stdout } = await callCli(['lint', '--format', 'json'], { cwd });
      const found: { rule: string; severity: string }[] = JSON.parse(stdout).findings;
      return found.find(({ rule }) => rule === 'publication-date-missing')?.severity;
    };
    const configure = (at: string, level: string) =>
      writeFile(
        join(at, 'forecourt.config.json'),
        JSON.stringify({ rules: { 'publication-date-missing': level } }),
      );
    const unset = await levels();
    await configure(folder, 'error');
    expect([unset, await levels()]).toEqual(['warning', 'error']);
    await configure(join(folder, 'tenants'), 'off');
    expect(await levels()).toBeUndefined();
    await mkdir(join(folder, 'tenants/demo/.git'));
    expect(await levels()).toBe('warning');
  });

  it('CLI-4: one tenant is named by folder or slug in every command that is about one', async () => {
    const cwd = await temporaryTenant(files);
    const made = await callCli(['new', 'page', 'demo', '/sale'], { cwd });
    expect(made).toMatchObject({
      code: 0,
      stdout: '  tenants/demo/pages/sale.json\n\nPreview it: forecourt preview tenants/demo\n',
    });
    expect(JSON.parse(await readFile(join(cwd, 'tenants/demo/pages/sale.json'), 'utf8')).path).toBe(
      '/sale',
    );
    const env = { npm_lifecycle_event: 'forecourt' };
    const tenant = await callCli(['new', 'tenant', 'bay-autos'], { cwd, env });
    expect(tenant.stdout).toContain(
      '\nPreview it: npm run forecourt -- preview tenants/bay-autos\n',
    );
    for (const args of [
      ['new', 'page', 'nobody', '/x'],
      ['forms', 'list', '--tenant', 'nobody'],
      ['import', 'nobody', 'feed.csv'],
    ])
      expect(await callCli(args, { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr:
          'forecourt: there is no tenant "nobody": name its folder with a site.json, or its slug in "tenants"\n',
      });
  });

  it.each([
    ['demmo', 'demo'],
    ['tenant', 'tenants'],
    ['tenants/demo/pages/brokn.json', 'tenants/demo/pages/broken.json'],
  ])('CLI-1: the path %s that is not there brings up %s', async (path, meant) => {
    const cwd = await temporaryTenant(files);
    expect((await callCli(['check', path], { cwd })).stderr).toBe(
      `forecourt: "${path}" does not exist; did you mean "${meant}"?\n`,
    );
  });

  it('CLI-1, CLI-6, CLI-13: a tenant is named by its slug where paths are, as in other commands', async () => {
    const cwd = await temporaryTenant(files);
    const elsewhere = await temporaryTenant({ 'pages/a.json': pageJson('/a') });
    const dates = ['--at', '2024-01-28', '--at', '2024-01-29'];
    for (const args of [
      ['check', 'demo'],
      ['validate', 'demo'],
      ['lint', 'demo'],
      ['stats', 'demo'],
      ['migrate', '--check', 'demo'],
      ['impact', 'form', 'demo'],
      ['diff', ...dates, 'demo'],
    ]) {
      const bySlug = await callCli(args, { cwd });
      const byFolder = await callCli(
        args.map((arg) => (arg === 'demo' ? 'tenants/demo' : arg)),
        { cwd },
      );
      expect([args[0], bySlug]).toEqual([args[0], byFolder]);
    }
    const env = { FORECOURT_TENANTS_DIR: join(elsewhere, 'tenants') };
    const there = await callCli(['check', 'demo', '-f', 'json'], { cwd, env });
    expect(there.stdout).not.toContain('"txet');
    expect((await callCli(['check', 'nobody'], { cwd })).stderr).toBe(
      'forecourt: "nobody" does not exist; name a tenant\'s folder, its slug in "tenants", a file or a folder of tenants\n',
    );
  });

  it('CLI-13: counts assets and components of a tenant whose settings cannot be used', async () => {
    const cwd = await temporaryTenant({
      ...{ 'site.json': '[]', 'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    });
    const { stdout } = await callCli(['stats', '--format', 'json'], { cwd });
    expect(stdout).toMatch(/"assets": \{\s*"count": 1,/);
  });

  it('CLI-4: the help of every command says in words what is so by default', () => {
    const stream = { write: () => true };
    const program = createProgram({ stdout: stream, stderr: stream, env: {} }, () => {});
    const all = program.commands.flatMap((command) => [command, ...command.commands]);
    const unclear = all.filter((command) =>
      /default: (?:\[\]|false|undefined)/.test(command.helpInformation()),
    );
    expect(all.length).toBeGreaterThan(20);
    expect(unclear.map((command) => command.name())).toEqual([]);
  });

  it('CLI-4: NO_COLOR beside FORCE_COLOR leaves stderr to forecourt', async () => {
    const cwd = await temporaryTenant();
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '1' };
    const bin = join(import.meta.dirname, '../../bin/forecourt.cjs');
    const { stdout, stderr } = spawnSync(node, [bin, 'stats'], { cwd, env, encoding: 'utf8' });
    expect([stdout.startsWith('Tenants\n'), stderr]).toEqual([true, '']);
  });
});
