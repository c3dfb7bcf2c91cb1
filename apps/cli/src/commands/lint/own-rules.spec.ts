import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { bannedWords, configuredTenant, pageWith } from '../../testing/configured-tenant.ts';

const check = (cwd: string, ...args: string[]) =>
  callCli(['check', '--format', 'compact', ...args], { cwd });
const customRules = { 'acme/banned-words': bannedWords };

afterEach(() => void vi.useRealTimers());

describe('CLI-8: rules in the configuration', () => {
  it('CLI-8: report like built-in ones', async () => {
    const { code, stdout } = await check(await configuredTenant({ customRules }));
    expect(code).toBe(1);
    expect(stdout).toContain('tenants/demo/pages/home.json:13:22: error');
    expect(stdout).toContain('acme/banned-words');
    expect(stdout).toContain('"cheapest" is a promise that we can’t prove; leave it out');
  });

  it('CLI-8: take levels, overrides and suppressions', async () => {
    const found = async (config: object) => (await check(await configuredTenant(config))).stdout;
    const rules = { 'acme/banned-words': 'warning' };
    expect(await found({ customRules, rules })).toContain('warning');
    const off = { rules: { 'acme/banned-words': 'off' }, files: ['pages/home.json'] };
    expect(await found({ customRules, overrides: [off] })).not.toContain('acme/');
    const cwd = await configuredTenant({ customRules });
    const lintIgnore = [{ rule: 'acme/banned-words', reason: 'It is proven' }];
    const suppressed = { ...pageWith('The cheapest cars'), lintIgnore };
    await writeFile(join(cwd, 'tenants/demo/pages/home.json'), JSON.stringify(suppressed));
    expect(await check(cwd)).toMatchObject({ code: 0, stdout: '' });
  });

  it('CLI-8: run alone, in a thread of their own, and count in a baseline', async () => {
    const cwd = await configuredTenant({ customRules });
    expect((await check(cwd, '--rule', 'acme/banned-words', '--threads', '2')).stdout).toContain(
      'acme/banned-words',
    );
    const unknown = await check(cwd, '--rule', 'acme/baned-words');
    expect(unknown).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "acme/banned-words"?'),
    });
    const baseline = ['--baseline', 'baseline.json'];
    await check(cwd, ...baseline, '--update-baseline');
    expect(await check(cwd, ...baseline)).toMatchObject({ code: 0, stdout: '' });
  });

  it('CLI-8: are read again from the cache only while their definition is the same', async () => {
    const cwd = await configuredTenant({ customRules });
    // Files that were written a moment ago are not cached.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    const cached = () => check(cwd, '--cache', '--cache-location', 'cache');
    expect((await cached()).stdout).toContain('"cheapest"');
    expect((await cached()).stdout).toContain('"cheapest"');
    const changed = { 'acme/banned-words': { ...bannedWords, forbid: { words: ['cars'] } } };
    await writeFile(join(cwd, 'forecourt.config.json'), JSON.stringify({ customRules: changed }));
    expect((await cached()).stdout).toContain('"cars"');
  });

  it('CLI-8: are explained by their definition, or by a page beside the configuration', async () => {
    const cwd = await configuredTenant({ customRules });
    const explain = (...ids: string[]) => callCli(['explain', ...ids], { cwd });
    expect((await explain()).stdout).toMatch(/^Own rules\nacme\/banned-words +error /m);
    const { stdout } = await explain('acme/banned-words');
    expect(stdout).toContain('# acme/banned-words\n\nNo text promises the lowest price.');
    expect(stdout).toContain('"cheapest"');
    await mkdir(join(cwd, 'lint-rules/acme'), { recursive: true });
    await writeFile(join(cwd, 'lint-rules/acme/banned-words.md'), '# Our page\n');
    expect((await explain('acme/banned-words')).stdout).toBe('# Our page\n');
    const unknown = await explain('acme/banned-word');
    expect(unknown).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "acme/banned-words"?'),
    });
  });

  it('CLI-8, CLI-9: are described in SARIF, and linked in a terminal', async () => {
    const url = 'https://intranet.example/wording';
    const cwd = await configuredTenant({
      customRules: { 'acme/banned-words': { ...bannedWords, url } },
    });
    const { stdout } = await callCli(['check', '--format', 'sarif'], { cwd });
    const [rule] = JSON.parse(stdout).runs[0].tool.driver.rules;
    expect(rule).toMatchObject({
      id: 'acme/banned-words',
      shortDescription: { text: bannedWords.description },
      helpUri: url,
    });
    const linked = { cwd, env: { FORCE_HYPERLINK: '1' } };
    for (const command of ['check', 'lint'])
      expect((await callCli([command], linked)).stdout).toContain(`]8;;${url}`);
  });
});

describe('CLI-8: errors in the configuration', () => {
  it.each([
    [{ rules: { 'acme/baned': 'off' } }, ':3:5 rules: there is no rule "acme/baned"; define it'],
    [
      { customRules, rules: { 'acme/banned-word': 'off' } },
      'rules: there is no rule "acme/banned-word", did you mean "acme/banned-words"?',
    ],
    [
      { overrides: [{ rules: { 'acme/x': 'off' } }] },
      ':5:9 overrides[0].rules: there is no rule "acme/x"',
    ],
    [
      { customRules: { banned: bannedWords } },
      ':3:5 customRules: "banned" can\'t be the id of a rule; write a group and a name in lower case',
    ],
    [
      { customRules: { 'acme/x': { description: 'None.', message: 'None.' } } },
      ':3:15 customRules["acme/x"]: must have one of "forbid"',
    ],
    [
      { customRules: { 'acme/x': { ...bannedWords, forbid: { pattern: '(a+)+' } } } },
      ':8:20 customRules["acme/x"].forbid.pattern: is not a usable pattern: repeats a group',
    ],
  ])('CLI-8: are reported with their place: %j', async (config, expected) => {
    const { code, stderr } = await check(await configuredTenant(config));
    expect(stderr).toContain('forecourt.config.json');
    expect([code, stderr]).toEqual([2, expect.stringContaining(expected)]);
  });
});
