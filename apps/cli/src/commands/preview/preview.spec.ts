import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shownLogLine } from './server-log.ts';
import { callCli } from '../../testing/call-cli.ts';
import { listenTo, startCli } from '../../testing/run-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

/**
 * A server that keeps to what the preview expects of the built one, and says what it was given.
 * @param stop what it does when it is asked to stop.
 */
const serverThatStops = (stop: string) => `
import { createServer } from 'node:http';
const { PORT, HOST, FORECOURT_TENANTS_DIR, FORECOURT_MODE, FORECOURT_LIST_TENANTS } = process.env;
const site = createServer((req, res) => {
  if (req.url === '/end') res.on('close', () => process.exit(0));
  res.end('hello');
});
site.listen(Number(PORT), HOST, () => {
  const given = [FORECOURT_TENANTS_DIR, FORECOURT_MODE, FORECOURT_LIST_TENANTS].join(' ');
  console.log(JSON.stringify({ level: 40, msg: 'given ' + given }));
  console.log(JSON.stringify({ level: 40, msg: 'listening on ' + site.address().address }));
  console.log(JSON.stringify({ level: 30, msg: 'a visitor came' }));
  console.log(JSON.stringify({ level: 30, msg: 'listening', port: site.address().port }));
});
process.once('SIGTERM', () => ${stop});
`;
const server = serverThatStops('site.close(() => process.exit(0))');

/** It says that it is stopping and goes on until a request to /end. */
const slowServer = serverThatStops(`console.log(JSON.stringify({ level: 40, msg: 'stopping' }))`);

async function withServer(source: string) {
  const cwd = await temporaryTenant();
  const build = join(cwd, 'server.mjs');
  await writeFile(build, source);
  return { cwd, env: { FORECOURT_SITE_BUILD: build } };
}

describe('forecourt preview', () => {
  it('CLI-3: starts the built site in preview mode, prints addresses, ends well on Ctrl+C', async () => {
    const { cwd, env } = await withServer(slowServer);
    const args = ['preview', 'tenants', '--port', '0', '--at', '2024-05-19'];
    // Some shells export their machine's name as HOST; only the option opens the preview to others.
    const child = startCli(args, { cwd, env: { ...env, HOST: '0.0.0.0' } });
    const cli = listenTo(child);
    await cli.until('Ctrl+C ends');
    expect(cli.heard()).toContain('listening on 127.0.0.1');
    expect(cli.heard()).not.toContain('other machines');
    expect(cli.heard()).toContain(`given ${cwd}/tenants preview true`);
    expect(cli.heard()).not.toContain('a visitor came');
    const [, port] = /http:\/\/demo\.localhost:(\d+)\/__preview\?at=2024-05-19/.exec(cli.heard())!;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
    child.kill('SIGINT');
    await cli.until('stopping');
    child.kill('SIGINT');
    await fetch(`http://127.0.0.1:${port}/end`);
    expect(await cli.exit).toBe(0);
  });

  it('OPS-5: --host opens the preview to other machines and says so', async () => {
    const { cwd, env } = await withServer(server);
    const child = startCli(['preview', '-p', '0', '--host', '0.0.0.0'], { cwd, env });
    const cli = listenTo(child);
    await cli.until('Ctrl+C ends');
    expect(cli.heard()).toContain('listening on 0.0.0.0');
    expect(cli.heard()).toContain('other machines can read unpublished content');
    child.kill('SIGTERM');
    expect(await cli.exit).toBe(0);
  });

  it('CLI-3: a tenant’s folder stands for the folder it is in', async () => {
    const { cwd, env } = await withServer(server);
    const child = startCli(['preview', 'tenants/demo', '-p', '0'], { cwd, env });
    const cli = listenTo(child);
    await cli.until('Ctrl+C ends');
    expect(cli.heard()).toContain(`given ${cwd}/tenants preview true`);
    child.kill('SIGTERM');
    expect(await cli.exit).toBe(0);
  });

  it('CLI-3: from within a tenant it prints addresses that reach it, by the slug of its settings', async () => {
    const { cwd, env } = await withServer(server);
    await rename(join(cwd, 'tenants/demo'), join(cwd, 'tenants/Old name'));
    const within = join(cwd, 'tenants/Old name/pages');
    const child = startCli(['preview', '-p', '0'], { cwd: within, env });
    const cli = listenTo(child);
    await cli.until('Ctrl+C ends');
    expect(cli.heard()).toMatch(/^ {2}demo {2}http:\/\/demo\.localhost:\d+\/__preview /m);
    child.kill('SIGTERM');
    expect(await cli.exit).toBe(0);
  });

  it('CLI-3: without a build it says what to run first', async () => {
    const cwd = await temporaryTenant();
    const env = { FORECOURT_SITE_BUILD: join(cwd, 'nowhere.js') };
    expect(await callCli(['preview'], { cwd, env })).toEqual({
      code: 2,
      stdout: '',
      stderr: `forecourt: FORECOURT_SITE_BUILD names ${env.FORECOURT_SITE_BUILD}, where nothing is\n`,
    });
  });

  it('CLI-3: rejected settings are the caller’s error; a crash is an internal error', async () => {
    const taken = await withServer('console.error("port 3000 is taken"); process.exit(2);');
    expect(await callCli(['preview'], taken)).toMatchObject({
      code: 2,
      stderr: 'forecourt: port 3000 is taken\n',
    });
    const broken = await withServer('throw new Error("boom")');
    const { code, stderr } = await callCli(['preview'], broken);
    expect(code).toBe(3);
    expect(stderr).toMatch(/^forecourt: [^\n]*the site could not start:[^\n]*boom[^\n]*\n$/);
  });

  it.each([
    [['--port', '65536'], 'It must be a whole number from 0 to 65535'],
    [['--at', 'May'], '--at May is not a date; write it as 2024-05-20'],
    [['--at', '2024-02-31'], '--at 2024-02-31 is not a date'],
    [['nowhere'], '"nowhere" does not exist'],
  ])('CLI-3: refuses %j', async (args, says) => {
    const { code, stderr } = await callCli(['preview', ...args], await withServer(server));
    expect(stderr).toContain(says);
    expect(code).toBe(2);
  });

  it('CLI-3: shows warnings of the server in words and leaves the rest out', () => {
    expect(shownLogLine('{"level":50,"msg":"page \\u001b[2J failed"}')).toBe(
      'page \\u001b[2J failed',
    );
    expect(shownLogLine('{"level":40,"msg":"is missing","file":"a/site.json","line":1}')).toBe(
      'a/site.json:1: is missing',
    );
    const rejected = 'edit rejected: a/site.json:1:1 not valid JSON';
    const place = { tenant: 'demo', file: 'a/site.json', line: 1 };
    expect(shownLogLine(JSON.stringify({ level: 40, msg: rejected, ...place }))).toBe(rejected);
    expect(shownLogLine('{"level":40,"msg":"no destination","tenant":"demo"}')).toBe(
      'demo: no destination',
    );
    expect(shownLogLine('{"level":30,"msg":"request"}')).toBeUndefined();
    expect(shownLogLine('plain text')).toBe('plain text');
    expect(shownLogLine('null')).toBe('null');
  });
});
