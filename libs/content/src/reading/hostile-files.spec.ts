import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import type { MemoryFile } from '../testing/memory-file-system.ts';
import { readTenant } from '../tenant/read-tenant.ts';
import { header, pageJson, siteJson, tenantFiles } from '../testing/sample-tenant.ts';

const read = (files: Record<string, MemoryFile>) =>
  readTenant('/tenants/demo', { fs: memoryFileSystem(tenantFiles('demo', files)) });

const bytes = (text: string, encoding: BufferEncoding = 'utf8') =>
  new Uint8Array(Buffer.from(text, encoding));

/** A tenant on the disk. */
async function onDisk() {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-hostile-'));
  endings.push(() => rm(root, { recursive: true, force: true }));
  const at = (path: string) => join(root, 'demo', path);
  await mkdir(at('pages'), { recursive: true });
  await writeFile(at('site.json'), siteJson('demo'));
  await writeFile(at('pages/home.json'), pageJson('/'));
  const said = async () => {
    const { snapshot, findings } = await readTenant(at(''));
    expect([...snapshot!.pages.keys()]).toContain('/');
    return findings.map(({ rule, file }) => `${file.slice(at('').length + 1)} ${rule}`);
  };
  return { root, at, said };
}

const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

describe('files that are not what they should be', () => {
  it.each([
    ['with a byte order mark', bytes(`\ufeff${pageJson('/a')}`)],
    ['with CR LF', bytes(pageJson('/a').replaceAll('\n', '\r\n'))],
    ['with letters of every width', bytes(pageJson('/a', [header('é 漢 🚗')]))],
  ])('CLI-1: a page %s is read', async (_what, content) => {
    const { snapshot, findings } = await read({ 'pages/a.json': content });
    expect(findings).toEqual([]);
    expect(snapshot!.pages.get('/a')!.page.title).toBe('A page');
  });

  it('CLI-1: columns on the first line do not count the byte order mark', async () => {
    const { findings } = await read({ 'pages/a.json': bytes('\ufeff{"x": tru}') });
    expect(findings).toMatchObject([{ rule: 'syntax', line: 1, column: 7 }]);
  });

  it.each([
    ['UTF-16 with mark', bytes('\ufeff{}', 'utf16le')],
    ['UTF-16 without mark', bytes('{}', 'utf16le')],
    ['UTF-16 big-endian', bytes('\ufeff{}', 'utf16le').reverse()],
  ])('CLI-1: %s is a finding', async (_what, content) => {
    const { findings } = await read({ 'pages/a.json': content });
    expect(findings).toMatchObject([{ rule: 'encoding', message: expect.stringMatching(/UTF-8/) }]);
  });

  it('CLI-1: a byte that is not UTF-8 is a finding at its place', async () => {
    const text = '{\n  "title": "Caf';
    const content = new Uint8Array([...bytes(text), 0xe9, ...bytes('"}')]);
    const { findings } = await read({ 'pages/a.json': content });
    expect(findings).toMatchObject([{ rule: 'encoding', line: 2, column: 16 }]);
  });

  it('CLI-1: a file cut off at any character is a finding or a page, never an exception', async () => {
    const text = pageJson('/a', [header('Hello')]);
    for (let end = 0; end < text.length; end += 1) {
      const { findings } = await read({ 'pages/a.json': text.slice(0, end) });
      expect(findings).toMatchObject([{ rule: 'syntax' }]);
    }
  });

  it('CLI-1: a huge file is a finding and is not opened', async () => {
    const { at, said } = await onDisk();
    await writeFile(at('pages/big.json'), '');
    await truncate(at('pages/big.json'), 8e9);
    await mkdir(at('data'));
    await writeFile(at('data/cars.json'), '');
    await truncate(at('data/cars.json'), 8e9);
    await mkdir(at('assets'));
    await writeFile(at('assets/film.mp4'), '');
    await truncate(at('assets/film.mp4'), 8e9);
    expect(await said()).toEqual([
      'pages/big.json too-large',
      'assets/film.mp4 too-large',
      'data/cars.json too-large',
    ]);
  });

  it('OPS-3: a data file over its limit is a finding that says where the stock belongs', async () => {
    const { at, said } = await onDisk();
    await mkdir(at('data'));
    for (const [name, bytes] of [
      ['cars', 64_000_001],
      ['team', 4_000_001],
    ] as const) {
      await writeFile(at(`data/${name}.json`), '');
      await truncate(at(`data/${name}.json`), bytes);
    }
    expect(await said()).toEqual(['data/cars.json too-large', 'data/team.json too-large']);
    const { findings } = await readTenant(at(''));
    expect(findings.map(({ message }) => message)).toEqual([
      'is larger than 64 MB; import it into PostgreSQL: set DATABASE_URL and run "forecourt import"',
      'is larger than 4 MB; remove entries that no page shows',
    ]);
  });

  it('CLI-1: folders named like pages, pipes and links in a circle are findings', async () => {
    const { at, said } = await onDisk();
    await mkdir(at('pages/folder.json'));
    execFileSync('mkfifo', [at('pages/pipe.json')]);
    await symlink(at('pages'), at('pages/loop'));
    await symlink('self.json', at('pages/self.json'));
    await symlink('nowhere.json', at('pages/lost.json'));
    expect((await said()).sort()).toEqual([
      'pages/folder.json not-a-file',
      'pages/loop link-loop',
      'pages/lost.json broken-link',
      'pages/pipe.json not-a-file',
      'pages/self.json link-loop',
    ]);
  });

  it('CLI-1: a link that leaves the tenant’s folder is not followed', async () => {
    const { root, at, said } = await onDisk();
    await writeFile(join(root, 'secret.json'), pageJson('/secret'));
    await mkdir(join(root, 'demo-too'));
    await writeFile(join(root, 'demo-too', 'page.json'), pageJson('/secret'));
    await symlink(join(root, 'secret.json'), at('pages/secret.json'));
    await symlink(join(root, 'demo-too'), at('pages/too'));
    await symlink(join(root, 'demo-too'), at('assets'));
    expect((await said()).sort()).toEqual([
      'assets outside-tenant',
      'pages/secret.json outside-tenant',
      'pages/too outside-tenant',
    ]);
    await rm(at('site.json'));
    await writeFile(join(root, 'site.json'), siteJson('demo'));
    await symlink(join(root, 'site.json'), at('site.json'));
    const { snapshot, findings } = await readTenant(at(''));
    expect(snapshot).toBeUndefined();
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'outside-tenant' }));
  });

  it('CLI-1: a link within the tenant’s folder is followed', async () => {
    const { at, said } = await onDisk();
    await mkdir(at('shared'));
    await writeFile(at('shared/a.json'), pageJson('/a'));
    await symlink('../shared/a.json', at('pages/a.json'));
    expect(await said()).toEqual([]);
  });

  it.skipIf(process.getuid?.() === 0)('CLI-1: a file without permission is a finding', async () => {
    const { at, said } = await onDisk();
    await writeFile(at('pages/a.json'), pageJson('/a'));
    await chmod(at('pages/a.json'), 0);
    expect(await said()).toEqual(['pages/a.json unreadable']);
  });

  it.each(['EACCES', 'EIO', 'EMFILE'])(
    'CLI-1: a file that fails with %s is a finding',
    async (fails) => {
      const { findings } = await read({ 'pages/a.json': { fails }, 'assets/a.svg': { fails } });
      expect(findings).toMatchObject([
        { rule: 'unreadable', file: '/tenants/demo/pages/a.json' },
        { rule: 'unreadable', file: '/tenants/demo/assets/a.svg' },
      ]);
    },
  );

  it('CLI-1: names of Object.prototype are ordinary names', async () => {
    const { snapshot, findings } = await read({
      'data/__proto__.json': '{"__proto__": {"polluted": true}}',
      'pages/a.json': pageJson('/a').replace('"title"', '"__proto__": {"polluted": true}, "title"'),
    });
    expect(findings).toMatchObject([
      { rule: 'unknown-property', property: '__proto__' },
      { rule: 'unknown-data' },
    ]);
    expect(snapshot!.data.has('__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('TEN-7: whatever the array of blocks contains, a page that was read holds blocks alone', async () => {
    const column = { blocks: [null, { type: 'raw' }, header('inside')] };
    const odd = [
      null,
      1,
      'x',
      [],
      {},
      { type: null, data: {} },
      { id: 'a', type: 'tag', data: [] },
    ];
    const blocks = [...odd, { type: 'columns', data: { cols: [column] } }] as object[];
    const { snapshot, findings } = await read({ 'pages/a.json': pageJson('/a', blocks) });
    const { page, brokenBlocks } = snapshot!.pages.get('/a')!;
    const none = { type: 'nameless', data: {} };
    expect(page.blocks.slice(0, -1)).toEqual([
      ...Array(6).fill(none),
      { id: 'a', type: 'tag', data: {} },
    ]);
    expect(page.blocks.at(-1)!.data).toEqual({
      cols: [{ blocks: [none, { type: 'raw', data: {} }, header('inside')] }],
    });
    expect(brokenBlocks.size).toBe(9);
    expect(findings.length).toBeGreaterThanOrEqual(9);
  });

  it('CLI-1: a page of thousands of broken blocks gives each its own finding', async () => {
    const broken = { type: 'header', data: {} };
    const columns = { type: 'columns', data: { cols: [{ blocks: Array(500).fill(broken) }] } };
    const text = JSON.stringify(JSON.parse(pageJson('/a', Array(30).fill(columns))));
    const { snapshot } = await read({ 'pages/a.json': text });
    const { brokenBlocks, findings } = snapshot!.pages.get('/a')!;
    expect(brokenBlocks.size).toBe(15_000);
    expect([...brokenBlocks.values()].every((own) => own.length === 1)).toBe(true);
    expect(findings).toEqual([]);
  });

  it('TEN-2: hidden files and editors’ backups are passed over', async () => {
    const { findings, snapshot } = await read({
      'pages/.home.json.swp': 'x',
      'pages/home.json~': 'x',
      'assets/.DS_Store': 'x',
    });
    expect(findings).toEqual([]);
    expect(snapshot!.assets.size).toBe(0);
  });
});
