import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { tenantSettings } from './known-settings.ts';

const operations = path.join(import.meta.dirname, '../../../../docs/operations.md');

/** Names in the first column of the table of the environment. */
async function documented(): Promise<string[]> {
  const text = await readFile(operations, 'utf8');
  const [, section = ''] = /^## Environment\n([^]*?)^## /m.exec(text) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]!.match(/[A-Z][A-Z0-9_]*[A-Z0-9](?:_<TENANT>)?/g) ?? []);
}

/** Names that the server reads, whether they are set or not. */
function read(set: Readonly<Record<string, string>> = {}): string[] {
  const names = new Set<string>();
  const env = new Proxy<Record<string, string | undefined>>(set, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  readConfig(env, '/');
  return [...names];
}

it('OPS-5: operations.md documents each setting that the server reads, and no other', async () => {
  const known = await documented();
  expect(known).toEqual([...new Set(known)]);
  expect(read().sort()).toEqual(known.filter((name) => !name.includes('<')).sort());
});

it('OPS-5: the settings that a tenant can have for itself are those that are documented', async () => {
  const patterns = (await documented()).filter((name) => name.includes('<'));
  expect(tenantSettings.map((name) => `${name}_<TENANT>`).sort()).toEqual(patterns.sort());
});

it('OPS-5: a mistyped setting is compared with each one that the server reads', () => {
  const { unknown } = readConfig({ FORECOURT_PAGE_CACHE: '64' }, '/');
  expect(unknown).toEqual([{ name: 'FORECOURT_PAGE_CACHE', meant: 'FORECOURT_PAGE_CACHE_MB' }]);
});

it('OPS-5: each documented setting of one tenant is read', async () => {
  const patterns = (await documented()).filter((name) => name.includes('<'));
  expect(patterns).not.toEqual([]);
  const secret = 'a-credential-of-a-test';
  for (const pattern of patterns) {
    const name = pattern.replace('<TENANT>', 'HARBOUR_CITY');
    const isAddress = name.includes('_URL_');
    const own = { [name]: isAddress ? 'https://lender.example' : secret };
    const partner = isAddress ? { [name.replace('_URL_', '_TOKEN_')]: secret } : {};
    const shared = {
      FORECOURT_LENDER_URL: 'https://lender.example',
      FORECOURT_LENDER_TOKEN: secret,
      FORECOURT_VALUATION_URL: 'https://value.example',
      FORECOURT_VALUATION_TOKEN: secret,
      FORECOURT_DASHBOARD_HOSTS: 'dashboard.example',
    };
    expect(read({ ...shared, ...partner, ...own }), name).toContain(name);
  }
});
