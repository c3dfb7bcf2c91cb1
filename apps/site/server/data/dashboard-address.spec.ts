import type { TenantSnapshot } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { dashboardAddress } from './dashboard-address.ts';

/** Address that the credential goes to, or why it goes nowhere. */
function asked(dashboardHost: string, hosts?: readonly string[]): string | undefined {
  const site = { id: 7, integrations: { dashboardHost } };
  const found = dashboardAddress({ slug: 'north', site } as unknown as TenantSnapshot, {
    token: 'a-credential',
    tokens: new Map(),
    ...(hosts && { hosts }),
  });
  return found === undefined || 'reason' in found ? found?.reason : found.baseUrl;
}

describe('dashboardAddress', () => {
  it('TEN-10: the shared credential is not used for an id of another tenant; a credential of its own is', () => {
    const site = { id: 7, integrations: { dashboardHost: 'https://dashboard.example' } };
    const tenant = { slug: 'north', site, isIdContested: true } as unknown as TenantSnapshot;
    const hosts = ['dashboard.example'];
    const shared = { token: 'shared-credential', tokens: new Map(), hosts };
    expect(dashboardAddress(tenant, shared)).toMatchObject({
      reason: expect.stringContaining('the id in site.json'),
    });
    const own = { ...shared, tokens: new Map([['NORTH', 'own-credential']]) };
    expect(dashboardAddress(tenant, own)).toMatchObject({ credential: 'own-credential' });
  });

  it.each(['..', '.', 'x/../7', 'x%2f..%2f7', '7?', '7;x', '7#', '7\u0000', '７', ''])(
    'TEN-10: the shared credential is not used for the id %j, which may lead to another path',
    (id) => {
      const dashboardHost = 'https://dashboard.example/websites/7';
      const tenant = { slug: 'north', site: { id, integrations: { dashboardHost } } };
      const shared = { token: 'shared', tokens: new Map(), hosts: ['dashboard.example'] };
      const found = (access: Parameters<typeof dashboardAddress>[1]) =>
        dashboardAddress(tenant as unknown as TenantSnapshot, access);
      expect(found(shared)).toEqual({ reason: expect.stringContaining('characters other than') });
      const own = { ...shared, tokens: new Map([['NORTH', 'own']]) };
      expect(found(own)).toMatchObject({ credential: 'own' });
    },
  );

  it.each([7, '7', 'north-7', 'North_7'])('TEN-10: the id %j is a plain one', (id) => {
    const site = { id, integrations: { dashboardHost: 'https://dashboard.example' } };
    const shared = { token: 'shared', tokens: new Map(), hosts: ['dashboard.example'] };
    const tenant = { slug: 'north', site } as unknown as TenantSnapshot;
    expect(dashboardAddress(tenant, shared)).toMatchObject({ credential: 'shared' });
  });

  it.each([
    ['https://dashboard.example/api', ['dashboard.example']],
    ['https://dashboard.example', ['dashboard.example:443']],
    ['https://DASHBOARD.example:8443', ['other.example', 'dashboard.example:8443']],
    ['http://dashboard.example:8080', ['http://dashboard.example:8080']],
    ['https://dashboard.example', ['http://dashboard.example']],
    ['http://127.0.0.1:4001', ['127.0.0.1:4001']],
    ['http://localhost:4001', ['localhost:4001']],
    ['http://[::1]:4001', ['[::1]:4001']],
  ])('TEN-10: %s may be asked where the operator names %j', (address, hosts) => {
    expect(asked(address, hosts)).toBe(address);
  });

  it.each([
    ['https://dashboard.example', undefined],
    ['https://dashboard.example', []],
    ['https://dashboard.example', ['dashboard.example:8443']],
    ['https://dashboard.example:8443', ['dashboard.example']],
    ['https://dashboard.example.evil.example', ['dashboard.example']],
    ['https://evil-dashboard.example', ['dashboard.example']],
    ['https://dashboard.example.', ['dashboard.example']],
    ['http://127.0.0.1:4002', ['127.0.0.1:4001']],
    ['http://0x7f.1:4002', ['dashboard.example']],
  ])('TEN-10: %s is not asked where the operator names %j', (address, hosts) => {
    expect(asked(address, hosts)).toMatch(/^FORECOURT_DASHBOARD_HOSTS does not name/);
  });

  it.each([
    ['http://dashboard.example', ['dashboard.example']],
    ['http://10.0.0.7:8080', ['10.0.0.7:8080']],
    ['http://localhost.evil.example', ['localhost.evil.example']],
  ])('TEN-10: %s is not asked without TLS where the operator names %j', (address, hosts) => {
    expect(asked(address, hosts)).toContain('must be an https address');
  });
});
