import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import type { DiffReport } from '@forecourt/comparison';
import { callCli } from '../../testing/call-cli.ts';
import { changeFiles, commitAll, git, makeRepository } from '../../testing/temporary-repository.ts';
import { temporaryTenant } from '../../testing/temporary-tenant.ts';

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const cards = (...headings: string[]) => ({
  type: 'cardsTool',
  data: { cards: headings.map((heading) => ({ heading, href: '/' })) },
});
const sale = [
  paragraph('Come in'),
  cards('Utes', 'Vans'),
  paragraph('Open daily'),
  paragraph('Bye'),
];

/** A repository of one tenant, with a page /sale and the files given. */
async function repository(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const cwd = await temporaryTenant({ 'pages/sale.json': pageJson('/sale', sale), ...files });
  makeRepository(cwd);
  return cwd;
}

const diff = (cwd: string, ...args: string[]) => callCli(['diff', ...args], { cwd });

async function report(cwd: string, ...args: string[]): Promise<DiffReport> {
  const { code, stdout, stderr } = await diff(cwd, ...args, '--format', 'json');
  expect(code, stderr).toBe(0);
  return JSON.parse(stdout);
}

/** Changes the tenant and compares it with the last commit. */
async function after(cwd: string, files: Readonly<Record<string, string | undefined>>) {
  await changeFiles(join(cwd, 'tenants/demo'), files);
  return (await report(cwd)).tenants[0]!;
}

