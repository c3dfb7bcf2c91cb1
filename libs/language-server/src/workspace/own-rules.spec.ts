import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ruleDocumentation } from '../diagnostics/diagnostic.ts';
import { checkAlone } from '../diagnostics/check-alone.ts';
import { createWorkspace } from './workspace.ts';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'forecourt-own-rules-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const plugin = `export default { name: 'acme', rules: [{
  meta: { id: 'acme/page', description: 'None.', severity: 'warning', recommended: true },
  create: () => ({ page: ({ report }) => report({ pointer: '/title', message: 'by a plugin' }) }),
}] };`;
const customRules = {
  'acme/hello': { description: 'None.', message: '{match}', forbid: { words: ['hello'] } },
};

/** Ids of own rules with findings in a tenant whose page says "Hello". */
async function idsFor(config: object, place = ''): Promise<readonly string[]> {
  const files = {
    'demo/site.json': siteJson('demo'),
    'demo/pages/home.json': pageJson('/'),
    [join(place, 'plugin.mjs')]: plugin,
    [join(place, 'forecourt.config.json')]: JSON.stringify(config),
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const workspace = createWorkspace();
  workspace.setFolders([folder]);
  const directory = join(folder, 'demo');
  const settings = {
    ...({ report: 'check', now: '2026-11-21T01:00:00Z' } as const),
    config: await workspace.configFor(directory),
  };
  const findings = await workspace.session(directory).check(settings, false);
  const ids = [...findings.values()].flat().map(({ located }) => located.rule);
  return [...new Set(ids.filter((id) => id.includes('/')))].sort();
}

it('CLI-8: an editor shows findings of rules in the configuration and of plugins', async () => {
  const config = { customRules, plugins: ['./plugin.mjs'] };
  expect(await idsFor(config)).toEqual(['acme/hello', 'acme/page']);
});

it('CLI-8: an editor links a finding to the address of its rule', async () => {
  const url = 'https://intranet.example/hello';
  await idsFor({ customRules: { 'acme/hello': { ...customRules['acme/hello'], url } } });
  const workspace = createWorkspace();
  workspace.setFolders([folder]);
  const rules = await workspace.rulesFor(join(folder, 'demo'));
  const documentationOf = ruleDocumentation(rules, (id) => join(folder, `${id}.md`));
  expect(documentationOf('acme/hello')).toBe(url);
  expect(documentationOf('acme/other')).toBeUndefined();
  // Pages of built-in rules may not be installed.
  expect(documentationOf('heading-order')).toBeUndefined();
});

it('CLI-8: an editor loads no plugin from a tenant’s folder', async () => {
  expect(await idsFor({ customRules }, 'demo')).toEqual(['acme/hello']);
  expect(await idsFor({ customRules, plugins: ['./plugin.mjs'] }, 'demo')).toEqual([]);
});

it('CLI-8: an editor shows errors of a configuration in the file that they are in', async () => {
  await idsFor({ extends: ['./group.json', './none.json'] });
  const group = join(folder, 'group.json');
  await writeFile(group, '{ "rulse": {} }');
  const { fs } = createWorkspace();
  const found = async (path: string) =>
    (await checkAlone(fs, { kind: 'config', path })).map(({ located }) => located.pointer);
  expect(await found(join(folder, 'forecourt.config.json'))).toEqual(['/extends/1']);
  expect(await found(group)).toEqual(['']);
});
