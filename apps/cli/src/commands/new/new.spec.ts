import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRegistryEntry } from './new-block.ts';
import { callCli } from '../../testing/call-cli.ts';
import { node } from '../../testing/run-cli.ts';
import { temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';

const repository = join(import.meta.dirname, '../../../../..');
const registryPath = 'libs/renderer/src/blocks/registry.ts';

/** Folders that a scaffold neither changes nor reads, or that are built. */
const leftOut = new Set(['node_modules', 'build', 'dist', '.git', '.nx', '.forecourt', 'tenants']);

/** A copy of the workspace whose packages are the installed ones, and whose libraries are its own. */
async function workspaceCopy(): Promise<string> {
  const folder = await temporaryFolder();
  const site = join(repository, 'apps/site');
  await cp(repository, folder, {
    recursive: true,
    filter: (path) => !leftOut.has(basename(path)) && path !== site,
  });
  await symlink(site, join(folder, 'apps/site'));
  const own = join(folder, 'node_modules/@forecourt');
  await mkdir(own, { recursive: true });
  const packages = join(repository, 'node_modules');
  for (const name of await readdir(packages))
    if (name !== '@forecourt')
      await symlink(join(packages, name), join(folder, 'node_modules', name));
  for (const kind of ['libs', 'apps'])
    for (const name of await readdir(join(folder, kind))) {
      await symlink(join(folder, kind, name), join(own, name));
      const versions = join(kind, name, 'node_modules');
      const [from, to] = [join(repository, versions), join(folder, versions)];
      if (existsSync(from) && !existsSync(to)) await symlink(from, to);
    }
  return folder;
}

/** Environment of a test run of its own, without what this one has set. */
const cleanEnv = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/VITEST|^TEST$/.test(name)));

/** Just enough of a workspace for a name to be judged. */
async function emptyWorkspace(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'libs/block-schemas/src/blocks/buttons'), { recursive: true });
  const schema = 'libs/block-schemas/src/blocks/form/schema.json';
  for (const path of ['nx.json', registryPath, 'tools/codegen/main.ts', schema]) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '{ "$defs": { "preset": { "enum": [] } } }');
  }
  return folder;
}

describe('forecourt new block, rule and preset', () => {
  it('CLI-5, BLK-1, CLI-2, FRM-13: leave every check of the workspace passing', async () => {
    const cwd = await workspaceCopy();
    const made = [
      ['block', 'priceTicker', 'libs/block-schemas/src/blocks/priceTicker/schema.json'],
      ['rule', 'worn-phrase', 'libs/lint/src/rules/worn-phrase/rule.ts'],
      ['preset', 'fleet-enquiry', 'libs/forms/src/presets/fleet-enquiry.ts'],
    ] as const;
    for (const [kind, name, file] of made) {
      const { code, stdout, stderr } = await callCli(['new', kind, name], { cwd });
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`  ${file}\n`);
      const again = await callCli(['new', kind, name], { cwd });
      expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('exists already')]);
    }
    // The guide shows the scaffolded rule, so that following it changes nothing that a test compares.
    const guide = await readFile(join(cwd, 'docs/guides/add-a-rule.md'), 'utf8');
    const [, shown = 'no code'] = /```ts\n(export const wornPhrase[^]*?)```/.exec(guide) ?? [];
    expect(await readFile(join(cwd, made[1][2]), 'utf8')).toContain(shown);
    const run = (...args: string[]) =>
      spawnSync(node, args, { cwd, encoding: 'utf8', env: cleanEnv() });
    expect(run('tools/codegen/main.ts', '--check').stderr).toBe('');
    const tests = ['every-block', 'priceTicker', 'worn-phrase', 'lint-tenant', 'rule-examples'];
    const projects = ['block-schemas', 'renderer', 'lint', 'forms', 'tools', 'cli'];
    const checked = run(
      ...['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--no-color'],
      ...projects.map((name) => `--project=${name}`),
      ...['-t', 'priceTicker|worn-phrase|fleet-enquiry|npm run docs makes|presets are those'],
      ...[...tests, 'presets.spec', 'block-index', 'lint-index'],
    );
    expect(checked.status, checked.stdout + checked.stderr).toBe(0);
  });

  it('CLI-5: leave nothing behind if a step fails', async () => {
    const cwd = await emptyWorkspace();
    const before = await readdir(cwd, { recursive: true });
    await writeFile(
      join(cwd, registryPath),
      await readFile(join(repository, registryPath), 'utf8'),
    );
    const { code } = await callCli(['new', 'block', 'priceTicker'], { cwd });
    expect(code).toBe(3);
    expect(await readFile(join(cwd, registryPath), 'utf8')).toBe(
      await readFile(join(repository, registryPath), 'utf8'),
    );
    expect(await readdir(cwd, { recursive: true })).toEqual(before);
  });

  it.each([
    '../x',
    'price-ticker',
    'Price',
    'x',
    '',
    'a'.repeat(41),
    'constructor\u0000',
    'class',
    'constructor',
    'toString',
    'Buttons',
    'bUttons',
  ])('CLI-5: refuses the name %j', async (name) => {
    const cwd = await emptyWorkspace();
    const { code, stdout } = await callCli(['new', 'block', '--', name], { cwd });
    expect([code, stdout]).toEqual([2, '']);
  });

  it.each([
    '../x',
    'Price',
    'price_ticker',
    'x',
    '',
    '-a',
    'a--b',
    'new',
    'constructor',
    'to-string',
  ])('CLI-5: refuses the rule and the preset %j', async (name) => {
    const cwd = await emptyWorkspace();
    for (const kind of ['rule', 'preset']) {
      const { code, stdout } = await callCli(['new', kind, '--', name], { cwd });
      expect([code, stdout]).toEqual([2, '']);
    }
  });

  it('CLI-5: refuses a folder that is not the workspace', async () => {
    const { code, stderr } = await callCli(['new', 'block', 'priceTicker'], {
      cwd: await temporaryFolder(),
    });
    expect([code, stderr]).toEqual([2, expect.stringContaining('in a clone of the repository')]);
  });

  it('CLI-5: keeps the registry in order at its ends', async () => {
    const source = await readFile(join(repository, registryPath), 'utf8');
    const first = withRegistryEntry(source, 'aaa');
    expect(first).toMatch(/= \{\n {2}aaa,\n/);
    const last = withRegistryEntry(source, 'zzz');
    expect(last).toMatch(/\n {2}zzz,\n\} satisfies/);
    expect(last.replace(/^.*zzz.*\n/gm, '')).toBe(source);
  });
});

