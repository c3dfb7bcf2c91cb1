import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { bannedWords, configuredTenant } from '../../testing/configured-tenant.ts';
import { temporaryFolder } from '../../testing/temporary-tenant.ts';

const id = 'acme/worn-phrase';

describe('CLI-8: forecourt new rule, outside a clone', () => {
  it.each([
    ['a definition', []],
    ['a module', ['--plugin']],
  ])('CLI-8: writes %s that works and passes the examples of its page', async (_, options) => {
    const cwd = await configuredTenant({ rules: { 'heading-order': 'error' } });
    const run = (...args: string[]) => callCli(args, { cwd });
    const made = await run('new', 'rule', id, '--description', "It's no worn phrase.", ...options);
    expect([made.code, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('  forecourt.config.json\n  lint-rules/acme/worn-phrase.md\n');
    const config = JSON.parse(await readFile(join(cwd, 'forecourt.config.json'), 'utf8'));
    expect(config.rules).toEqual({ 'heading-order': 'error' });
    expect(await run('test-rules')).toMatchObject({
      code: 0,
      stdout: `ok      ${id}: 2 examples\n`,
    });
    expect((await run('explain')).stdout).toMatch(/acme\/worn-phrase +warning +It's no worn/);
    const again = await run('new', 'rule', id, ...options);
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('exists already')]);
  });

  it('CLI-8: creates a configuration if there is none', async () => {
    const cwd = await temporaryFolder();
    expect((await callCli(['new', 'rule', id], { cwd })).code).toBe(0);
    expect((await callCli(['test-rules', id], { cwd })).code).toBe(0);
  });

  it.each(['acme/', '/x', 'Acme/x', 'acme/x/y', 'acme/../x', '__proto__/x', 'worn-phrase'])(
    'CLI-8: refuses the id %j, and says what to write',
    async (wrong) => {
      const { code, stderr } = await callCli(['new', 'rule', wrong], {
        cwd: await temporaryFolder(),
      });
      expect([code, stderr]).toEqual([2, expect.stringContaining('such as acme/worn-phrase')]);
    },
  );

  it('CLI-8: leaves everything as it was if the module would not be loaded', async () => {
    const cwd = join(await configuredTenant({}), 'tenants/demo');
    await writeFile(join(cwd, 'forecourt.config.json'), '{}');
    const { code, stderr } = await callCli(['new', 'rule', id, '--plugin'], { cwd });
    expect([code, stderr]).toEqual([2, expect.stringContaining('a tenant’s folder can’t name')]);
    expect(await readFile(join(cwd, 'forecourt.config.json'), 'utf8')).toBe('{}');
    expect((await callCli(['new', 'rule', id], { cwd })).code).toBe(0);
  });
});

describe('CLI-8: forecourt test-rules', () => {
  const page = (incorrect: string, correct: string) =>
    `# A\n\n## Incorrect\n\n${incorrect}\n\n## Correct\n\n${correct}\n`;
  const example = (title: string) =>
    `\`\`\`json pages/sale.json\n{"schemaVersion":1,"path":"/sale","title":"${title}","blocks":[]}\n\`\`\``;
  const test = async (text: string) => {
    const config = { customRules: { 'acme/a': bannedWords } };
    const cwd = await configuredTenant(config, { 'lint-rules/acme/a.md': text });
    return callCli(['test-rules'], { cwd });
  };

  it('CLI-8: prints the report that a page should have', async () => {
    const { code, stdout } = await test(page(example('Cheapest'), example('Cheap')));
    expect(code).toBe(1);
    expect(stdout).toContain('failed  acme/a: "Incorrect", example 1, has another report');
    expect(stdout).toMatch(/^ {4}pages\/sale\.json:1:\d+ title: "Cheapest" is a promise/m);
  });

  it.each([
    [page(example('Cheap'), example('Cheap')), '"Incorrect", example 1, has no findings'],
    [page(example('Cheapest'), example('Cheapest')), '"Correct", example 1, has findings:'],
    [page('```json\n{}\n```', example('Cheap')), 'fence without the name of its file'],
    ['# A\n', 'has no examples under "## Incorrect"'],
  ])('CLI-8: reports a page whose examples prove nothing: %j', async (text, expected) => {
    const { code, stdout } = await test(text);
    expect([code, stdout]).toEqual([1, expect.stringContaining(expected)]);
  });
});
