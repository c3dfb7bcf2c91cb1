import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createOwnerWarnings, warnOfUnknownTenants } from './unknown-tenants.ts';

it('OPS-5: credentials and domains of tenants without a folder are warnings, without their values', () => {
  const lines: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => void lines.push(line) } as never;
  const token = 'a-credential-of-a-test';
  const config = readConfig(
    {
      FORECOURT_LENDER_URL: 'https://lender.example',
      FORECOURT_LENDER_TOKEN: token,
      FORECOURT_LENDER_TOKEN_NORTH_QUAY: token,
      FORECOURT_LENDER_TOKEN_NORTH_KEY: token,
      FORECOURT_DASHBOARD_HOSTS: 'dashboard.example',
      FORECOURT_DASHBOARD_TOKEN_SOUTH: token,
      FORECOURT_DASHBOARD_TOKEN_BROKEN: token,
    },
    '/',
  );
  const health = ['north-quay', 'broken'].map((tenant) => {
    return { tenant, errors: 0, warnings: 0, goodAt: undefined };
  });
  warnOfUnknownTenants({ all: () => [], health: () => health }, config, log);
  const owners = new Map([
    ['a.example', 'north-quay'],
    ['b.example', 'west'],
    ['c.example', 'west'],
  ]);
  const tenants = [{ slug: 'north-quay', site: { domains: ['A.example'] } }] as never;
  const warnOfOwners = createOwnerWarnings({ file: '/domains.json', log });
  warnOfOwners(owners, ['north-quay', 'broken'], tenants);
  owners.set('d.example', 'north-quay').set('e.example', 'broken');
  warnOfOwners(owners, ['north-quay', 'broken'], tenants);
  expect(lines.map(([fields]) => fields)).toEqual([
    { setting: 'FORECOURT_LENDER_TOKEN_NORTH_KEY' },
    { setting: 'FORECOURT_DASHBOARD_TOKEN_SOUTH' },
    { file: '/domains.json', tenant: 'west' },
    { file: '/domains.json', tenant: 'north-quay', domain: 'd.example' },
  ]);
  expect(JSON.stringify(lines)).not.toContain(token);
});
