import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, readStartSettings } from './config.ts';
import { ConfigError } from './settings/config-error.ts';
import { temporaryFolder } from '@forecourt/block-schemas/testing/temporary-folder';
import { StartError } from './settings/start-error.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/srv')).toEqual({
      port: 3000,
      host: undefined,
      processes: 1,
      metricsHost: '127.0.0.1',
      stop: { drainMs: 5_000, requestsMs: 10_000 },
      tenantsDir: '/srv/tenants',
      dataDir: '/srv/.forecourt',
      diskReserveMb: 256,
      leadsFile: '/srv/.forecourt/leads.sqlite',
      app: { trustProxy: false, listTenants: false, pageCacheMb: 64 },
      mode: 'production',
      logLevel: 'info',
      tenantMemoryMb: 64,
      markupMemoMb: 32,
      pictures: { cpuSeconds: 15, memoryMb: 1024, cacheMb: 2048, ahead: true },
      secrets: [],
      viewerSecrets: [],
      leads: { destinations: {} },
      lender: { own: new Map() },
      valuation: { own: new Map() },
      data: { dashboard: { tokens: new Map() } },
      unknown: [],
    });
  });

  it('takes an empty value as unset', () => {
    expect(readConfig({ PORT: '', TRUST_PROXY: ' ' }, '/srv')).toEqual(readConfig({}, '/srv'));
  });

  it('resolves paths from the working directory', () => {
    const config = readConfig(
      { FORECOURT_TENANTS_DIR: 'sites', FORECOURT_DATA_DIR: '/var/x' },
      '/srv',
    );
    expect(config.tenantsDir).toBe('/srv/sites');
    expect(config.dataDir).toBe('/var/x');
  });

  it.each([
    ['true', true],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
    ['::1', '::1'],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }, '/').app.trustProxy).toBe(expected);
  });

  it('OPS-5: names every bad value in one error that ends the start', () => {
    const read = () =>
      readConfig(
        { PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'my proxy', FORECOURT_MODE: 'x' },
        '/',
      );
    expect(read).toThrow(ConfigError);
    // The process exits with code 2 and the message alone.
    expect(read).toThrow(StartError);
    expect(read).toThrow(/PORT must be a whole number from 0 to 65535, but is "70000"/);
    expect(read).toThrow(/LOG_LEVEL must be one of silent, .*trace, but is "loud"/);
    expect(read).toThrow(/TRUST_PROXY must be .*"my proxy"/);
    expect(read).toThrow(/FORECOURT_MODE must be one of production, preview/);
  });

  it.each(['3000.5', '-1', '0x10', '1e3', 'port'])('refuses PORT=%s', (text) => {
    expect(() => readConfig({ PORT: text }, '/')).toThrow(/PORT/);
  });

  it('API-4: takes secrets newest first, and shows none that it refuses', () => {
    const [today, before] = ['t'.repeat(32), 'b'.repeat(40)];
    expect(readConfig({ FORECOURT_SECRET: ` ${today}, ${before}` }, '/').secrets).toEqual([
      today,
      before,
    ]);
    const read = () => readConfig({ FORECOURT_SECRET: `${today},hush-hush` }, '/');
    expect(read).toThrow(
      'FORECOURT_SECRET must hold secrets of 32 characters or longer; a comma separates two secrets, and none holds one (it is read as 2 secrets)',
    );
    expect(read).not.toThrow(/hush/);
    const short = () => readConfig({ FORECOURT_SECRET: 'hush-hush' }, '/');
    expect(short).toThrow('FORECOURT_SECRET must be 32 characters or longer');
  });

  it('OPS-5: the site listens on every interface, metrics and preview on this machine alone', () => {
    expect(readConfig({}, '/')).toMatchObject({ host: undefined, metricsHost: '127.0.0.1' });
    expect(readConfig({ FORECOURT_MODE: 'preview' }, '/').host).toBe('127.0.0.1');
    expect(readConfig({ FORECOURT_MODE: 'preview', HOST: '0.0.0.0' }, '/').host).toBe('0.0.0.0');
  });

  it.each([
    ['10.0.0.7', '10.0.0.7'],
    ['::1', '::1'],
    ['[::1]', '::1'],
    ['::', '::'],
    ['localhost', 'localhost'],
    ['web-1.internal', 'web-1.internal'],
  ])('OPS-5: reads HOST=%s', (text, host) => {
    expect(readConfig({ HOST: text, METRICS_HOST: text }, '/')).toMatchObject({
      host,
      metricsHost: host,
    });
  });

  it.each(['10.0.0', '10.0.0.256', 'http://web', 'web:3000', '[web]', '::1::', '-web', 'a b'])(
    'OPS-5: refuses HOST=%s',
    (text) => {
      expect(() => readConfig({ HOST: text }, '/')).toThrow(/HOST must be an address/);
      expect(() => readConfig({ METRICS_HOST: text }, '/')).toThrow(/METRICS_HOST must be/);
    },
  );

  it('OPS-1: reads how long to drain and to wait for requests, fractions of a second included', () => {
    const read = (drain: string) =>
      readConfig({ FORECOURT_DRAIN_SECONDS: drain }, '/').stop.drainMs;
    expect(['0', '0.25', '30', '.5', '5.'].map(read)).toEqual([0, 250, 30_000, 500, 5_000]);
    for (const wrong of ['-1', '601', '1e3', 'soon', '.', '1.2.3'])
      expect(() => read(wrong), wrong).toThrow(
        /FORECOURT_DRAIN_SECONDS must be a number of seconds/,
      );
    expect(readConfig({ FORECOURT_STOP_SECONDS: '3' }, '/').stop.requestsMs).toBe(3_000);
  });

  it('WEB-5: has a port for metrics only if one is set', () => {
    expect(readConfig({}, '/').metricsPort).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }, '/').metricsPort).toBe(9464);
    expect(() => readConfig({ METRICS_PORT: 'no' }, '/')).toThrow(/METRICS_PORT/);
  });

  it.each([
    { FORECOURT_SECRET: ',' },
    { FORECOURT_SECRET: `${'s'.repeat(32)},` },
    { FORECOURT_VIEWER_SECRET: `,${'s'.repeat(32)}` },
  ])('OPS-5: an empty part of a list of secrets is refused: %j', (env) => {
    const [name] = Object.keys(env);
    expect(() => readConfig(env, '/')).toThrow(`${name} must not have an empty part`);
  });

  it('OPS-5: the port of the metrics must not be the public one', () => {
    const both = { PORT: '3100', METRICS_PORT: '3100' };
    expect(() => readConfig(both, '/')).toThrow(/METRICS_PORT must be another port than PORT/);
    for (const hosts of [{ HOST: '127.0.0.1' }, { HOST: '10.0.0.1', METRICS_HOST: '0.0.0.0' }])
      expect(() => readConfig({ ...both, ...hosts }, '/')).toThrow(/METRICS_PORT/);
    expect(readConfig({ ...both, HOST: '10.0.0.1' }, '/').metricsPort).toBe(3100);
    expect(readConfig({ PORT: '0', METRICS_PORT: '0' }, '/').metricsPort).toBe(0);
  });

  it('OPS-5: a lender’s credential without an address is refused', () => {
    expect(() => readConfig({ FORECOURT_LENDER_TOKEN: 'a-credential' }, '/')).toThrow(
      'FORECOURT_LENDER_URL must be set with FORECOURT_LENDER_TOKEN',
    );
  });

  it.each(['http://maps.example', 'https://maps.example/?key=hush', 'https://u:hush@maps.example'])(
    'OPS-5: refuses FORECOURT_MAPS_URL=%s, and does not repeat it',
    (url) => {
      const read = () => readConfig({ FORECOURT_MAPS_URL: url }, '/');
      expect(read).toThrow(/FORECOURT_MAPS_URL must be an https address/);
      expect(read).not.toThrow(/hush/);
    },
  );

  it('OPS-5: a name like a setting that is none is reported', () => {
    expect(readConfig({ FORECOURT_TENANT_DIR: 'x' }, '/').unknown).toEqual([
      { name: 'FORECOURT_TENANT_DIR', meant: 'FORECOURT_TENANTS_DIR' },
    ]);
  });
});

