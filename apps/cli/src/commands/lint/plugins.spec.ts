import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { configuredTenant } from '../../testing/configured-tenant.ts';

const meta = `id: 'acme/long-text', description: 'Texts are short.', severity: 'warning',
  recommended: true, options: { words: 2 }`;
/** Source of a plugin with a rule that reports texts of more words than its option allows. */
const plugin = (
  text = `if (value.split(' ').length > options.words)
      report({ pointer, message: 'is longer than ' + options.words + ' words' });`,
) => `
const longText = {
  meta: { ${meta} },
  create: ({ options }) => ({
    textKinds: ['html-inline'],
    text: ({ value, pointer, report }) => { ${text} },
  }),
};
export default { name: 'acme', rules: [longText] };`;

const plugins = ['./rules/plugin.js'];
const file = 'rules/plugin.js';
const check = (cwd: string, ...args: string[]) =>
  callCli(['check', '--format', 'compact', ...args], { cwd });

describe('CLI-8: plugins', () => {
  it('CLI-8: report like built-in rules, in every thread, with options and levels', async () => {
    const cwd = await configuredTenant({ plugins }, { [file]: plugin() });
    const found = await check(cwd, '--threads', '2');
    expect([found.code, found.stdout]).toEqual([
      0,
      'tenants/demo/pages/home.json:13:17: warning: blocks[0].data.text: is longer than 2 words [acme/long-text]\n',
    ]);
    const rules = { 'acme/long-text': { level: 'error', words: 1 } };
    await writeFile(join(cwd, 'forecourt.config.json'), JSON.stringify({ plugins, rules }));
    expect((await check(cwd)).stdout).toContain(
      'error: blocks[0].data.text: is longer than 1 words',
    );
  });

  it('CLI-8: come from packages, as Node imports them', async () => {
    const files = {
      'node_modules/@acme/plugin/package.json': {
        type: 'module',
        exports: { '.': { types: './index.d.ts', require: './no.cjs', import: './lib/main.js' } },
      },
      'node_modules/@acme/plugin/lib/main.js': plugin(),
    };
    const { stdout } = await check(await configuredTenant({ plugins: ['@acme/plugin'] }, files));
    expect(stdout).toContain('acme/long-text');
  });

  it('CLI-8: never use cached results, which may depend on anything', async () => {
    const cwd = await configuredTenant({ plugins }, { [file]: plugin() });
    const cached = () => check(cwd, '--cache', '--cache-location', 'cache');
    expect((await cached()).stdout).toContain('longer');
    await writeFile(join(cwd, file), plugin(`report({ pointer, message: 'changed' })`));
    expect((await cached()).stdout).toContain('changed');
  });

  it('CLI-8: that throw or report nonsense are an error of the file, and the other rules go on', async () => {
    const customRules = {
      'acme/any': { description: 'None.', message: 'none', blocks: ['paragraph'], forbid: true },
    };
    const failing = { [file]: plugin('if (value) null.x;') };
    const cwd = await configuredTenant({ plugins, customRules }, failing);
    const { code, stdout } = await check(cwd);
    expect(code).toBe(1);
    expect(stdout).toContain(
      'tenants/demo/pages/home.json:1:1: error: the rule "acme/long-text" of the plugin "acme" failed on this file: TypeError:',
    );
    expect(stdout).toContain('[plugin-failed]');
    expect(stdout).toContain('[acme/any]');
    expect((await check(cwd, '--rule', 'acme/long-text')).stdout).toContain('plugin-failed');
    await writeFile(join(cwd, file), plugin('report({ message: 5 });'));
    expect((await check(cwd)).stdout).toContain('a report needs a "pointer"');
    await writeFile(
      join(cwd, file),
      plugin().replace('create: ({ options }) => (', 'create: () => null.x && ('),
    );
    expect((await check(cwd)).stdout).toContain(
      'demo/site.json:1:1: error: the rule "acme/long-text"',
    );
  });

  it.each([
    ['\nthrow new Error("no license");', 'can’t be loaded: rules/plugin.js:2: no license'],
    ['export const a = b;', 'can’t be loaded: rules/plugin.js:1: b is not defined'],
    ['export default {};\n\nsyntax {', 'can’t be loaded: rules/plugin.js:3: Unexpected token'],
    ['import "./gone.js";', 'can’t be loaded: Cannot find module'],
    ['export default {};', 'its default export must be an object with "name" and "rules"'],
    [plugin().replace("'acme/long-text'", "'other/long-text'"), 'must be "acme/" and a name'],
    [plugin().replace('create:', 'make:'), 'must be an object with "meta" and "create"'],
    [plugin().replace("'warning'", "'info'"), 'must have "severity", "error" or "warning"'],
    [plugin().replace('{ words: 2 }', '[2]'), 'must have "options", an object'],
    [plugin().replace('[longText]', '[longText, longText]'), 'two rules "acme/long-text"'],
  ])('CLI-8: %j is an error of the configuration', async (source, expected) => {
    const { code, stderr } = await check(await configuredTenant({ plugins }, { [file]: source }));
    expect(stderr).toContain(
      'forecourt.config.json:3:5 plugins[0]: the plugin "./rules/plugin.js"',
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining(expected)]);
  });

  it('CLI-8: an unknown option of a rule is an error of the configuration', async () => {
    const rules = { 'acme/long-text': { wrods: 3 } };
    const { stderr } = await check(
      await configuredTenant({ plugins, rules }, { [file]: plugin() }),
    );
    expect(stderr).toContain('the rule has no option "wrods", did you mean "words"?');
  });

  it('CLI-8: are never loaded from a tenant’s folder', async () => {
    const cwd = await configuredTenant(
      {},
      {
        'tenants/demo/forecourt.config.json': { plugins: ['./p.js'] },
        'tenants/demo/p.js': 'globalThis.loadedFromTenant = true;',
      },
    );
    const { code, stderr } = await check(cwd, '--config', 'tenants/demo/forecourt.config.json');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining(
        'forecourt.config.json:2:14 plugins: a tenant’s folder can’t name plugins',
      ),
    ]);
    expect(globalThis).not.toHaveProperty('loadedFromTenant');
  });
});