// The first test loads the renderer, and every test asks git.
describe('forecourt diff between two revisions', () => {
  it('CLI-11: an unchanged tree is no difference', async () => {
    const { summary } = await report(await repository());
    expect(summary).toMatchObject({ pages: { compared: 2, changed: 0 }, files: 0 });
  });

  it('CLI-11: reports a block’s changed properties, by JSON pointer', async () => {
    const [first, , ...rest] = sale;
    const page = pageJson('/sale', [first!, cards('Utes', 'Wagons'), ...rest], { title: 'Sale' });
    const { pages } = await after(await repository(), { 'pages/sale.json': page });
    expect(pages).toMatchObject([
      {
        change: 'changed',
        path: '/sale',
        properties: [{ pointer: '/title', change: 'changed', from: 'A page', to: 'Sale' }],
        blocks: [
          {
            change: 'changed',
            type: 'cardsTool',
            pointer: '/blocks/1',
            visible: true,
            causes: ['content'],
            properties: [
              {
                pointer: '/blocks/1/data/cards/1/heading',
                change: 'changed',
                from: 'Vans',
                to: 'Wagons',
              },
            ],
          },
        ],
      },
    ]);
  });

  it('CLI-11: reports added, removed and moved blocks', async () => {
    const [first, second, third, last] = sale;
    const page = pageJson('/sale', [last!, first!, paragraph('New'), second!]);
    expect(third).toEqual(paragraph('Open daily'));
    const cwd = await repository();
    const { pages } = await after(cwd, { 'pages/sale.json': page });
    expect(pages[0]!.blocks.map((it) => [it.change, it.pointer, it.fromPointer, it.label])).toEqual(
      [
        ['moved', '/blocks/0', '/blocks/3', 'Bye'],
        ['removed', '/blocks/2', undefined, 'Open daily'],
        ['added', '/blocks/2', undefined, 'New'],
      ],
    );
    const { stdout } = await diff(cwd);
    expect(stdout).toContain('    > blocks[0] paragraph “Bye”  from blocks[3]\n');
    expect(stdout).toContain('    - blocks[2] paragraph “Open daily”\n');
    expect(stdout).toContain('    + blocks[2] paragraph “New”\n');
    expect(stdout).toContain('blocks: 1 added, 1 removed, 1 moved');
  });

  it('CLI-11: a block that only stands lower than before is no difference', async () => {
    const page = pageJson('/sale', [paragraph('On top'), ...sale]);
    const { pages } = await after(await repository(), { 'pages/sale.json': page });
    expect(pages[0]!.blocks.map(({ change, pointer }) => [change, pointer])).toEqual([
      ['added', '/blocks/0'],
    ]);
  });

  it('CLI-11: reports added, removed and moved pages, and whether visitors are redirected', async () => {
    const other = pageJson('/other', [paragraph('Something else')]);
    const cwd = await repository({
      'pages/gone.json': pageJson('/gone'),
      'pages/other.json': other,
    });
    const { pages } = await after(cwd, {
      'pages/gone.json': undefined,
      'pages/new.json': pageJson('/new', [paragraph('New')]),
      'pages/sale.json': undefined,
      'pages/winter/sale.json': pageJson('/winter-sale', sale),
      'pages/other.json': other.replace('"/other"', '"/another"'),
      'redirects.json': JSON.stringify([{ from: '/other', to: '/another' }]),
    });
    expect(
      pages.map(({ change, path, fromPath, redirected }) => [change, path, fromPath, redirected]),
    ).toEqual([
      ['moved', '/another', '/other', true],
      ['removed', '/gone', undefined, false],
      ['added', '/new', undefined, undefined],
      ['moved', '/winter-sale', '/sale', false],
    ]);
    const { stdout } = await diff(cwd);
    expect(stdout).toContain('> /winter-sale  moved from /sale, with no redirect from there');
    expect(stdout).toContain('- /gone  page is gone, with no redirect from there');
  });

  it('CLI-11: reports changes of other files, and the blocks that they render differently', async () => {
    const car = { id: '1', slug: 'one', name: 'One', make: 'Kilo', price: 9990 };
    const cars = (price: number) =>
      JSON.stringify([
        { ...car, price },
        { ...car, id: '2', slug: 'two', name: 'Two' },
      ]);
    const cwd = await repository({
      'data/cars.json': cars(9990),
      'pages/stock.json': pageJson('/stock', [paragraph('x'), { type: 'cars', data: {} }]),
    });
    const { pages, files } = await after(cwd, { 'data/cars.json': cars(8990) });
    expect(files).toEqual([
      {
        file: 'tenants/demo/data/cars.json',
        kind: 'data',
        change: 'changed',
        properties: [],
        entries: { added: [], removed: [], changed: ['1'] },
      },
    ]);
    expect(
      pages.map(({ path, blocks }) => [path, blocks.map((it) => [it.pointer, ...it.causes])]),
    ).toEqual([['/stock', [['/blocks/1', 'elsewhere']]]]);
    const { stdout } = await diff(cwd);
    expect(stdout).toContain('rendered differently because of tenants/demo/data/cars.json');
  });

  it('CLI-11: settings that every page shows are reported once', async () => {
    const cwd = await repository();
    const tenant = await after(cwd, {
      'site.json': siteJson('demo', {
        theme: { color: { brand: '#115533', accent: '#f89e3c' }, font: {} },
      }),
    });
    expect(tenant).toMatchObject({
      pages: [],
      pagesWithOtherFrame: 2,
      files: [
        {
          file: 'tenants/demo/site.json',
          kind: 'settings',
          properties: [{ pointer: '/theme/color/brand', from: '#044069', to: '#115533' }],
        },
      ],
    });
    expect((await diff(cwd)).stdout).toContain(
      'theme, header or footer look different on every page',
    );
  });

  it('CLI-11, CUT-5: a changed publication date reports the layouts that it selects', async () => {
    const buttons = { type: 'buttons', data: { buttons: [{ text: 'Go', href: '/' }] } };
    const page = (publicationDate: string) => pageJson('/sale', [buttons], { publicationDate });
    const cwd = await repository({ 'pages/sale.json': page('2024-05-19') });
    const { pages } = await after(cwd, { 'pages/sale.json': page('2024-05-20') });
    expect(pages[0]).toMatchObject({
      published: { from: '2024-05-19', to: '2024-05-20' },
      properties: [{ pointer: '/publicationDate' }],
      blocks: [
        { causes: ['layout'], layouts: [{ from: 'flow', to: 'rows', cutoffs: ['buttons-rows'] }] },
      ],
    });
    const asOne = await report(cwd, '--from', 'HEAD', '--at', '2025-04-02');
    expect(asOne.tenants[0]!.pages[0]!.blocks).toEqual([]);
  });

  it('CLI-11: compares two commits, whatever the files on disk are', async () => {
    const cwd = await repository();
    await changeFiles(join(cwd, 'tenants/demo'), {
      'pages/sale.json': pageJson('/sale', sale.slice(1)),
    });
    commitAll(cwd);
    git(cwd, 'tag', 'v2');
    await changeFiles(join(cwd, 'tenants'), { demo: undefined });
    const found = await report(cwd, '--from', 'main~1', '--to', 'v2', 'tenants/demo');
    expect(found.tenants[0]!.pages[0]!.blocks.map(({ change }) => change)).toEqual(['removed']);
    expect([found.from.revision!.name, found.to.revision]).toEqual([
      'main~1',
      { name: 'v2', commit: git(cwd, 'rev-parse', 'v2').trim() },
    ]);
    const back = await report(cwd, '--from', 'v2', '--to', 'main~1');
    expect(back.tenants[0]!.pages[0]!.blocks.map(({ change }) => change)).toEqual(['added']);
  });

  it('CLI-11: what others changed since a branch was made is no change of the branch', async () => {
    const cwd = await repository();
    const tenant = join(cwd, 'tenants/demo');
    git(cwd, 'switch', '--quiet', '--create', 'sale');
    await changeFiles(tenant, { 'pages/new.json': pageJson('/new') });
    commitAll(cwd);
    git(cwd, 'switch', '--quiet', 'main');
    await changeFiles(tenant, { 'pages/sale.json': undefined });
    commitAll(cwd);
    const pagesOf = ({ tenants }: DiffReport) =>
      tenants[0]!.pages.map(({ change, path }) => [change, path]);
    const own = await report(cwd, '--from', 'main...sale');
    expect(pagesOf(own)).toEqual([['added', '/new']]);
    expect([own.from.revision!.name, own.to.revision!.name]).toEqual([
      'merge base of main and sale',
      'sale',
    ]);
    expect(pagesOf(await report(cwd, '--from', 'main', '--to', 'sale'))).toEqual([
      ['added', '/new'],
      ['added', '/sale'],
    ]);
    git(cwd, 'switch', '--quiet', 'sale');
    await changeFiles(tenant, { 'pages/newer.json': pageJson('/newer') });
    const current = await report(cwd, '--from', 'main');
    expect(pagesOf(current)).toEqual([
      ['added', '/new'],
      ['added', '/newer'],
    ]);
    expect(current.from.revision!.name).toBe('merge base of main and HEAD');
  });

  it('CLI-11: an added or removed tenant is reported as a whole', async () => {
    const cwd = await repository();
    await changeFiles(join(cwd, 'tenants'), {
      'second/site.json': siteJson('second'),
      'second/pages/home.json': pageJson('/'),
    });
    const [first, second] = (await report(cwd)).tenants;
    expect([first!.change, first!.pages]).toEqual([undefined, []]);
    expect([second!.change, second!.pages.map(({ change }) => change)]).toEqual([
      'added',
      ['added'],
    ]);
    commitAll(cwd);
    await changeFiles(join(cwd, 'tenants'), { second: undefined });
    expect((await diff(cwd)).stdout).toContain('tenants/second  whole tenant removed');
    expect((await diff(cwd, 'tenants/second')).code).toBe(0);
  });

  it('CLI-11: works from a folder of the repository, and on a page alone', async () => {
    const cwd = await repository();
    await changeFiles(join(cwd, 'tenants/demo'), {
      'pages/sale.json': pageJson('/sale', sale.slice(1)),
      'pages/home.json': pageJson('/', [paragraph('x')]),
    });
    const inside = join(cwd, 'tenants/demo/pages');
    const found = await report(inside, 'sale.json');
    expect(found.tenants[0]!.pages.map(({ path, file }) => [path, file])).toEqual([
      ['/sale', 'sale.json'],
    ]);
  });

  it('CLI-11: a page that cannot be shown on a side is reported, not just counted as gone', async () => {
    const cwd = await repository();
    await changeFiles(join(cwd, 'tenants/demo'), {
      'pages/sale.json': pageJson('/sale', sale).replace('"title": "A page",', ''),
    });
    const { notes } = await report(cwd);
    expect(notes).toEqual([
      'the page /sale of tenants/demo has errors as it is and cannot be shown, so it counts as missing; run forecourt validate for details',
    ]);
  });

  it('CLI-11: a page whose JSON is cut off is reported, not just counted as gone', async () => {
    const cwd = await repository();
    await changeFiles(join(cwd, 'tenants/demo'), { 'pages/sale.json': '{ "path": "/sale"' });
    const { notes } = await report(cwd);
    expect(notes).toEqual([
      'the page /sale of tenants/demo has errors as it is and cannot be shown, so it counts as missing; run forecourt validate for details',
    ]);
  });

  it('CLI-4: what cannot be compared is reported in one line, exit 2', async () => {
    const cwd = await repository();
    const advice =
      'paths are tenants and their files, and revisions are named with --from and --to';
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['--from', 'nonesuch'], 'there is no revision "nonesuch"'],
      [['--from', '--output=x'], '"--output=x" is no revision: name a branch, a tag or a commit'],
      [['--from', '-p', '--to', 'main'], '"-p" is no revision'],
      [['--from', 'main', '--to', ''], '"" is no revision'],
      [['--from', 'main; touch hacked'], 'there is no revision "main; touch hacked"'],
      [['--from', 'main:tenants'], 'there is no revision "main:tenants"'],
      [['--from', 'main', 'elsewhere'], `"elsewhere" does not exist; ${advice}`],
      [['main'], `"main" does not exist; ${advice}`],
      [['--from', 'main', '/'], 'is not in'],
    ];
    for (const [args, message] of cases) {
      const { code, stderr } = await diff(cwd, ...args);
      expect([code, stderr], args.join(' ')).toEqual([2, expect.stringContaining(message)]);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
    expect(existsSync(join(cwd, 'hacked'))).toBe(false);
  });
});
