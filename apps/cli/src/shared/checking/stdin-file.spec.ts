import { join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const fine = { publicationDate: '2020-03-02', seo: { description: 'New and used cars.' } };
const link = (href: string) => ({ type: 'buttons', data: { buttons: [{ text: 'Go', href }] } });
const files = {
  'pages/home.json': pageJson('/', [link('/nowhere')], { ...fine, title: 'Home', seo: undefined }),
  'pages/sale.json': pageJson('/sale', undefined, fine),
};

async function check(stdin: string, path: string, cwd: string, ...args: string[]) {
  const call = ['check', '--stdin-file-path', path, '-f', 'compact', ...args];
  const { code, stdout } = await callCli(call, { cwd, stdin });
  return [code, ...stdout.trimEnd().split('\n')];
}

describe('--stdin-file-path', () => {
  it('CLI-9: checks the text as that file, with the rest of the tenant, and reports nothing else', async () => {
    const cwd = await temporaryTenant(files);
    const text = pageJson('/sale', [link('/'), link('/gone')], fine);
    const path = 'tenants/demo/pages/sale.json';
    expect(await check(text, path, cwd)).toEqual([
      1,
      expect.stringMatching(/^tenants\/demo\/pages\/sale\.json:\d+:\d+: error: .*"\/gone"/),
    ]);
    expect(await check(files['pages/sale.json'], path, cwd)).toEqual([0, '']);
  });

  it('CLI-9: takes a file that does not exist yet, from within the tenant too', async () => {
    const cwd = await temporaryTenant(files);
    expect(await check('{', 'new.json', join(cwd, 'tenants/demo/pages'))).toEqual([
      1,
      expect.stringMatching(/new\.json:1:2: error: .*closing }/),
    ]);
  });

  it('CLI-9: takes a file in folders that do not exist yet, but in no tenant that does not', async () => {
    const cwd = await temporaryTenant(files);
    const text = pageJson('/deals/winter', [link('/gone')], fine);
    expect(await check(text, 'tenants/demo/pages/deals/2026/winter.json', cwd)).toEqual([
      1,
      expect.stringMatching(/deals\/2026\/winter\.json:\d+:\d+: error: .*"\/gone"/),
    ]);
    expect(await check(text, 'tenants/nobody/pages/winter.json', cwd)).toEqual([2, '']);
    expect(await check(text, 'tenants/winter.json', cwd)).toEqual([2, '']);
  });

  it.each([
    ['--watch', 'goes with none of'],
    ['--cache', 'goes with none of'],
    ['tenants/demo', 'leave out other paths'],
  ])('CLI-9: refuses %s', async (arg, says) => {
    const cwd = await temporaryTenant(files);
    const call = ['check', '--stdin-file-path', 'tenants/demo/pages/sale.json', arg];
    expect(await callCli(call, { cwd })).toMatchObject({
      ...{ code: 2, stderr: expect.stringContaining(says) },
    });
  });
});

describe('--print-config', () => {
  const config = JSON.stringify({
    rules: { 'heading-order': 'off' },
    overrides: [{ files: ['pages/sale.json'], rules: { 'heading-order': 'error' } }],
  });
  const printed = async (cwd: string, ...args: string[]) => {
    const { code, stdout } = await callCli(['check', '--print-config', ...args], { cwd });
    const { rules, ...of } = JSON.parse(stdout) as { rules: Record<string, object> };
    return { code, rules, ...of };
  };

  it('CLI-9: prints the level and options of each rule, as they are for a file', async () => {
    const cwd = await temporaryTenant({ ...files, '../../forecourt.config.json': config });
    const general = await printed(cwd);
    expect(general.code).toBe(0);
    expect(general.rules['heading-order']).toEqual({ level: 'off' });
    expect(general.rules['seo-title-too-long']).toMatchObject({ maxLength: expect.any(Number) });
    const ofFile = await printed(cwd, 'tenants/demo/pages/sale.json');
    expect(ofFile).toMatchObject({
      ...{ tenant: 'demo', file: 'pages/sale.json' },
      rules: { 'heading-order': { level: 'error' } },
    });
  });

  it('CLI-9: refuses a file that belongs to no tenant', async () => {
    const cwd = await temporaryTenant({ ...files, '../../notes/a.json': '{}' });
    expect((await callCli(['check', '--print-config', 'notes/a.json'], { cwd })).code).toBe(2);
  });
});