it('OPS-5: everything that is wrong with settings, folders, domains and secret is one message', async () => {
  const root = await temporaryFolder('start');
  await mkdir(path.join(root, 'data'));
  await writeFile(path.join(root, 'data', 'leads.sqlite'), 'leads');
  const read = readStartSettings(
    {
      PORT: 'abc',
      FORECOURT_TENANTS_DIR: 'nowhere',
      FORECOURT_DATA_DIR: 'data',
      FORECOURT_DOMAINS: 'none.json',
    },
    root,
  );
  await expect(read).rejects.toThrow(ConfigError);
  const { message } = (await read.catch((error: unknown) => error)) as Error;
  expect(message).toContain('PORT must be a whole number');
  expect(message).toContain('FORECOURT_TENANTS_DIR must be a folder');
  expect(message).toContain(`but ${path.join(root, 'none.json')} does not exist`);
  expect(message).toContain(`The secret ${path.join(root, 'data', 'secret')} is missing`);
});

it('OPS-5: with everything in order the settings are returned, and the data folder is there', async () => {
  const root = await temporaryFolder('start');
  await mkdir(path.join(root, 'tenants'));
  const config = await readStartSettings({ FORECOURT_DATA_DIR: 'data' }, root);
  expect(config.dataDir).toBe(path.join(root, 'data'));
  expect((await stat(path.join(root, 'data', 'secret'))).mode & 0o777).toBe(0o600);
});
