import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { callCli } from './testing/call-cli.ts';
import { cliEnvironment, listenTo, main, node, runCli, startCli } from './testing/run-cli.ts';
import { brokenPage, temporaryFolder, temporaryTenant } from './testing/temporary-tenant.ts';

const cwd = import.meta.dirname;

describe('forecourt', () => {
  it('CLI-4: prints its version, and help with examples, exit 0', async () => {
    const version = await runCli(['--version'], { cwd });
    const help = await callCli(['--help'], { cwd });
    const ofCommand = await callCli(['validate', '--help'], { cwd });
    expect(version).toEqual({ code: 0, stdout: `${manifest.version}\n`, stderr: '' });
    expect([help.code, ofCommand.code]).toEqual([0, 0]);
    expect(await callCli(['help', 'validate'], { cwd })).toEqual(ofCommand);
    expect((await callCli(['help'], { cwd })).stdout).toBe(help.stdout);
    expect(help.stdout).toMatch(/Examples:\n {2}forecourt check /);
    expect(ofCommand.stdout).toContain('--format github --format sarif:forecourt.sarif');
    expect(ofCommand.stdout).toContain('Exit codes:');
  });

  it('CLI-10: commands are grouped by task, the gate first', async () => {
    const { stdout } = await callCli(['--help'], { cwd });
    expect(stdout).toMatch(/^Check content:\n {2}check /m);
    expect(stdout).toMatch(/^Change content:\n(?: {2}.*\n)* {2}move /m);
    expect(stdout).not.toContain('Commands:');
  });

  it('CLI-5: every command helps, and so does every command below it', async () => {
    const helped: string[] = [];
    const askHelp = async (parents: readonly string[]): Promise<void> => {
      const { code, stdout } = await callCli([...parents, '--help'], { cwd });
      const usage = expect.stringContaining(`Usage: forecourt ${parents.join(' ')}`.trim());
      expect([code, stdout], parents.join(' ')).toEqual([0, usage]);
      helped.push(parents.join(' '));
      const [, ...sections] = stdout.split(/^(?=[A-Z][a-z]+(?: [a-z]+)?:$)/m);
      const lists = sections.filter((text) => !/^(?:Arguments|Options|Examples|Exit)/.test(text));
      for (const [, name] of lists.join('').matchAll(/^ {2}([a-z][\w-]*)/gm))
        if (name !== 'help') await askHelp([...parents, name!]);
    };
    await askHelp([]);
    expect(helped).toEqual(
      expect.arrayContaining(['', 'validate', 'leads list', 'new block', 'move']),
    );
  });

  it('CLI-4: a wrong call exits 2 with what was probably meant, and no stack', async () => {
    const folder = await temporaryTenant({ 'notes.txt': 'x', '../../empty/a.txt': 'x' });
    const calls: [args: string[], says: string][] = [
      [['vaildate'], '(Did you mean validate?)\nRun forecourt --help for usage.\n'],
      [['leads', 'list', '--nope'], "'--nope'\nRun forecourt leads list --help for usage.\n"],
      [['help', 'vaildate'], "unknown command 'vaildate'\n(Did you mean validate?)"],
      [['help', 'new', 'validate'], "unknown command 'validate'\n"],
      [['validate', '--formt', 'json'], 'Did you mean --format?'],
      [['validate', '--format', 'yaml'], 'there is no format "yaml"; choose from pretty, compact'],
      [['validate', '--format', 'json:'], 'names no file after the ":"'],
      [['validate', '-f', 'json', '-f', 'sarif'], 'two formats cannot share stdout'],
      [['validate', '-f', 'json:a', '-f', 'sarif:a'], 'two formats cannot share a;'],
      [['validate', '-f', 'json:tenants'], '"tenants" cannot be written (EISDIR)'],
      [['validate', '-f', 'json:tenants/demo/site.json/a/b'], '" cannot be made (ENOTDIR)'],
      [['validate', '--fail-level', 'hint'], 'Allowed choices are error, warning'],
      [['validate', '--max-warnings', '-1'], 'It must be a whole number from 0.'],
      [['validate', 'nowhere'], '"nowhere" does not exist'],
      [['validate', 'empty'], '"empty" holds no tenant'],
      [['validate', 'empty/a.txt'], '"empty/a.txt" belongs to no tenant'],
      [['validate', 'tenants/demo/notes.txt'], 'is no part of its tenant'],
    ];
    for (const [args, says] of calls) {
      const { code, stderr } = await callCli(args, { cwd: folder });
      expect(stderr, args.join(' ')).toContain(says);
      expect(stderr).not.toMatch(/\n {4}at /);
      expect(code, args.join(' ')).toBe(2);
    }
    expect((await runCli(['validate', 'nowhere'], { cwd: folder })).code).toBe(2);
  });

  it.skipIf(!existsSync('/proc/self'))(
    'CLI-4: a folder that the system refuses to create is reported, not tried for ever',
    async () => {
      const cwd = await temporaryTenant();
      for (const args of [
        ['validate', '-f', 'json:/proc/forecourt/a/b.json'],
        ['new', 'tenant', 'bay-autos', '--in', '/proc/forecourt'],
      ]) {
        const { code, stderr } = await callCli(args, { cwd });
        expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be made (ENOENT)')]);
      }
    },
  );

  it('CLI-4: without a folder of tenants it says what to name', async () => {
    const { code, stderr } = await callCli(['validate'], { cwd: await temporaryFolder() });
    expect([code, stderr]).toEqual([
      2,
      'forecourt: there is no folder "tenants" here; name what to check, such as forecourt validate path/to/tenant\n',
    ]);
  });

  it('CLI-4: an internal error is one line and exit 3; the stack shows only on demand', async () => {
    const folder = await temporaryTenant();
    const error = 'JSON.stringify = () => { throw new Error("boom\\u001b[31m") }';
    const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(error)}`];
    const args = ['validate', '--format', 'json'];
    const [plain, debug] = await Promise.all([
      runCli(args, { cwd: folder, nodeOptions }),
      runCli(args, { cwd: folder, nodeOptions, env: { FORECOURT_DEBUG: '1' } }),
    ]);
    expect([plain.code, debug.code, plain.stdout]).toEqual([3, 3, '']);
    expect(plain.stderr).toMatch(/^forecourt: internal error: boom/);
    expect(plain.stderr).toMatch(/Please report it [^\n]+\n$/);
    expect(plain.stderr.split('\n')).toHaveLength(2);
    expect(plain.stderr).not.toContain('\u001b');
    expect(debug.stderr).toMatch(/\n {4}at /);
  });

  it('CLI-4: colours nothing unless a terminal or FORCE_COLOR asks; NO_COLOR wins', async () => {
    const folder = await temporaryTenant({ 'pages/broken.json': brokenPage });
    const run = (env: Record<string, string>) => callCli(['validate'], { cwd: folder, env });
    const forced = await run({ FORCE_COLOR: '1' });
    expect(forced.stdout).toContain('\u001b[31m');
    const process = await runCli(['validate'], { cwd: folder, env: { CI: 'true' } });
    const refused = await run({ FORCE_COLOR: '1', NO_COLOR: '1' });
    for (const { stdout } of [process, refused]) expect(stdout).not.toContain('\u001b');
  });

  it.each([
    [['validate', '-f', 'ndjson'], 1],
    [['validate', '-f', 'ndjson', '--watch'], 0],
  ])('CLI-4: a reader that stops early does not change the exit code: %j', async (args, code) => {
    const pages = Array.from({ length: 400 }, (_, at) => [`pages/p${at}.json`, '{'] as const);
    const folder = await temporaryTenant(Object.fromEntries(pages));
    const child = startCli(args, { cwd: folder });
    child.stdout!.destroy();
    let stderr = '';
    child.stderr!.on('data', (text) => (stderr += text));
    expect(await new Promise((done) => child.on('close', done))).toBe(code);
    expect(stderr).not.toMatch(/EPIPE|internal error|\n {4}at /);
  });
});

describe('forecourt lsp without an editor', () => {
  it('CLI-14: ends when nothing reads its answers, though stdin stays open', async () => {
    const child = startCli(['lsp'], { cwd: await temporaryTenant(), stdin: 'pipe' });
    child.stdout!.destroy();
    const request = JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
      params: { processId: null, rootUri: null, capabilities: {} },
    });
    child.stdin!.write(`Content-Length: ${request.length}\r\n\r\n${request}`);
    child.stderr!.resume();
    expect(await new Promise((done) => child.on('exit', done))).toBe(1);
  });
});

describe('forecourt without stderr', () => {
  it.each([
    ['closed', '2>&-', 1],
    ['not writable', '2</dev/null', 1],
    ['closed, invalid usage', '--fail-level no 2>&-', 2],
  ])('CLI-9: exits with the code of the command: %s', async (_, rest, expected) => {
    const cwd = await temporaryTenant({ 'pages/broken.json': brokenPage });
    const line = `"$0" "$1" check --format json ${rest}`;
    const child = spawn('sh', ['-c', line, node, main], { cwd, env: cliEnvironment() });
    child.stdout.resume();
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(expected);
  });
});

describe('forecourt validate --watch', () => {
  it('CLI-4: checks again what changed, follows new tenants, and ends well on Ctrl+C', async () => {
    const folder = await temporaryTenant({ 'pages/about.json': brokenPage });
    const child = startCli(['validate', '--watch', '-f', 'compact'], { cwd: folder });
    const cli = listenTo(child);
    await cli.until('Read 3 of 3 files; watching');
    expect(cli.heard()).toContain('about.json:7:19: error');
    await writeFile(
      join(folder, 'tenants/demo/pages/about.json'),
      brokenPage.replace('"txet": "Hello", ', ''),
    );
    await cli.until('No findings in 3 files; exit 0');
    await cli.until('Read 1 of 3 files; watching');
    await mkdir(join(folder, 'tenants/second/pages'), { recursive: true });
    await cli.until('tenants/second/site.json:1:1: error: is missing');
    await rename(join(folder, 'tenants'), join(folder, 'away'));
    await cli.until(
      'forecourt: "tenants" cannot be read; the watch goes on once the folder is back',
    );
    await rename(join(folder, 'away'), join(folder, 'tenants'));
    await cli.until('tenants/second/site.json:1:1: error: is missing', 2);
    child.kill('SIGINT');
    expect(await cli.exit).toBe(0);
    expect(cli.heard()).not.toContain('\u001b');
  });
});
