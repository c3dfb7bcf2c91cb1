import { describe, expect, it } from 'vitest';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { callCli } from '../../testing/call-cli.ts';
import { mermaidError } from '../../testing/mermaid-error.ts';
import { hasDemo, temporaryFolder, temporaryTenant } from '../../testing/temporary-tenant.ts';

const steps = {
  type: 'multi',
  heading: 'Ask us',
  formSteps: [
    {
      key: 'kind',
      heading: 'What for?',
      customRules: {
        choiceButtons: true,
        skipRules: [{ key: 'Kind', values: ['Sell'], target: 'you' }],
      },
    },
    { key: 'car', heading: 'Which car' },
    { key: 'login', heading: 'Your phone', customRules: { skipAuthentication: true } },
    { key: 'you', heading: 'About you' },
  ],
  fields: [
    {
      name: 'Kind',
      type: 'radio',
      label: 'What can we do?',
      options: ['Buy', 'Sell'],
      required: true,
      stepKey: 'kind',
    },
    { name: 'name', type: 'text', label: 'Name', required: true, stepKey: 'car' },
    { name: 'phone', type: 'tel', label: 'Phone', required: true, stepKey: 'car' },
    { name: 'code', type: 'text', label: 'Code', stepKey: 'login' },
    { name: 'Comments', type: 'textarea', label: 'Comments', stepKey: 'you' },
  ],
};
const form = (data: object, id?: string) => ({ type: 'form', ...(id && { id }), data });
const files = {
  'pages/ask.json': pageJson('/ask', [form(steps, 'ask')] as never),
  'pages/two.json': pageJson('/two', [
    form({ preset: 'lead' }, 'one'),
    form({ preset: 'parts' }, 'other'),
  ] as never),
};
const graph = async (...args: string[]) => {
  const cwd = await temporaryTenant(files);
  return callCli(['forms', 'graph', ...args], { cwd });
};

