import { execFileSync } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const links = (...hrefs: string[]) => ({
  type: 'buttons',
  data: { buttons: hrefs.map((href) => ({ text: 'Go', href })) },
});
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const picture = (url: string) => ({ type: 'image', data: { file: { url } } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';
const film = '\0\0\0\x08moov\0\0\0\x08mdat';

/** A tenant in which everything that can refer to a page or an asset does. */
const files = {
  'site.json': siteJson('demo', {
    theme: { color: { brand: '#044069', accent: '#f89e3c' }, font: {}, logo: '/assets/a.svg' },
    navigation: { header: [{ text: 'Finance', href: '/finance' }] },
  }),
  'pages/finance.json': pageJson('/finance', [links('#top', '/Finance/?a=1#top')], {
    seo: { canonical: 'https://demo.example/finance' },
  }),
  'pages/home.json': pageJson('/', [
    links('/finance', 'https://demo.example/finance#top', 'https://other.example/finance'),
    paragraph('<a class="x" href=\'/finance?a=1&amp;b=2\'>A</a> /finance'),
    { type: 'loan', data: { to: '/finance', label: '/finance' } },
    picture('/assets/a.svg'),
    { type: 'video', data: { url: '/assets/film' } },
    paragraph('<img src="/assets/a.svg" alt="A">'),
  ]),
  'components/loan.json': JSON.stringify({
    name: 'loan',
    props: [
      { name: 'to', type: 'href' },
      { name: 'label', type: 'string' },
    ],
    blocks: [links('{{to}}', '/finance')],
  }),
  'data/brands.json': JSON.stringify([
    { id: '1', slug: 'a', name: 'A', logo: { url: '/assets/a.svg' }, url: '/finance' },
  ]),
  'assets/a.svg': svg,
  'assets/film.mp4': film,
};

async function tenant(more: Readonly<Record<string, string | Uint8Array>> = {}) {
  const cwd = await temporaryTenant({ ...files, ...more });
  return {
    cwd,
    read: (path: string) => readFile(join(cwd, 'tenants/demo', path), 'utf8'),
    run: (...args: string[]) => callCli(['move', ...args], { cwd }),
    check: async () => (await callCli(['validate'], { cwd })).stdout,
  };
}

describe('forecourt move', () => {
  it('CLI-10: --baseline renames the file there, and changes no other count', async () => {
    const { cwd, run } = await tenant();
    const file = join(cwd, 'known.json');
    const counts = (name: string) => ({
      version: 1,
      findings: {
        'tenants/demo/pages/home.json': { 'heading-order': 1 },
        [`tenants/demo/pages/${name}.json`]: { 'heading-order': 2 },
      },
    });
    const known = async () => JSON.parse(await readFile(file, 'utf8')) as unknown;
    await writeFile(file, JSON.stringify(counts('finance')));
    const move = (...args: string[]) =>
      run('/finance', '/loans', '--baseline', 'known.json', ...args);
    expect([(await move('--dry-run')).code, await known()]).toEqual([0, counts('finance')]);
    expect([(await move()).code, await known()]).toEqual([0, counts('loans')]);
    const missing = await run('/loans', '/credit', '--baseline', 'missing.json');
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringContaining('cannot be read')]);
  });

  it.each([
    [{}, { cars: { stockPath: '/stock' } }],
    [
      { settings: { cars: { priceTerms: 'drive away' } } },
      { cars: { priceTerms: 'drive away', stockPath: '/stock' } },
    ],
    [{ settings: { forms: {} } }, { forms: {}, cars: { stockPath: '/stock' } }],
    [{ settings: { cars: { stockPath: '/cars#all' } } }, { cars: { stockPath: '/stock#all' } }],
    [{ settings: { cars: { stockPath: '/new' } } }, { cars: { stockPath: '/new' } }],
  ])('CLI-10: the page of the stock stays that of the settings: %j', async (given, expected) => {
    const { read, run } = await tenant({
      'site.json': siteJson('demo', given),
      'pages/cars.json': pageJson('/cars'),
      'pages/new.json': pageJson('/new'),
    });
    expect((await run('/cars', '/stock')).code).toBe(0);
    const { settings } = JSON.parse(await read('site.json')) as { settings: unknown };
    expect(settings).toEqual(expected);
  });

  it('CLI-10: a page takes its links, its file and a redirect along, and no other byte changes', async () => {
    const { read, run, check } = await tenant();
    expect(await check()).toContain('No findings');
    const before = await read('pages/home.json');
    const { code, stdout } = await run('/finance', '/loans/car');
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining('pages/finance.json → tenants/demo/pages/loans/car.json'),
    ]);
    const after = await read('pages/home.json');
    expect(after).toBe(
      before
        .replaceAll('"href": "/finance"', '"href": "/loans/car"')
        .replace('demo.example/finance', 'demo.example/loans/car')
        .replace('/finance?a=1&amp;b=2', '/loans/car?a=1&amp;b=2')
        .replace('"to": "/finance"', '"to": "/loans/car"'),
    );
    const page = JSON.parse(await read('pages/loans/car.json')) as Record<string, unknown>;
    expect(page).toMatchObject({
      path: '/loans/car',
      seo: { canonical: 'https://demo.example/loans/car' },
      blocks: [links('#top', '/loans/car?a=1#top')],
    });
    await expect(read('pages/finance.json')).rejects.toThrow('ENOENT');
    for (const file of ['site.json', 'components/loan.json', 'data/brands.json'])
      expect(await read(file), file).toBe(
        files[file as 'site.json'].replace('/finance', '/loans/car'),
      );
    expect(JSON.parse(await read('redirects.json'))).toEqual([
      { from: '/finance', to: '/loans/car' },
    ]);
    expect(await check()).toContain('No findings');
  });

  it('CLI-10: redirects never form a chain or a loop: moving there and back leaves one', async () => {
    const redirects = '[\r\n  { "from": "/old", "to": "/finance?a=1", "status": 302 }\r\n]\r\n';
    const { read, run, check } = await tenant({ 'redirects.json': redirects });
    await run('/finance', '/loans');
    expect(await read('redirects.json')).toBe(
      redirects
        .replace('/finance', '/loans')
        .replace(' }', ' },\r\n  { "from": "/finance", "to": "/loans" }'),
    );
    await run('/loans', '/finance');
    expect(await read('redirects.json')).toBe(
      redirects.replace(' }', ' },\r\n  { "from": "/loans", "to": "/finance" }'),
    );
    expect(await check()).toContain('No findings');
  });

  it('CLI-10: a page whose file has a name of its own keeps it; --no-redirect adds none', async () => {
    const { read, run } = await tenant({ 'pages/b/x.json': pageJson('/terms') });
    expect((await run('/terms', '/conditions', '--no-redirect')).code).toBe(0);
    expect(JSON.parse(await read('pages/b/x.json'))).toMatchObject({ path: '/conditions' });
    await expect(read('redirects.json')).rejects.toThrow('ENOENT');
  });

  it.each([
    ['/assets/a.svg', '/assets/new/b.svg', 4],
    ['/assets/film.mp4', '/assets/tour.mp4', 1],
  ])('CLI-10: everything that shows %s shows it at %s', async (from, to, references) => {
    const { run, check, read } = await tenant();
    const { stdout } = await run(from, to, '--format', 'json');
    const report = JSON.parse(stdout) as { files: { references: number }[] };
    expect(report.files.reduce((sum, file) => sum + file.references, 0)).toBe(references);
    expect(await read(to.slice(1))).not.toBe('');
    expect(await check()).toContain('No findings');
    await expect(read('redirects.json')).rejects.toThrow('ENOENT');
  });

  it('CLI-10: everything in a folder of assets follows it, in references, the diff and the baseline', async () => {
    const more = {
      'assets/old/b.svg': svg,
      'assets/old/far/c.svg': svg,
      'assets/older/d.svg': svg,
      'pages/more.json': pageJson(
        '/more',
        ['old/b', 'old/far/c', 'older/d'].map((name) => picture(`/assets/${name}.svg`)),
      ),
    };
    const { cwd, run, check, read } = await tenant(more);
    const diff = (await run('/assets/old/', '/assets/new/', '--dry-run')).stdout;
    expect(diff).toContain('rename to tenants/demo/assets/new/far/c.svg');
    const counts = (name: string) => ({
      version: 1,
      findings: { [`tenants/demo/assets/${name}/b.svg`]: { 'image-too-large': 1 } },
    });
    await writeFile(join(cwd, 'known.json'), JSON.stringify(counts('old')));
    const moved = await run('/assets/old/', '/assets/new/', '--baseline', 'known.json');
    expect(moved.stdout).toContain('assets/old → tenants/demo/assets/new');
    expect(await read('pages/more.json')).toMatch(
      /assets\/new\/b\.svg[^]*assets\/new\/far\/c\.svg[^]*assets\/older\/d\.svg/,
    );
    expect(await read('assets/new/far/c.svg')).toBe(svg);
    expect(JSON.parse(await readFile(join(cwd, 'known.json'), 'utf8'))).toEqual(counts('new'));
    expect(await check()).toContain('No findings');
    for (const [to, message] of [
      ['/assets/new/far/away/', 'is within the folder itself'],
      ['/assets/older/', 'is taken by assets/older'],
      ['/assets/a.svg/b/', 'is taken by assets/a.svg'],
      ['/assets/.b/', 'is not the path of a folder'],
    ] as const)
      expect((await run('/assets/new/', to)).stderr).toContain(message);
    expect((await run('/assets/nwe/', '/assets/x/')).stderr).toContain(
      'did you mean "/assets/new"?',
    );
  });

  it('CLI-10: --dry-run prints a diff that git applies, and writes nothing', async () => {
    const { cwd, run, read } = await tenant();
    const git = (args: readonly string[], input?: string) =>
      execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@t.example', ...args], {
        cwd,
        input,
      });
    git(['init', '-q']);
    git(['add', '.']);
    const { stdout } = await run('/finance', '/loans', '--dry-run');
    await expect(read('redirects.json')).rejects.toThrow('ENOENT');
    await cp(join(cwd, 'tenants'), join(cwd, 'moved'), { recursive: true });
    git(['apply', '-'], stdout);
    await rm(join(cwd, 'moved'), { recursive: true });
    expect(JSON.parse(await read('pages/loans.json'))).toMatchObject({ path: '/loans' });
    expect(JSON.parse(await read('redirects.json'))).toHaveLength(1);
  });

  it.each([
    ['/finanse', '/x', 'has no page at "/finanse"; did you mean "/finance"?'],
    ['/finance', '/', 'is taken by pages/home.json'],
    ['/', '/start', 'the home page stays at "/"'],
    ['/finance', '/Finance/', 'must be a path'],
    ['/finance', '/a b', 'must be a path'],
    ['/finance', '/api/x', '/api belongs to the platform'],
    ['/finance', '/cars/x', 'is an address of the platform itself'],
    ['/assets/b.svg', '/assets/c.svg', 'has no asset at'],
    ['/assets/a.svg', '/a.svg', 'must begin with /assets/'],
    ['/assets/a.svg', '/assets/a.png', 'must end with ".svg"'],
    ['/assets/a.svg', '/assets/b c.svg', 'must be a file such as'],
    ['/assets/a.svg', '/assets/../site.svg', 'must be a file such as'],
    ['/assets/a.svg', '/assets/.a.svg', 'is not the path of a file'],
    ['/assets/a.svg', '/assets/a.svg/b.svg', 'is taken by assets/a.svg'],
  ])('CLI-10: from %s to %s nothing moves: %s', async (from, to, message) => {
    const { run, check } = await tenant();
    const { code, stderr } = await run(from, to);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
    expect(await check()).toContain('No findings');
  });

  it('CLI-10: nothing moves while the settings or the redirects cannot be read', async () => {
    const settings = await tenant({ 'site.json': '{}' });
    expect((await settings.run('/finance', '/loans')).stderr).toContain('site.json has errors');
    const redirects = await tenant({ 'redirects.json': '[' });
    expect((await redirects.run('/finance', '/loans')).stderr).toContain(
      'redirects.json has errors',
    );
    expect((await redirects.run('/finance', '/loans', '--no-redirect')).code).toBe(0);
  });

  it('CLI-10: several tenants may have the address; files that cannot be read are named', async () => {
    const { cwd, run, read } = await tenant({ 'pages/bad.json': '{ "path": "/finance"' });
    await cp(join(cwd, 'tenants/demo'), join(cwd, 'tenants/other'), { recursive: true });
    const { code, stderr } = await run('/finance', '/loans');
    expect([code, stderr]).toEqual([2, expect.stringContaining('add --tenant')]);
    const moved = await run('/finance', '/loans', '--tenant', 'demo');
    expect([moved.code, moved.stderr]).toEqual([0, expect.stringContaining('1 file was left out')]);
    expect(await read('../other/pages/finance.json')).toBe(files['pages/finance.json']);
  });
});
