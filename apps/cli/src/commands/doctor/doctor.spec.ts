import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres, whyNoPostgres } from '@forecourt/dealership/testing/postgres';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { afterTest, temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';
import { checkNode } from './machine.ts';

interface Report {
  checks: { name: string; health: string; message: string; advice?: string }[];
  summary: { ok: number; warnings: number; problems: number };
}

/** A port that nothing listens on: it was free a moment ago. */
async function listening(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((done) => server.close(() => done())) };
}

async function diagnose(cwd: string, env: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env;
  const run = await callCli(['doctor', '--format', 'json'], { cwd, env: { PATH, ...env } });
  const report = JSON.parse(run.stdout) as Report;
  const named = (name: string) => report.checks.find((each) => each.name === name);
  return { ...run, report, named };
}

describe('forecourt doctor', () => {
  it('CLI-5: a sound place is said to be so, line by line, and exits with 0', async () => {
    const cwd = await temporaryTenant();
    const free = await listening();
    await free.close();
    const { PATH = '' } = process.env;
    const env = { PATH, PORT: String(free.port), FORECOURT_SITE_BUILD: join(cwd, 'tenants') };
    const run = await callCli(['doctor'], { cwd, env });
    expect(run.code).toBe(0);
    expect(run.stdout).toContain(`ok       Node.js: ${process.versions.node}\n`);
    expect(run.stdout).toContain('ok       tenants: 1 in tenants\n');
    expect(run.stdout).toContain('ok       tenant tenants/demo: 1 page\n');
    expect(run.stdout).toContain(`ok       preview port: ${free.port} is free\n`);
    expect(run.stdout).toContain('ok       database: none is named');
    expect(run.stderr).toMatch(/^\n0 problems, \d warnings?\n$/);
  });

  it('CLI-5: without tenants it exits with 1 and says what to do', async () => {
    const { code, report, named } = await diagnose(await temporaryFolder());
    expect(code).toBe(1);
    expect(named('tenants')).toMatchObject({
      health: 'problem',
      message: 'there is no folder tenants',
      advice: expect.stringContaining('FORECOURT_TENANTS_DIR'),
    });
    expect(report.summary.problems).toBe(1);
  });

  it('CLI-5: a tenant that cannot be read is a problem, one with errors a warning', async () => {
    const cwd = await temporaryTenant({ 'pages/bad.json': '{' });
    expect((await diagnose(cwd)).named('tenant tenants/demo')).toMatchObject({
      health: 'warning',
      message: '1 page; 1 error',
    });
    await writeFile(join(cwd, 'tenants/demo/site.json'), '{ "slug": ');
    const { code, named } = await diagnose(cwd);
    expect(code).toBe(1);
    expect(named('tenant tenants/demo')).toMatchObject({
      health: 'problem',
      message: expect.stringMatching(/^tenants\/demo\/site\.json:1:\d+ .*not valid JSON/),
      advice: 'forecourt validate tenants/demo lists all errors',
    });
  });

  it('CLI-5: a wrong configuration, port and site build are reported, each with what to do', async () => {
    const cwd = await temporaryTenant();
    await writeFile(join(cwd, 'forecourt.config.json'), '{ "rules": { "no-such": "off" } }');
    const { code, named } = await diagnose(cwd, { PORT: '99999', FORECOURT_SITE_BUILD: 'nowhere' });
    expect(code).toBe(1);
    expect(named('configuration')).toMatchObject({
      health: 'problem',
      message: expect.stringMatching(/^forecourt\.config\.json:1:\d+ .*no-such/),
    });
    expect(named('preview port')).toMatchObject({ health: 'problem' });
    expect(named('built site')).toMatchObject({ health: 'warning' });
    const taken = await listening();
    afterTest(taken.close);
    await rm(join(cwd, 'forecourt.config.json'));
    const other = await diagnose(cwd, { PORT: String(taken.port) });
    expect(other.named('preview port')).toMatchObject({
      health: 'warning',
      message: `${taken.port} is taken`,
      advice: 'forecourt preview --port 0 takes a free one',
    });
    expect(other.code).toBe(0);
  });

  it('CLI-5: a missing git is a warning, and so is a folder without a repository', async () => {
    const cwd = await temporaryTenant();
    expect((await diagnose(cwd)).named('git')).toMatchObject({ health: 'warning' });
    expect((await diagnose(cwd, { PATH: cwd })).named('git')).toMatchObject({
      health: 'warning',
      message: 'is not there',
    });
  });

  it('CLI-5: a database that cannot be used is a problem; its address is never shown', async () => {
    const cwd = await temporaryTenant();
    const gone = await listening();
    await gone.close();
    const secrets = ['hush', 'somebody', 'secretdb'];
    for (const [url, expected] of [
      ['mysql://somebody:hush@127.0.0.1/secretdb', 'DATABASE_URL must be an address'],
      [
        `postgres://somebody:hush@127.0.0.1:${gone.port}/secretdb`,
        'cannot be reached (ECONNREFUSED)',
      ],
    ] as const) {
      const { code, stdout, stderr, named } = await diagnose(cwd, { DATABASE_URL: url });
      expect(code).toBe(1);
      expect(named('database')).toMatchObject({
        health: 'problem',
        message: expect.stringContaining(expected),
      });
      for (const secret of secrets) expect(stdout + stderr).not.toContain(secret);
    }
  });

  it.skipIf(whyNoPostgres)('CLI-5: a database that answers is ok', async () => {
    const postgres = await startPostgres();
    afterTest(() => postgres.stop());
    const { named } = await diagnose(await temporaryTenant(), { DATABASE_URL: postgres.url });
    expect(named('database')).toEqual({
      name: 'database',
      health: 'ok',
      message: 'that of DATABASE_URL answers',
    });
  });

  it('CLI-5: a Node that is too old is a problem', async () => {
    const context = { env: {}, cwd: '/', folder: 'tenants', nodeVersion: '18.20.4' };
    expect(await checkNode(context)).toMatchObject([
      { health: 'problem', message: expect.stringMatching(/^18\.20\.4 is older than \d/) },
    ]);
  });
});