describe('forecourt forms graph', () => {
  it('CLI-13: draws steps, conditions, partial leads and the end, on stdout alone', async () => {
    const { code, stdout, stderr } = await graph('/ask');
    expect({ code, stderr, error: mermaidError(stdout) }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').slice(1, -5)).toEqual([
      '  start(["Ask us"])',
      '  step1{{"1 · What for?<br/>1 field<br/>each choice is a button"}}',
      '  step2["2 · Which car<br/>2 fields<br/>sends the unfinished enquiry"]',
      expect.stringContaining('passed over for signed#45;in visitors'),
      '  step4["4 · About you<br/>1 field<br/>last step"]',
      '  sent(["sent"])',
      '  start --> step1',
      '  step1 -->|"What can we do? Sell"| step4',
      '  step1 -->|"otherwise#58; Buy"| step2',
      '  step2 -->|"not signed in"| step3',
      '  step2 -->|"signed in with a phone number"| step4',
      '  step3 --> step4',
      '  step4 --> sent',
    ]);
  });

  it('CLI-13: gives nodes, edges and all paths as JSON', async () => {
    const { stdout } = await graph('/ask', '--format', 'json');
    const given = JSON.parse(stdout) as { nodes: { key: string }[]; paths: object[] };
    expect(given).toMatchObject({ version: 1, tenant: 'demo', page: '/ask', form: { id: 'ask' } });
    expect(given.nodes.map(({ key }) => key)).toEqual(['kind', 'car', 'login', 'you']);
    expect(given.paths).toEqual([
      { steps: [1, 4], end: 'sent' },
      { steps: [1, 2, 3, 4], end: 'sent' },
      { steps: [1, 2, 4], end: 'sent' },
    ]);
  });

  it('CLI-13: marks steps that nobody sees and steps without a way on', async () => {
    const [kind, car, ...rest] = steps.formSteps;
    const both = {
      ...kind!.customRules!,
      skipRules: [{ key: 'Kind', values: ['Sell', 'Buy'], target: 'login' }],
    };
    const stuck = { ...rest[1]!, customRules: { hideButtons: 'both' } };
    const data = { ...steps, formSteps: [{ ...kind, customRules: both }, car, rest[0], stuck] };
    const cwd = await temporaryTenant({
      'pages/ask.json': pageJson('/ask', [form(data)] as never),
    });
    const { stdout } = await callCli(['forms', 'graph', '/ask'], { cwd });
    expect(mermaidError(stdout)).toBeUndefined();
    expect(stdout).toContain('unreachable#58; no way leads here');
    expect(stdout).toContain('  class step2 unreachable');
    expect(stdout).toContain('stuck#58; no button to go on');
    expect(stdout).toContain('  class step4 stuck');
  });

  it('CLI-13: takes a file and an id, and says what there is where it cannot choose', async () => {
    const byFile = await graph('tenants/demo/pages/two.json', '--form', 'other');
    expect(byFile).toMatchObject({ code: 0, stderr: '' });
    expect((await graph('/two#one')).stdout).not.toBe(byFile.stdout);
    const unclear = await graph('/two');
    expect(unclear).toMatchObject({ code: 2, stdout: '' });
    expect(unclear.stderr).toMatch(/2 forms.*--form.*one \(.*other \(/);
    expect((await graph('/two', '--form', 'none')).stderr).toContain(
      'no form "none"; there are one',
    );
  });

  it.each([
    [['/asks'], 'did you mean "/ask"?'],
    [['ask'], 'neither the path of a page'],
    [['/'], 'has no form'],
    [['/ask', '-t', 'nobody'], 'there is no tenant "nobody"'],
    [['/ask', '--format', 'svg'], 'Allowed choices are mermaid, markdown, json'],
    [[], "missing required argument 'page'"],
  ])('CLI-4: %j is invalid usage', async (args, said) => {
    const { code, stdout, stderr } = await graph(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(said);
  });

  it('CLI-4: a form with errors is not drawn: validate is named', async () => {
    const cwd = await temporaryTenant({
      'pages/ask.json': pageJson('/ask', [form({ ...steps, formSteps: 'none' })] as never),
    });
    const { code, stderr } = await callCli(['forms', 'graph', '/ask'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('forecourt validate tenants/demo/pages/ask.json');
    const empty = await callCli(['forms', 'list'], { cwd: await temporaryFolder() });
    expect(empty).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('forecourt forms list', () => {
  it('CLI-4: names pages that cannot be read, so that nobody takes their forms for gone', async () => {
    const cwd = await temporaryTenant({ 'pages/cut.json': '{ "path": "/cut", "blo' });
    const { code, stderr } = await callCli(['forms', 'list'], { cwd });
    expect([code, stderr]).toEqual([
      0,
      'tenants/demo/pages/cut.json cannot be shown, so its forms are not listed; run forecourt validate tenants/demo/pages/cut.json for details\nNo forms.\n',
    ]);
  });

  it('CLI-13: names every form by its page and id', async () => {
    const cwd = await temporaryTenant(files);
    const { code, stdout } = await callCli(['forms', 'list'], { cwd });
    expect(code).toBe(0);
    expect(stdout.split('\n').map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
      ['tenant', 'form', 'preset'],
      ['demo', '/ask#ask', 'its own'],
      ['demo', '/two#one', 'lead'],
      ['demo', '/two#other', 'parts'],
      [''],
    ]);
    const json = await callCli(['forms', 'list', '-t', 'demo', '-f', 'json'], { cwd });
    expect((JSON.parse(json.stdout) as { forms: unknown[] }).forms).toHaveLength(3);
  });

  it.runIf(hasDemo)('CLI-13: draws the forms of the demo tenants', async () => {
    const cwd = new URL('../../../../../', import.meta.url).pathname;
    const { stdout } = await callCli(['forms', 'list', '-f', 'json'], { cwd });
    const { forms } = JSON.parse(stdout) as {
      forms: { page: string; id: string; tenant: string }[];
    };
    expect(forms.length).toBeGreaterThan(10);
    const sample = forms.filter((_, index) => index % (process.env.FORECOURT_FULL ? 1 : 5) === 0);
    for (const { page, id, tenant } of sample) {
      const drawn = await callCli(['forms', 'graph', `${page}#${id}`, '-t', tenant], { cwd });
      expect(mermaidError(drawn.stdout), page).toBeUndefined();
    }
  });
});
