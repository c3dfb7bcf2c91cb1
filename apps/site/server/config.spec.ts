import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/srv')).toEqual({
      port: 3000,
      tenantsDir: '/srv/tenants',
      dataDir: '/srv/.forecourt',
      trustProxy: false,
      mode: 'production',
      listTenants: false,
      logLevel: 'info',
      pageCacheMb: 64,
      secrets: [],
      viewerSecrets: [],
      leads: { destinations: {} },
      lender: { own: new Map() },
      data: { dashboard: { tokens: new Map() } },
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
    expect(readConfig({ TRUST_PROXY: text }, '/').trustProxy).toBe(expected);
  });

  it('names every bad value in one error', () => {
    const read = () =>
      readConfig(
        { PORT: '70000', LOG_LEVEL: 'loud', TRUST_PROXY: 'my proxy', FORECOURT_MODE: 'x' },
        '/',
      );
    expect(read).toThrow(ConfigError);
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
    expect(read).toThrow(/FORECOURT_SECRET must be 32 characters/);
    expect(read).not.toThrow(/hush/);
  });

  it('WEB-5: has a port for metrics only when it is told one', () => {
    expect(readConfig({}, '/').metricsPort).toBeUndefined();
    expect(readConfig({ METRICS_PORT: '9464' }, '/').metricsPort).toBe(9464);
    expect(() => readConfig({ METRICS_PORT: 'no' }, '/')).toThrow(/METRICS_PORT/);
  });
});
