import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { header, pageJson, tenantFiles } from '../testing/sample-tenant.ts';

const beside = fileURLToPath(new URL('../../../../../shared/corpora', import.meta.url));
const corpora = process.env.FORECOURT_CORPORA ?? beside;

/** Substitute for the public suite where that is not installed: name and content. */
const ownShortList: Record<string, Uint8Array> = Object.fromEntries(
  Object.entries({
    'n_array_extra_comma.json': '["",]',
    'n_object_trailing_comment.json': '{"a":"b"}/**/',
    'n_object_unquoted_key.json': '{a: "b"}',
    'n_number_leading_zero.json': '[012]',
    'n_string_unescaped_newline.json': '["new\nline"]',
    'n_structure_no_data.json': '',
    'n_structure_100000_opening_arrays.json': '['.repeat(100_000),
    'n_structure_lone_byte.json': '\udc00',
    'y_array_empty.json': '[]',
    'y_object_duplicated_key.json': '{"a":"b","a":"c"}',
    'y_string_escaped_noncharacter.json': '["\\uFFFF"]',
    'y_structure_lonely_null.json': 'null',
    'i_number_huge_exp.json': '[0.4e00669999999999999999]',
    'i_structure_500_nested_arrays.json': '['.repeat(500) + ']'.repeat(500),
  }).map(([name, text]) => [name, new Uint8Array(Buffer.from(text, 'latin1'))]),
);

function suite(): Record<string, Uint8Array> {
  const folder = `${corpora}/json-parsing`;
  if (!existsSync(folder)) return ownShortList;
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    names.map((name) => [name, new Uint8Array(readFileSync(`${folder}/${name}`))]),
  );
}

const files = suite();
const where =
  files === ownShortList ? 'own short list; the public suite was skipped' : 'JSONTestSuite';

/** Findings that say that a file is no JSON, or none that is safe to read. */
const refusals = ['syntax', 'encoding', 'too-deep'];

async function rulesFor(content: Uint8Array | string): Promise<string[]> {
  const page = { 'pages/torture.json': content, 'data/torture.json': content };
  const { snapshot, findings } = await readTenant('/tenants/demo', {
    fs: memoryFileSystem(tenantFiles('demo', page)),
    allErrors: true,
  });
  expect(snapshot!.pages.has('/')).toBe(true);
  const ofPage = findings.filter(({ file }) => file.endsWith('/pages/torture.json'));
  for (const { line, column, endLine, endColumn, message } of ofPage) {
    expect(Math.min(line, column, endColumn)).toBeGreaterThanOrEqual(1);
    expect(endLine).toBeGreaterThanOrEqual(line);
    expect(message).not.toBe('');
  }
  const refused = ofPage.some(({ rule }) => refusals.includes(rule));
  expect(snapshot!.data.has('torture')).toBe(!refused);
  return ofPage.map(({ rule }) => rule);
}

const named = (prefix: string) => Object.keys(files).filter((name) => name.startsWith(prefix));

describe(`JSON that tries to break readers (${where})`, () => {
  it.each(named('n_'))('CLI-1: %s is refused with a finding', async (name) => {
    expect(refusals).toContain((await rulesFor(files[name]!))[0]);
  });

  it.each(named('y_'))('CLI-1: %s is parsed', async (name) => {
    const rules = await rulesFor(files[name]!);
    for (const rule of rules) expect(refusals).not.toContain(rule);
    expect(rules.includes('duplicate-key')).toBe(name.includes('duplicated'));
  });

  it.each(named('i_'))('CLI-1: %s breaks nothing', async (name) => {
    await rulesFor(files[name]!);
  });

  it.each([65, 1_000, 100_000])('CLI-1: %d levels are refused', async (depth) => {
    const closed = '['.repeat(depth) + ']'.repeat(depth);
    const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    for (const text of [closed, objects, '['.repeat(depth), '{"a":'.repeat(depth)])
      expect(await rulesFor(text)).toEqual(['too-deep']);
  });

  it('CLI-1: 64 levels are read', async () => {
    expect(await rulesFor('['.repeat(64) + ']'.repeat(64))).not.toContain('too-deep');
  });

  it('CLI-1: every string that breaks things comes through a page unchanged', async () => {
    const list = `${corpora}/naughty-strings.json`;
    const strings: string[] = existsSync(list)
      ? JSON.parse(readFileSync(list, 'utf8'))
      : ['', 'undefined', '__proto__', '\u0000', '\u202e', '\ufeff', '💩', '<b>', '${x}', '\ud800'];
    for (const text of strings) {
      const json = pageJson('/naughty', [header(text)], { title: `t${text}`.slice(0, 300) });
      const fs = memoryFileSystem(tenantFiles('demo', { 'pages/naughty.json': json }));
      const { snapshot } = await readTenant('/tenants/demo', { fs });
      const entry = snapshot!.pages.get('/naughty')!;
      expect(entry.page.blocks[0]!.data).toEqual({ text, level: 2 });
    }
  });
});