describe('forecourt new page', () => {
  it('CLI-5: adds a page that is valid at once, and refuses one that cannot be', async () => {
    const cwd = await temporaryTenant();
    const run = (...args: string[]) => callCli(['new', 'page', 'tenants/demo', ...args], { cwd });
    const made = await run('/offers/winter-sale', '--description', 'Winter tyres, fitted.');
    expect(made.stdout).toContain('tenants/demo/pages/offers/winter-sale.json');
    const { code, stdout } = await callCli(['validate'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining('No findings in 3 files')]);
    const ofPage = await callCli(['check', 'tenants/demo', '--format', 'json'], { cwd });
    expect(ofPage.stdout, 'a warning about the page').not.toContain('winter-sale.json');
    const refused = [
      await run('/offers/winter-sale'),
      await run('winter'),
      await run('/../x'),
      await run('/api/x'),
      await run('/x', '--title', ''),
      await run('/shortlist'),
      await run('/cars/abc'),
      await run('/Team/jo'),
    ];
    expect(refused.map((each) => each.code)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
    expect(refused[0]!.stderr).toContain('is taken by pages/offers/winter-sale.json');
    const redirects = [{ from: '/Tyres', to: '/offers/winter-sale' }];
    await writeFile(join(cwd, 'tenants/demo/redirects.json'), JSON.stringify(redirects));
    const redirected = await run('/tyres');
    expect([redirected.code, redirected.stderr]).toEqual([
      2,
      expect.stringContaining('"/tyres" is redirected to "/offers/winter-sale"'),
    ]);
    expect(await readdir(join(cwd, 'tenants/demo/pages'))).toEqual(['home.json', 'offers']);
  });
});

describe('forecourt new tenant', () => {
  it('CLI-5: makes a tenant that is valid at once, and refuses one that cannot be', async () => {
    const cwd = await temporaryTenant();
    const run = (...args: string[]) => callCli(['new', 'tenant', ...args], { cwd });
    const made = await run('bay-autos', '--region', 'NZ');
    expect(made.stdout).toContain('tenants/bay-autos/site.json');
    const site = JSON.parse(await readFile(join(cwd, 'tenants/bay-autos/site.json'), 'utf8'));
    expect(site).toMatchObject({ name: 'Bay Autos', region: 'NZ', timeZone: 'Pacific/Auckland' });
    const { code, stdout } = await callCli(['validate'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining('No findings in 4 files')]);
    const gate = await callCli(['check', 'tenants/bay-autos', '--max-warnings', '0'], { cwd });
    expect([gate.code, gate.stdout]).toEqual([0, expect.stringContaining('No findings')]);
    const named = await run('sons', '--name', `Bay "Autos" & <Sons>`, '--region', 'NZ');
    expect(named.code).toBe(0);
    const home = await readFile(join(cwd, 'tenants/sons/pages/home.json'), 'utf8');
    expect(JSON.parse(home)).toMatchObject({
      title: 'Bay "Autos" & <Sons>',
      blocks: [
        { data: { text: 'Bay "Autos" &amp; &lt;Sons&gt;' } },
        {
          data: {
            text: expect.stringMatching(/^Welcome to Bay "Autos" &amp; &lt;Sons&gt;\. .*\.$/),
          },
        },
      ],
    });
    const ofSons = await callCli(['check', 'tenants/sons', '--max-warnings', '0'], { cwd });
    expect([ofSons.code, ofSons.stdout]).toEqual([0, expect.stringContaining('No findings')]);
    const refused = [
      await run('bay-autos'),
      await run('Bay Autos'),
      await run('../x'),
      await run(''),
    ];
    expect(refused.map((each) => each.code)).toEqual([2, 2, 2, 2]);
    expect((await readdir(join(cwd, 'tenants'))).sort()).toEqual(['bay-autos', 'demo', 'sons']);
  });
});
