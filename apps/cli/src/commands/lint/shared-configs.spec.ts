import { join } from 'node:path';
import { checkConfig } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { bannedWords, configuredTenant } from '../../testing/configured-tenant.ts';

const check = async (config: object, files: Readonly<Record<string, string | object>>) =>
  callCli(['check', '--format', 'compact'], { cwd: await configuredTenant(config, files) });
const customRules = { 'acme/banned-words': bannedWords };
const id = 'acme/banned-words';

describe('CLI-8: configurations that extend others', () => {
  it.each([
    ['./group.json', 'group.json'],
    ['./shared/../group.json', 'group.json'],
    ['@acme/rules', 'node_modules/@acme/rules/forecourt.config.json'],
    ['acme-rules/strict.json', 'node_modules/acme-rules/strict.json'],
  ])('CLI-8: %s has their rules', async (name, file) => {
    const manifest = file.replace(/[^/]+$/, 'package.json');
    const files = { [file]: { customRules }, ...(manifest !== file && { [manifest]: {} }) };
    const { code, stdout } = await check({ extends: [name] }, files);
    expect([code, stdout]).toEqual([1, expect.stringContaining(id)]);
  });

  it('CLI-8: a package names its configuration in its manifest, and may extend files of its own', async () => {
    const { stdout } = await check(
      { extends: ['acme-rules'] },
      {
        'node_modules/acme-rules/package.json': { forecourt: 'config/all.json' },
        'node_modules/acme-rules/config/all.json': { extends: ['../words.json'] },
        'node_modules/acme-rules/words.json': { customRules },
      },
    );
    expect(stdout).toContain(id);
  });

  it('CLI-8: all files that a configuration consists of are known, so that --watch follows them', async () => {
    const config = { extends: ['./group.json'], plugins: ['./p.mjs'] };
    const cwd = await configuredTenant(config, {
      'group.json': { customRules },
      'p.mjs': "export default { name: 'acme', rules: [] };",
    });
    const path = (name: string) => join(cwd, name);
    const options = { loadsPlugins: true };
    const file = path('forecourt.config.json');
    expect((await checkConfig(blockingFileSystem, file, options)).files).toEqual([
      file,
      path('group.json'),
      path('p.mjs'),
    ]);
    const safe = await checkConfig(blockingFileSystem, file);
    expect([safe.files, safe.config?.plugins]).toEqual([[file, path('group.json')], undefined]);
  });

  it('CLI-8: the later one wins, and the extending one over all, its levels over their overrides', async () => {
    const levels = { rules: { [id]: 'warning' } };
    const overriding = { overrides: [{ tenants: ['demo'], rules: { [id]: 'off' } }] };
    const files = {
      'a.json': { customRules, ...overriding },
      'b.json': levels,
    };
    expect((await check({ extends: ['./a.json'] }, files)).stdout).toBe('');
    expect((await check({ extends: ['./a.json', './b.json'] }, files)).stdout).toContain('warning');
    const rules = { [id]: 'error' };
    expect((await check({ extends: ['./a.json'], rules }, files)).stdout).toContain('error');
  });

  it.each([
    [['./none.json'], 'forecourt.config.json:3:5 extends[0]: there is no file "none.json"'],
    [['none'], 'forecourt.config.json:3:5 extends[0]: the package "none" is not installed'],
    [['../../x/..'], 'forecourt.config.json:3:5 extends[0]: there is no file'],
    [['empty/../../circle.json'], 'the package "empty/../../circle.json" is not installed'],
    [['empty'], 'the package "empty" has no "forecourt.config.json"'],
    [['./circle.json'], 'circle.json:3:5 extends[0]: configurations extend each other in a circle'],
    [['./wrong.json'], 'wrong.json:2:3 unknown property "rulse", did you mean "rules"?'],
    [['./plugin.json'], 'plugin.json:2:14 plugins: a configuration that others extend can’t name'],
  ])('CLI-8: %j is reported with its place', async (names, expected) => {
    const files = {
      'circle.json': { extends: ['./forecourt.config.json'] },
      'wrong.json': { rulse: {} },
      'plugin.json': { plugins: ['./x.js'] },
      'node_modules/empty/package.json': {},
    };
    const { code, stderr } = await check({ extends: names }, files);
    expect([code, stderr]).toEqual([2, expect.stringContaining(expected)]);
  });
});
