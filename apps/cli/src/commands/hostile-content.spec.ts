import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pageJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../testing/call-cli.ts';
import { runCli } from '../testing/run-cli.ts';
import { brokenPage, temporaryTenant } from '../testing/temporary-tenant.ts';

interface Found {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
}

/** Findings of a run of the real process, by the file's name below `pages`. */
async function foundIn(
  cwd: string,
  ...command: readonly string[]
): Promise<{ code: number | null; byFile: Map<string, Found[]> }> {
  const args = command.length > 0 ? command : ['validate'];
  const { code, stdout, stderr } = await runCli([...args, '--format', 'json'], { cwd });
  expect(stderr).not.toMatch(/\n {4}at |internal error:/);
  const { findings } = JSON.parse(stdout) as { findings: Found[] };
  for (const { line, column, message } of findings) {
    expect(Math.min(line, column)).toBeGreaterThanOrEqual(1);
    expect(message).not.toMatch(/undefined|\[object|Error:/);
  }
  const nameOf = ({ file }: Found) => file.replace('tenants/demo/pages/', '');
  return { code, byFile: Map.groupBy(findings, nameOf) };
}

const utf16 = (text: string, mark: number[]) =>
  new Uint8Array([...mark, ...Buffer.from(text, 'utf16le')]);

const ways: readonly (readonly string[])[] = [
  ['validate'],
  ['lint', '--rule', 'known-slug'],
  ['check', '--rule', 'known-slug'],
  ['check', '--rule', 'known-slug', '--threads', '2'],
  ['check', '--rule', 'known-slug', '--cache'],
];

describe('forecourt on files that try to break it', () => {
  it('CLI-1, CLI-2: every odd file is a finding of its own, and the others are still read', async () => {
    const cwd = await temporaryTenant({
      'pages/broken.json': brokenPage,
      'pages/utf16.json': utf16(pageJson('/a'), [0xff, 0xfe]),
      'pages/latin1.json': new Uint8Array(Buffer.from('{"title": "caf\xe9"}', 'latin1')),
      'pages/cut.json': pageJson('/cut').slice(0, 40),
      'pages/empty.json': '',
      'pages/proto.json': '{"__proto__": {"path": "/x"}, "constructor": 1}',
      'pages/deep.json': '['.repeat(100_000),
      'pages/twice.json': pageJson('/twice').replace('"title"', '"path": "/x", "title"'),
      'pages/huge.json': '',
      '../../elsewhere.json': '{}',
    });
    const pages = join(cwd, 'tenants/demo/pages');
    await truncate(join(pages, 'huge.json'), 200_000_000);
    await mkdir(join(pages, 'folder.json'));
    await symlink(pages, join(pages, 'again'));
    await symlink(join(pages, 'nowhere'), join(pages, 'gone.json'));
    await symlink(join(cwd, 'elsewhere.json'), join(pages, 'outside.json'));
    const expected = {
      again: ['link-loop'],
      'broken.json': ['unknown-property'],
      'cut.json': ['syntax'],
      'deep.json': ['too-deep'],
      'empty.json': ['syntax'],
      'folder.json': ['not-a-file'],
      'gone.json': ['broken-link'],
      'huge.json': ['too-large'],
      'latin1.json': ['encoding'],
      'outside.json': ['outside-tenant'],
      'proto.json': expect.arrayContaining(['unknown-property', 'missing-property']),
      'twice.json': ['duplicate-key'],
      'utf16.json': ['encoding'],
    };
    for (const way of ways) {
      const { code, byFile } = await foundIn(cwd, ...way);
      const rules = Object.fromEntries(
        [...byFile].map(([file, findings]) => [
          file,
          [...new Set(findings.map(({ rule }) => rule))],
        ]),
      );
      expect([way, rules, code]).toEqual([way, expected, 1]);
    }
  });

  it('CLI-4: the report is the same in any folder, locale, time zone and order of files', async () => {
    const files = [
      ['pages/z.json', pageJson('/z', [{ type: 'tag', data: { text: '' } }])],
      ['pages/Ä.json', brokenPage.replace('/broken', '/ae')],
      ['pages/a/b.json', brokenPage.replace('/broken', '/z')],
      ['pages/a.json', '{'],
      ['pages/ä.json', pageJson('/', [])],
    ] as const;
    const run = async (order: typeof files | [], env: Record<string, string>) => {
      const cwd = await temporaryTenant();
      for (const [path, content] of order) {
        const file = join(cwd, 'tenants/demo', path);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, content);
      }
      return runCli(['check', '-f', 'json', '--at', '2024-06-01'], { cwd, env });
    };
    const one = await run(files, { TZ: 'UTC', LC_ALL: 'C' });
    const other = await run(files.toReversed() as unknown as typeof files, {
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'sv_SE.UTF-8',
      LANG: 'tr_TR.UTF-8',
    });
    expect(JSON.parse(one.stdout).findings.length).toBeGreaterThan(4);
    expect(other).toEqual(one);
  });

  it('CLI-1: a byte order mark and Windows line ends move nothing', async () => {
    const windows = brokenPage.replaceAll('\n', '\r\n');
    const cwd = await temporaryTenant({
      'pages/mark.json': `\ufeff${brokenPage.replace('/broken', '/mark')}`,
      'pages/windows.json': windows,
    });
    for (const command of [['validate'], ['lint', '--rule', 'known-slug']]) {
      const { stdout } = await callCli([...command, '-f', 'compact'], { cwd });
      const places = stdout.match(/pages\/\w+\.json:\d+:\d+/g);
      expect(places).toEqual(['pages/mark.json:7:19', 'pages/windows.json:7:19']);
    }
  });

  it('CLI-4: what a page says reaches the terminal as text', async () => {
    const cwd = await temporaryTenant({
      'pages/escape.json': `{"\\u001b[2J\u009b31m": 1, "\u202e": 2}`,
    });
    const { stdout } = await callCli(['validate'], { cwd, env: { FORECOURT_DEBUG: '1' } });
    expect(stdout).toContain('\\u001b[2J');
    expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  });
});

