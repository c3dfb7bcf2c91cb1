import { execFileSync } from 'node:child_process';
import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { header, pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { migrations } from './registry.ts';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const site = (changes: object = {}) => siteJson('demo', changes);

/** A page around blocks as an editor may have set them: nothing of it is how we would write it. */
const odd = (blocks: string, more = '') =>
  `{"schemaVersion":1,   "path" : "/odd",${more}\n\t"title":"Odd", "x-note-not-known-here-is-absent":0,\n\t"blocks":[ ${blocks} ]}\n`.replace(
    ' "x-note-not-known-here-is-absent":0,',
    '',
  );

interface Case {
  readonly files?: Readonly<Record<string, string>>;
  readonly before: string;
  readonly after: string;
}
const inBlocks = (
  before: string,
  after: string,
  more: Omit<Case, 'before' | 'after'> = {},
): Case => ({
  before: odd(before),
  after: odd(after),
  ...more,
});

/** For every migration a page and what becomes of it: the rest of the file stays, byte for byte. */
const cases: Readonly<Record<string, Case>> = {
  'editor-block-types': inBlocks(
    '{"type":"delimiter","data":{}} , {"type":"checklist", "data":{"items":[{"text":"A","checked":true}]}},\n{"type":"simpleImage","data":{"url":"/assets/a.png","caption":"C"}}',
    '{"type":"horizontalRule","data":{}} , {"type":"list", "data":{ "style": "checklist", "items": [{ "content": "A", "meta": { "checked": true }, "items": [] }] }},\n{"type":"image","data":{ "file": { "url": "/assets/a.png" }, "caption": "C" }}',
  ),
  'list-entries': inBlocks(
    '{"type":"list","data":{"items":[ "A" ,{"content":"B"},"C"]}}',
    '{"type":"list","data":{"items":[ { "content": "A", "meta": {}, "items": [] } ,{"content":"B"},{ "content": "C", "meta": {}, "items": [] }]}}',
  ),
  'editor-leftovers': {
    before: odd(
      '{"type":"columns","data":{"cols":[{"time":1,"blocks":[],"version":"2"}]},"tunes":{"a":1}}',
      '"time":1700000000000,"version":"2.28.2",',
    ),
    after: odd('{"type":"columns","data":{"cols":[{"blocks":[]}]}}'),
  },
  'values-of-their-type': inBlocks(
    '{"type":"header","data":{"text":2024,"level":"2"}},{"type":"table","data":{"withHeadings":"true","content":[["a"]]}}',
    '{"type":"header","data":{"text":"2024","level":2}},{"type":"table","data":{"withHeadings":true,"content":[["a"]]}}',
  ),
  'choice-spelling': inBlocks(
    '{"type":"form","data":{"category":"finance-enquiry"}},{"type":"tag","data":{"text":"A","horizontalAlignment":"Centre"}}',
    '{"type":"form","data":{"category":"Finance Enquiry"}},{"type":"tag","data":{"text":"A","horizontalAlignment":"center"}}',
  ),
  'aspect-ratio-slash': inBlocks(
    '{"type":"video","data":{"url":"/assets/a.mp4","aspectRatio":"16 : 9"}}',
    '{"type":"video","data":{"url":"/assets/a.mp4","aspectRatio":"16/9"}}',
  ),
  'colour-hex': inBlocks(
    '{"type":"tag","data":{"text":"A","textColor":"044069","backgroundColor":"rgb(4, 64, 105)"}}',
    '{"type":"tag","data":{"text":"A","textColor":"#044069","backgroundColor":"#044069"}}',
  ),
  'publication-date-iso': {
    before: odd('', '"publicationDate": "2024-3-18 09:30+1100",'),
    after: odd('', '"publicationDate": "2024-03-18",').replace(
      '2024-03-18',
      '2024-03-18T09:30+11:00',
    ),
  },
  'video-endings': inBlocks(
    '{"type":"video","data":{"url":"https://films.example/tour?v=1"}}',
    '{"type":"video","data":{"url":"https://films.example/tour.mp4?v=1"}}',
  ),
  'own-links': inBlocks(
    String.raw`{"type":"buttons","data":{"buttons":[{"text":"A","href":"http:\/\/DEMO.example/finance?a=1#b"},{"text":"B","href":"https://demo.example"},{"text":"C","href":"https://demo.example.evil.example/"}]}},{"type":"paragraph","data":{"text":"<a class='x' href=\"https://demo.example/a?b=1&amp;c=2\">A</a> https://demo.example/b \u00e9"}}`,
    String.raw`{"type":"buttons","data":{"buttons":[{"text":"A","href":"/finance?a=1#b"},{"text":"B","href":"/"},{"text":"C","href":"https://demo.example.evil.example/"}]}},{"type":"paragraph","data":{"text":"<a class='x' href=\"/a?b=1&amp;c=2\">A</a> https://demo.example/b é"}}`,
  ),
  'moved-links': inBlocks(
    '{"type":"buttons","data":{"buttons":[{"text":"A","href":"/Old/?a=1"},{"text":"B","href":"/sold"},{"text":"C","href":"/odd"}]}}',
    '{"type":"buttons","data":{"buttons":[{"text":"A","href":"/new?a=1"},{"text":"B","href":"/sold"},{"text":"C","href":"/odd"}]}}',
    {
      files: {
        'redirects.json': JSON.stringify([
          { from: '/old', to: '/older' },
          { from: '/older', to: '/new', status: 308 },
          { from: '/sold', to: '/cars', status: 302 },
          { from: '/odd', to: '/elsewhere' },
        ]),
      },
    },
  ),
  'model-slugs': inBlocks(
    '{"type":"modelColors","data":{"model":"tern"}},{"type":"brandModels","data":{"models":["wren","tern"]}}',
    '{"type":"modelColors","data":{"model":"tern-ii"}},{"type":"brandModels","data":{"models":["wren","tern-ii"]}}',
    {
      files: {
        'data/models.json': JSON.stringify([
          { id: '1', slug: 'tern', new_slug: 'tern-ii', name: 'Tern' },
          { id: '2', slug: 'wren', new_slug: 'wren-ii', name: 'Wren' },
          { id: '3', slug: 'other', new_slug: 'wren', name: 'Other' },
        ]),
      },
    },
  ),
};

async function tenant(files: Readonly<Record<string, string | Uint8Array>>) {
  const cwd = await temporaryTenant(files);
  const file = (path: string) => join(cwd, 'tenants/demo', path);
  return {
    cwd,
    file,
    read: (path = 'pages/odd.json') => readFile(file(path), 'utf8'),
    run: (...args: string[]) => callCli(['migrate', ...args], { cwd }),
  };
}

describe('forecourt migrate', () => {
  it('CLI-15: every migration has a case here', () => {
    expect(Object.keys(cases)).toEqual(migrations.map(({ id }) => id));
  });

  it.each(Object.entries(cases))(
    'CLI-15: %s changes what it is about and no other byte, and has nothing to do after that',
    async (id, { before, after, files = {} }) => {
      const { read, run } = await tenant({ ...files, 'pages/odd.json': before });
      const { code, stdout } = await run(id);
      expect(await read()).toBe(after);
      expect([code, stdout]).toEqual([0, expect.stringContaining('in 1 of ')]);
      expect((await run(id)).stdout).toContain('Nothing to migrate');
      expect(await read()).toBe(after);
    },
  );

  it('CLI-15: all of them together leave a valid page, line ends and byte order mark as they were', async () => {
    const before =
      `\ufeff${odd('{"type":"checklist","data":{"items":["A"]}},{"type":"header","data":{"text":"A","level":"3"}}', '"time":1,')}`.replaceAll(
        '\n',
        '\r\n',
      );
    const { cwd, read, run, file } = await tenant({ 'pages/odd.json': before });
    await chmod(file('pages/odd.json'), 0o640);
    expect((await run()).code).toBe(0);
    const after = await read();
    expect(
      after.startsWith('\ufeff{"schemaVersion":1,   "path" : "/odd",\r\n\t"title":"Odd",\r\n'),
    ).toBe(true);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect((await callCli(['validate'], { cwd })).stdout).toContain('No findings');
    expect((await stat(file('pages/odd.json'))).mode & 0o777).toBe(0o640);
    expect(await readdir(file('pages'))).toEqual(['home.json', 'odd.json']);
  });

  it('CLI-15: --dry-run prints a diff and writes nothing; --check exits with 1', async () => {
    const { before } = cases['list-entries']!;
    const { read, run } = await tenant({ 'pages/odd.json': before });
    const dry = await run('--dry-run');
    expect(dry.code).toBe(0);
    expect(dry.stdout).toContain(
      '--- a/tenants/demo/pages/odd.json\n+++ b/tenants/demo/pages/odd.json\n@@ -1,3 +1,3 @@\n',
    );
    expect(dry.stderr).toBe('Would change 2 places in 1 of 3 files\n');
    const check = await run('--check', 'list-entries');
    expect([check.code, check.stdout]).toEqual([
      1,
      'tenants/demo/pages/odd.json\n  list-entries: 2 places\nWould change 2 places in 1 of 3 files\n',
    ]);
    expect(await read()).toBe(before);
    expect((await run('--check', 'own-links')).code).toBe(0);
  });

  it('CLI-15: a change that would leave more errors than before is not made', async () => {
    const page = pageJson('/odd', [header('A'), { type: 'tag', data: { text: 'B' } }]);
    const codemod = `export const id = 'worse';
export function* migrate({ blocks }) {
  for (const { block, pointer } of blocks)
    if (block.type === 'tag') yield { pointer: pointer + '/data/text', remove: true };
}`;
    const { cwd, read, run } = await tenant({ 'pages/odd.json': page });
    await writeFile(join(cwd, 'worse.mjs'), codemod);
    const { code, stdout } = await run('--codemod', './worse.mjs');
    expect(code).toBe(0);
    expect(stdout).toContain('worse: not done, validation would find 1 more error than before');
    expect(await read()).toBe(page);
  });

  it('CLI-15: what only changes how content is written leaves the drawn page as it was', async () => {
    const block = (type: string, data: object) => ({ type, data });
    const page = pageJson('/odd', [
      block('list', { style: 'ordered', items: ['A <b>b</b>', { content: 'C' }] }),
      { ...block('columns', { cols: [{ time: 1, blocks: [header('B')] }] }), tunes: { a: 1 } },
      block('video', { url: 'https://films.example/tour' }),
    ]);
    const { cwd, read, run } = await tenant({ 'pages/odd.json': page });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], { cwd });
    git('init', '-q');
    git('add', '.');
    git('commit', '-q', '-m', 'Begin');
    await run('list-entries', 'editor-leftovers', 'video-endings');
    expect(await read()).not.toBe(page);
    const { stdout } = await callCli(['diff', '-f', 'json'], { cwd });
    const { tenants } = JSON.parse(stdout) as {
      tenants: { pages: { blocks: { pointer: string; visible: boolean }[] }[] }[];
    };
    const blocks = tenants.flatMap(({ pages }) => pages.flatMap((each) => each.blocks));
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(blocks.filter(({ visible }) => visible)).toEqual([]);
  });

  it('CLI-15: a name that is taken already is not given again', async () => {
    const page = odd('{"type":"tag","data":{"label":"A","text":"B"}}');
    const { cwd, read, run } = await tenant({ 'pages/odd.json': page });
    await writeFile(
      join(cwd, 'again.mjs'),
      `export const migrate = ({ kind }) => (kind === 'page' ? [{ pointer: '/blocks/0/data/label', rename: 'text' }] : []);`,
    );
    expect((await run('--codemod', 'again.mjs')).code).toBe(0);
    expect(await read()).toBe(page);
  });

  it('CLI-15: a diff of a file with a byte order mark and a name with a space applies', async () => {
    const { before, after } = cases['list-entries']!;
    const { cwd, read, run, file } = await tenant({ 'pages/an odd.json': `\ufeff${before}` });
    const { stdout } = await run('--dry-run');
    execFileSync('git', ['apply', '-'], { cwd, input: stdout });
    expect(await read('pages/an odd.json')).toBe(`\ufeff${after}`);
    expect(await readdir(file('pages'))).toEqual(['an odd.json', 'home.json']);
  });

  it('CLI-15: the codemod in the documentation runs as written, and every migration is listed', async () => {
    const page = await readFile(join(import.meta.dirname, '../../../../../docs/cli.md'), 'utf8');
    for (const { id } of migrations) expect(page).toContain(`| \`${id}\``);
    const source = /```js\n(\/\/ rename\.mjs[\s\S]*?)```/.exec(page)![1]!;
    const { cwd, read, run } = await tenant({
      'pages/odd.json': odd('{"type":"tag","data":{"label":"A"}}'),
    });
    await writeFile(join(cwd, 'rename.mjs'), source);
    expect((await run('--codemod', './rename.mjs')).stdout).toContain('rename-label: 1 place');
    expect(await read()).toBe(odd('{"type":"tag","data":{"text":"A"}}'));
  });

  it('CLI-15: a codemod of one’s own renames, with the same care', async () => {
    const { cwd, read, run } = await tenant({
      'pages/odd.json': odd('{"type":"tag",  "data":{ "label" :"A"}}'),
    });
    await writeFile(
      join(cwd, 'rename.mjs'),
      `export default { migrate: ({ blocks }) => blocks.filter(({ block }) => 'label' in block.data).map(({ pointer }) => ({ pointer: pointer + '/data/label', rename: 'text' })) };`,
    );
    const { stdout } = await run('--codemod', 'rename.mjs', '-f', 'json');
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      written: true,
      files: [{ file: 'tenants/demo/pages/odd.json', migrations: [{ id: 'rename', edits: 1 }] }],
      summary: { files: 3, changed: 1 },
    });
    expect(await read()).toBe(odd('{"type":"tag",  "data":{ "text" :"A"}}'));
  });

  it('CLI-4: a missing codemod is reported by its name alone', async () => {
    const cwd = await temporaryTenant();
    expect(await callCli(['migrate', '--codemod', './none.mjs'], { cwd })).toEqual({
      code: 2,
      stdout: '',
      stderr: 'forecourt: there is no codemod "./none.mjs"\n',
    });
  });

  it('CLI-4, CLI-15: a codemod that fails changes no file and is reported in a line', async () => {
    const { before } = cases['list-entries']!;
    const { cwd, read, run } = await tenant({
      'pages/a.json': before.replace('/odd', '/a'),
      'pages/odd.json': before,
    });
    const expectFailure = async (source: string) => {
      await writeFile(join(cwd, 'bad.mjs'), source);
      const { code, stderr } = await run('list-entries', '--codemod', './bad.mjs');
      expect(code).toBe(2);
      expect(await read()).toBe(before);
      return stderr;
    };
    expect(
      await expectFailure(
        `export const migrate = ({ path }) => { if (path === 'site.json') throw new Error('oh'); return []; }`,
      ),
    ).toBe('forecourt: migration "bad" failed on tenants/demo/site.json: oh\n');
    await writeFile(join(cwd, 'bad2.mjs'), `export const migrate = () => [{ path: '/a' }];`);
    expect((await run('--codemod', 'bad2.mjs')).stderr).toContain('{"path":"/a"} is no edit');
    await writeFile(join(cwd, 'bad3.mjs'), `export const x = 1;`);
    expect((await run('--codemod', 'bad3.mjs')).stderr).toContain('exports no function "migrate"');
    expect((await run('--codemod', 'none.mjs')).code).toBe(2);
    expect((await run('list-entires')).stderr).toBe(
      'forecourt: there is no migration "list-entires", did you mean "list-entries"?\n',
    );
    expect((await run('list-entries', 'tenants/none')).code).toBe(2);
    expect((await run('everything')).stderr).toContain(
      '"everything" is neither a migration nor a path',
    );
  });

  it('CLI-15: what can’t be read is left alone: another encoding, broken JSON; links to files stay links', async () => {
    const utf16 = Buffer.from(`\ufeff${cases['list-entries']!.before}`, 'utf16le');
    const { before, after } = cases['list-entries']!;
    const { cwd, read, run, file } = await tenant({
      'pages/utf16.json': utf16,
      'pages/broken.json': '{ "blocks": ["',
      'shared/odd.json': before,
    });
    await symlink('../shared/odd.json', file('pages/odd.json'));
    const { code, stderr } = await run('list-entries', cwd + '/tenants');
    expect([code, stderr]).toEqual([
      0,
      '2 files were left out, since they hold no JSON that can be read; run forecourt validate for details\n',
    ]);
    expect((await readFile(file('pages/utf16.json'))).equals(utf16)).toBe(true);
    expect(await read('shared/odd.json')).toBe(after);
    expect(await read('pages/odd.json')).toBe(after);
  });

  it('CLI-15: settings are migrated, templates of components are not broken by it', async () => {
    const template = JSON.stringify({
      name: 'film',
      props: [{ name: 'file', type: 'string' }],
      blocks: [
        { type: 'video', data: { url: '{{file}}' } },
        { type: 'list', data: { items: ['{{file}}'] } },
      ],
    });
    const { read, run } = await tenant({
      'site.json': site({ featureFlags: { removeProfilePages: 'true' } }),
      'components/film.json': template,
    });
    await run();
    expect(JSON.parse(await read('site.json'))).toMatchObject({
      featureFlags: { removeProfilePages: true },
    });
    expect(JSON.parse(await read('components/film.json'))).toMatchObject({
      blocks: [{ data: { url: '{{file}}' } }, { data: { items: [{ content: '{{file}}' }] } }],
    });
  });

  it('CLI-15: --list shows all migrations; only what was asked for is changed', async () => {
    const { before } = cases['list-entries']!;
    const { run, read } = await tenant({
      'pages/odd.json': before,
      'pages/b.json': before.replace('/odd', '/b'),
    });
    const { stdout } = await run('--list');
    for (const { id, description } of migrations) {
      expect(stdout).toContain(`\n${id} `);
      expect(stdout).toContain(description);
    }
    await run('list-entries', 'tenants/demo/pages/b.json');
    expect(await read()).toBe(before);
    expect(await read('pages/b.json')).not.toBe(before.replace('/odd', '/b'));
  });
});
