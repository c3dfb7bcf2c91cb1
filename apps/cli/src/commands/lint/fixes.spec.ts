import { chmod, lstat, readFile, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { validatePage } from '@forecourt/block-schemas';
import { namedFixtures } from '@forecourt/block-schemas/testing/fixtures';
import { siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

/** Every valid fixture of every block: its name, and the block. */
const fixtures = namedFixtures().map(
  ({ type, name, data }) => [`${type}-${name}`.toLowerCase(), { type, data }] as const,
);

/** How editors and machines write JSON: indentation, line ends, byte order mark, last line end. */
const layouts = [
  ['  ', '\n', '', '\n'],
  ['\t', '\r\n', '\ufeff', '\r\n'],
  ['', '\n', '', ''],
  ['    ', '\n', '\ufeff', ''],
] as const;

function write(value: object, index: number): string {
  const [indent, end, mark, last] = layouts[index % layouts.length]!;
  return mark + JSON.stringify(value, null, indent).replaceAll('\n', end) + last;
}

const untidy = (path: string, block: object) => ({
  schemaVersion: 1,
  path,
  title: ' A  title',
  publicationDate: '2024-01-05',
  lintIgnore: [
    { rule: 'suppression-expired', reason: 'nothing expires here' },
    { rule: 'publication-date-missing', reason: 'it is there by now' },
  ],
  seo: { description: 'Cars.\nAnd more.  ' },
  blocks: [block],
});

const tidy = ({ lintIgnore: _, ...page }: ReturnType<typeof untidy>) => ({
  ...page,
  title: 'A title',
  seo: { description: 'Cars. And more.' },
});

describe('CLI-2: lint --fix', () => {
  it('CLI-2: over every fixture and every way to write JSON: right at once, valid, and done then', async () => {
    const pages = fixtures.map(([name, block]) => untidy(`/${name}`, block));
    const files = Object.fromEntries(
      pages.map((page, index) => [`pages${page.path}.json`, write(page, index)]),
    );
    const cwd = await temporaryTenant(files);
    const read = (path: string) => readFile(join(cwd, 'tenants/demo', path), 'utf8');
    const only = ['suppression-without-effect', 'seo-white-space'].flatMap((id) => ['--rule', id]);
    const run = () => callCli(['lint', '--fix', '-f', 'compact', ...only], { cwd });

    expect((await run()).stderr).toContain(`Fixed ${pages.length * 4} findings in `);
    for (const [index, page] of pages.entries()) {
      const fixed = await read(`pages${page.path}.json`);
      const findings = (value: unknown) => validatePage(value).findings;
      expect(fixed.replaceAll(/\s/g, '')).toBe(write(tidy(page), index).replaceAll(/\s/g, ''));
      const value = JSON.parse(fixed.replace(/^\ufeff/, '')) as object;
      expect(findings(value)).toEqual(findings(tidy(page)));
      expect(fixed).toBe(write(tidy(page), index));
    }
    expect((await run()).stderr).toContain('Fixed 0 findings in 0 files');
  });

  it('CLI-2: --dry-run shows the change as a diff and leaves the file alone', async () => {
    const site = JSON.stringify(
      JSON.parse(siteJson('demo', { featureFlags: { removeProfilePages: false } })),
      null,
      2,
    );
    const cwd = await temporaryTenant({ 'site.json': site });
    const run = (...args: string[]) => callCli(['lint', '--fix', '--dry-run', ...args], { cwd });
    const { code, stdout, stderr } = await run();
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      '--- a/tenants/demo/site.json',
      '+++ b/tenants/demo/site.json',
    ]);
    expect(stdout).toContain('\n-    "removeProfilePages": false\n');
    expect([code, stderr]).toEqual([1, 'Would fix 1 finding in 1 file\n']);
    expect(await readFile(join(cwd, 'tenants/demo/site.json'), 'utf8')).toBe(site);
    expect((await run('--rule', 'heading-order')).code).toBe(0);
  });

  it('CLI-4: colours are for a terminal, and content is harmless there; a pipe gets every byte', async () => {
    const page = untidy('/hostile', { type: 'paragraph', data: { text: 'Hello' } });
    const text = JSON.stringify({ ...page, title: ' \u202eeltit\u009b31m' }, null, 2);
    const cwd = await temporaryTenant({ 'pages/hostile.json': text });
    const run = (env: Record<string, string>) =>
      callCli(['lint', '--fix', '--dry-run'], { cwd, env });
    const piped = (await run({})).stdout;
    expect(piped).toContain('-  "title": " \u202eeltit\u009b31m",\n');
    const shown = (await run({ FORCE_COLOR: '1' })).stdout;
    expect(shown).toContain('\u001b[31m-  "title": " \\u202eeltit\\u009b31m",\u001b[39m\n');
    expect(shown).toContain('\u001b[32m+');
    expect(shown).not.toMatch(/[\u007f-\u009f\u202e]/);
  });

  it('CLI-2: a link stays a link, and who may read a file stays as it is', async () => {
    const page = untidy('/linked', { type: 'paragraph', data: { text: 'Hello' } });
    const cwd = await temporaryTenant({ 'kept.json': JSON.stringify(page) });
    const kept = join(cwd, 'tenants/demo/kept.json');
    const link = join(cwd, 'tenants/demo/pages/linked.json');
    await chmod(kept, 0o640);
    await symlink('../kept.json', link);
    await callCli(['lint', '--fix'], { cwd });
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect((await stat(kept)).mode & 0o777).toBe(0o640);
    expect(JSON.parse(await readFile(link, 'utf8')).title).toBe('A title');
  });

  it('CLI-2, CLI-4: says what --dry-run can not be used with', async () => {
    const cwd = await temporaryTenant();
    const run = async (...args: string[]) => {
      const { code, stderr } = await callCli(['lint', ...args], { cwd });
      return [code, stderr];
    };
    expect(await run('--dry-run')).toEqual([2, 'forecourt: --dry-run needs --fix\n']);
    expect(await run('--fix', '--dry-run', '-f', 'json')).toEqual([
      2,
      'forecourt: --dry-run writes a diff; leave out --format\n',
    ]);
  });

  it('CLI-2: no file is written that would not be valid any more', async () => {
    const { planFixes } = await import('../../shared/checking/fix-files.ts');
    const cwd = await temporaryTenant();
    const file = join(cwd, 'tenants/demo/site.json');
    const located = {
      ...{ file, line: 1, column: 1, endLine: 1, endColumn: 2, sourceLine: '', pointer: '' },
      ...{ rule: 'pattern' as const, severity: 'warning' as const, message: '' },
    };
    expect(await planFixes(new Map([[located, { pointer: '/domains' }]]))).toEqual({
      files: [],
      refused: [file],
    });
  });
});