const beside = join(import.meta.dirname, '../../../../../shared/corpora');
const corpus = join(process.env.FORECOURT_CORPORA ?? beside, 'json-parsing');
const ownList: Readonly<Record<string, string>> = {
  'n_array_extra_comma.json': '["",]',
  'n_object_trailing_comment.json': '{"a":"b"}/**/',
  'n_number_leading_zero.json': '[012]',
  'n_string_unescaped_newline.json': '["new\nline"]',
  'n_structure_no_data.json': '',
  'n_structure_100000_opening_arrays.json': '['.repeat(100_000),
  'y_array_empty.json': '[]',
  'y_object_duplicated_key.json': '{"a":"b","a":"c"}',
  'y_structure_lonely_null.json': 'null',
  'i_number_huge_exp.json': '[0.4e00669999999999999999]',
};

function torture(): Record<string, string | Uint8Array> {
  if (!existsSync(corpus)) return { ...ownList };
  const names = readdirSync(corpus).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(corpus, name))]));
}

const files = torture();
const source = existsSync(corpus) ? 'JSONTestSuite' : 'own short list; the suite was skipped';

describe(`forecourt validate on JSON made to break parsers (${source})`, () => {
  const refusals = ['syntax', 'encoding', 'too-deep'];
  const asPages = Object.fromEntries(
    Object.entries(files).map(([name, content]) => [`pages/${name}`, content]),
  );

  it('CLI-1: n_ is refused, y_ is parsed, a duplicated key is reported, nothing crashes', async () => {
    const { code, byFile } = await foundIn(await temporaryTenant(asPages));
    expect(code).toBe(1);
    for (const name of Object.keys(files)) {
      const rules = byFile.get(name)?.map(({ rule }) => rule) ?? [];
      expect(rules, name).not.toEqual([]);
      const isRefused = rules.some((rule) => refusals.includes(rule));
      if (!name.startsWith('i_')) expect(isRefused, name).toBe(name.startsWith('n_'));
      if (name.includes('duplicated')) expect(rules, name).toContain('duplicate-key');
    }
  });

  it('CLI-4: each n_ on its own exits 1', async () => {
    const cwd = await temporaryTenant();
    const page = 'tenants/demo/pages/home.json';
    for (const [name, content] of Object.entries(files)) {
      if (!name.startsWith('n_')) continue;
      await writeFile(join(cwd, page), content);
      const { code, stderr } = await callCli(['validate', page], { cwd });
      expect([name, code, stderr]).toEqual([name, 1, '']);
    }
  });
});
