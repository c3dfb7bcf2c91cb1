import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withRegistryEntry } from './registry-entry.ts';
import { callCli } from '../../testing/call-cli.ts';
import { node } from '../../testing/run-cli.ts';
import { temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';

const repository = join(import.meta.dirname, '../../../../..');
const registryPath = 'libs/renderer/src/blocks/registry.ts';

/** A copy of the workspace, as far as a new block needs it. */
async function workspaceCopy(): Promise<string> {
  const folder = await temporaryFolder();
  const parts = [
    'nx.json',
    'package.json',
    'package-lock.json',
    'tools/codegen',
    'tools/run',
    'libs/block-schemas/package.json',
    'libs/block-schemas/src',
    'libs/forms/src',
    registryPath,
  ];
  for (const part of parts) {
    await mkdir(join(folder, part, '..'), { recursive: true });
    await cp(join(repository, part), join(folder, part), { recursive: true });
  }
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Checks the fixtures of a block with the validators that were generated in a copy. */
const check = (type: string) => `
import { readdirSync, readFileSync } from 'node:fs';
import { validateBlock } from './validation/validate.ts';
const folder = 'blocks/${type}/fixtures/';
for (const kind of ['valid', 'invalid'])
  for (const name of readdirSync(folder + kind)) {
    const fixture = JSON.parse(readFileSync(folder + kind + '/' + name, 'utf8'));
    const data = kind === 'valid' ? fixture : fixture.data;
    const found = validateBlock({ type: '${type}', data }, { allErrors: true });
    const expected = kind === 'valid' ? [] : [['/data' + fixture.pointer, fixture.message]];
    const got = found.map(({ pointer, message }) => [pointer, message]);
    if (JSON.stringify(got) !== JSON.stringify(expected)) throw new Error(name + JSON.stringify(got));
    console.log(kind + '/' + name);
  }
`;

/** Just enough of a workspace for a name to be judged. */
async function emptyWorkspace(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'libs/block-schemas/src/blocks/buttons'), { recursive: true });
  for (const path of ['nx.json', registryPath, 'tools/codegen/main.ts']) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), '');
  }
  return folder;
}

describe('forecourt new block', () => {
  it('CLI-5: makes both folders, registers and generates; its fixtures hold at once', async () => {
    const cwd = await workspaceCopy();
    const { code, stdout, stderr } = await callCli(['new', 'block', 'priceTicker'], { cwd });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('libs/block-schemas/src/blocks/priceTicker/schema.json');
    const registry = await readFile(join(cwd, registryPath), 'utf8');
    expect(registry).toMatch(/\n {2}paragraph,\n {2}priceTicker,\n {2}raw,\n/);
    expect(registry).toMatch(/paragraph\.tsx';\nimport \{ priceTicker \} from/);
    const source = join(cwd, 'libs/block-schemas/src');
    const readme = await readFile(join(source, 'blocks/priceTicker/README.md'), 'utf8');
    expect(readme).toContain('| `alignment` |');
    await writeFile(join(source, 'check.ts'), check('priceTicker'));
    const checked = spawnSync(node, ['check.ts'], { cwd: source, encoding: 'utf8' });
    expect(checked.stderr).toBe('');
    expect(checked.stdout.trim().split('\n')).toHaveLength(4);

    const again = await callCli(['new', 'block', 'PriceTicker'], { cwd });
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('in camelCase')]);
    const taken = await callCli(['new', 'block', 'priceticker'], { cwd });
    expect(taken.stderr).toBe('forecourt: there is a block "priceTicker" already\n');
  });

  it('CLI-5: leaves nothing behind if a step fails', async () => {
    const cwd = await workspaceCopy();
    const before = await readFile(join(cwd, registryPath), 'utf8');
    await writeFile(join(cwd, 'tools/codegen/main.ts'), 'throw new Error("boom")');
    const { code } = await callCli(['new', 'block', 'priceTicker'], { cwd });
    expect(code).toBe(3);
    expect(await readFile(join(cwd, registryPath), 'utf8')).toBe(before);
    expect(await readdir(join(cwd, 'libs/block-schemas/src/blocks'))).not.toContain('priceTicker');
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
    'Buttons',
    'bUttons',
  ])('CLI-5: refuses the name %j', async (name) => {
    const cwd = await emptyWorkspace();
    const { code, stdout } = await callCli(['new', 'block', '--', name], { cwd });
    expect([code, stdout]).toEqual([2, '']);
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
    const made = await run('/offers/winter-sale');
    expect(made.stdout).toContain('tenants/demo/pages/offers/winter-sale.json');
    const { code, stdout } = await callCli(['validate'], { cwd });
    expect([code, stdout]).toEqual([0, expect.stringContaining('No findings in 3 files')]);
    const refused = [
      await run('/offers/winter-sale'),
      await run('winter'),
      await run('/../x'),
      await run('/api/x'),
      await run('/x', '--title', ''),
    ];
    expect(refused.map((each) => each.code)).toEqual([2, 2, 2, 2, 2]);
    expect(refused[0]!.stderr).toContain('is taken by pages/offers/winter-sale.json');
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
    const refused = [
      await run('bay-autos'),
      await run('Bay Autos'),
      await run('../x'),
      await run(''),
    ];
    expect(refused.map((each) => each.code)).toEqual([2, 2, 2, 2]);
    expect((await readdir(join(cwd, 'tenants'))).sort()).toEqual(['bay-autos', 'demo']);
  });
});
