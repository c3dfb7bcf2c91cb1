import { pageJson, siteJson } from '@forecourt/content/testing/sample-tenant';
import { describe, expect, it } from 'vitest';
import { callCli } from '../../testing/call-cli.ts';
import { brokenPage, temporaryTenant } from '../../testing/temporary-tenant.ts';

const banner = (data: object = {}) => ({
  type: 'imageBanner',
  data: { image: '/assets/a.svg', ...data },
});
const cards = (...hrefs: (string | undefined)[]) => ({
  type: 'cardsTool',
  data: { cards: hrefs.map((href) => ({ heading: 'A', ...(href && { href }) })) },
});
const form = (data: object) => ({ type: 'form', data });
const callUs = {
  name: 'callUs',
  blocks: [banner({ overlay: { side: 'all' } })],
};
const files = {
  'pages/sale.json': pageJson('/sale', [
    banner({ overlay: { side: 'right' } }),
    { type: 'columns', data: { cols: [{ blocks: [banner({ overlay: {} }), banner()] }] } },
    cards('/finance', undefined, '/finance'),
  ]),
  'pages/plain.json': pageJson('/plain', [banner(), cards('/cars')]),
  'pages/forms.json': pageJson(
    '/forms',
    [form({}), form({ preset: 'finance' }), form({ category: 'Finance Enquiry' })],
    { customSuccessMessages: [{ category: 'finance-enquiry', blocks: [] }] },
  ),
  'pages/broken.json': brokenPage.replace('"level": 2', '"level": 3'),
  'pages/range.json': pageJson('/range', [{ type: 'modelColors', data: { model: 'tern' } }]),
  'data/models.json': JSON.stringify([{ id: '1', slug: 'tern', new_slug: 'tern-ii', name: 'T' }]),
  'pages/bad.json': '{ "blocks": [',
  'components/call-us.json': JSON.stringify(callUs, null, 2),
};

async function impact(...args: string[]) {
  const cwd = await temporaryTenant(files);
  return callCli(['impact', ...args], { cwd });
}
const impactOf = async (...args: string[]) =>
  JSON.parse((await impact(...args, '--format', 'json')).stdout) as {
    subject: { name: string; default?: unknown };
    uses: {
      page: string;
      file: string;
      line: number;
      column: number;
      pointer: string;
      value: unknown;
    }[];
    values: { value: unknown; uses: number; files: number }[];
    properties?: Record<string, number>;
    summary: Record<string, number>;
  };

describe('forecourt impact', () => {
  it('CLI-10: names the links to a page that the platform makes, which are no uses', async () => {
    const noteOf = async (path: string, settings: object = {}) => {
      const cwd = await temporaryTenant({
        'site.json': siteJson('demo', { settings }),
        'pages/drive.json': pageJson('/book-test-drive/'),
        'pages/finance.json': pageJson('/finance'),
        'pages/cars.json': pageJson('/cars'),
        'pages/about.json': pageJson('/about'),
      });
      return (await callCli(['impact', path], { cwd })).stderr;
    };
    expect(await noteOf('/book-test-drive')).toContain(
      'also linked from every car’s page for test',
    );
    expect(await noteOf('/finance')).toContain('also linked from every car’s page for finance');
    expect(await noteOf('/cars')).toContain('for the stock');
    expect(await noteOf('/cars', { cars: { stockPath: '/about' } })).toBe('');
    expect(await noteOf('/about')).toBe('');
  });

  it('CLI-13: reports location and value of every use, nested blocks and components included', async () => {
    const { uses, values, subject } = await impactOf('imageBanner.overlay.side');
    expect(subject).toMatchObject({ name: 'imageBanner.overlay.side', default: 'left' });
    expect(uses.map(({ page, value }) => [page, value])).toEqual([
      ['components/call-us.json', 'all'],
      ['/sale', 'right'],
    ]);
    expect(uses[1]).toMatchObject({
      file: 'tenants/demo/pages/sale.json',
      line: 11,
      column: 11,
      pointer: '/blocks/0/data/overlay/side',
    });
    expect(values).toEqual([
      { value: 'all', uses: 1, files: 1 },
      { value: 'right', uses: 1, files: 1 },
    ]);
  });

  it('CLI-13: counts blocks with the default: the property or its parent left out', async () => {
    const { summary } = await impactOf('imageBanner.overlay.side');
    expect(summary).toEqual({ uses: 2, files: 2, tenants: 1, owners: 5, filesLeavingOut: 2 });
    const { stdout } = await impact('imageBanner.overlay.side');
    expect(stdout).toContain('2 files leave it at the default, "left"');
  });

  it.each([
    'cardsTool.cards[].href',
    'cardsTool.cards.href',
    'cardsTool.cards[0].href',
    'cardsTool.cards.*.href',
  ])('CLI-13: %s asks about every entry of a list', async (asked) => {
    const { subject, values, summary } = await impactOf(asked);
    expect(subject.name).toBe('cardsTool.cards[].href');
    expect(values).toEqual([
      { value: '/finance', uses: 2, files: 1 },
      { value: '/cars', uses: 1, files: 1 },
    ]);
    expect(summary.filesLeavingOut).toBe(1);
  });

  it('CLI-13: --value reports one value alone', async () => {
    expect((await impactOf('cardsTool.cards[].href', '--value', '/cars')).uses).toHaveLength(1);
    expect((await impactOf('header.level', '--value', '3')).uses).toMatchObject([
      { page: '/broken' },
    ]);
    expect((await impactOf('header.level', '--value', '4')).uses).toEqual([]);
    expect((await impact('header.level', '--value', '4')).stdout).toContain(
      'header.level = 4: nothing uses it',
    );
  });

  it('CLI-13: a whole type comes with how often each property is set', async () => {
    const { uses, properties } = await impactOf('imageBanner');
    expect(uses).toHaveLength(5);
    expect(properties).toEqual({ image: 5, overlay: 3 });
  });

  it('CLI-13: asks about pages, settings, components and form categories', async () => {
    expect((await impactOf('site.region')).values).toEqual([{ value: 'AU', uses: 1, files: 1 }]);
    expect((await impactOf('page.customSuccessMessages[].category')).uses).toHaveLength(1);
    expect((await impactOf('callUs')).uses).toEqual([]);
    const finance = await impactOf('Finance Enquiry');
    expect(finance.uses.map(({ pointer }) => pointer)).toEqual([
      '/blocks/1/data/preset',
      '/blocks/2/data/category',
      '/customSuccessMessages/0/category',
    ]);
    expect((await impactOf('category:general-enquiry')).uses.map(({ pointer }) => pointer)).toEqual(
      ['/blocks/0/data'],
    );
  });

  it.each([
    ['assets/a.svg', '/assets/a.svg'],
    ['tenants/demo/assets/a.svg', '/assets/a.svg'],
    ['pages/sale.json', '/sale'],
    ['./tenants/demo/pages/plain.json', '/plain'],
  ])('CLI-10: the file %s stands for %s', async (file, address) => {
    expect((await impactOf(file)).subject.name).toBe(address);
  });

  it('CLI-10: a page, an asset and an entry of the data list what refers to them', async () => {
    const schemaLocations = async (asked: string) =>
      (await impactOf(asked)).uses.map(({ page, pointer }) => `${page} ${pointer}`);
    expect(await schemaLocations('/finance')).toEqual([
      '/sale /blocks/2/data/cards/0/href',
      '/sale /blocks/2/data/cards/2/href',
    ]);
    expect(await schemaLocations('/gone')).toEqual([]);
    expect((await impact('/gone')).stderr).toContain('no tenant has a page at "/gone"\n');
    expect((await impact('/sale')).stderr).not.toContain('no tenant has');
    expect(await schemaLocations('/assets/a.svg')).toContain(
      'components/call-us.json /blocks/0/data/image',
    );
    expect((await impactOf('/assets/a.svg')).uses).toHaveLength(5);
    expect(await schemaLocations('model:tern')).toEqual(['/range /blocks/0/data/model']);
    expect(await schemaLocations('model:tern-ii')).toEqual(['/range /blocks/0/data/model']);
    expect(await schemaLocations('/finance?model=tern')).toHaveLength(2);
    expect((await impact('data:offers')).stdout).toContain('data:offers: nothing uses it');
  });

  it('CLI-10: the id of a block lists the links to it, from its own page too', async () => {
    const enquiry = { type: 'form', data: { id: 'enquiry' } };
    const cwd = await temporaryTenant({
      'pages/finance.json': pageJson('/finance', [enquiry, cards('#enquiry', '#top')]),
      'pages/other.json': pageJson('/other', [
        cards('/finance#enquiry', '/finance', '#enquiry', '/Finance/?a=1#enquiry'),
        { type: 'paragraph', data: { text: '<a href="/finance#enquiry">Ask</a>' } },
      ]),
    });
    const { code, stdout } = await callCli(['impact', '/finance#enquiry'], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('/finance#enquiry: 4 uses in 2 files');
    const unknown = await callCli(['impact', '/finance#enquire'], { cwd });
    expect(unknown.code).toBe(2);
    expect(unknown.stderr).toContain('did you mean "/finance#enquiry"?');
  });

  it('CLI-10: blocks that show a kind of data use it, and its entries unless they name others', async () => {
    const people = ['ana', 'bo'].map((slug) => ({ id: slug, slug, name: slug }));
    const cwd = await temporaryTenant({
      'pages/a.json': pageJson('/a', [
        { type: 'team', data: {} },
        { type: 'team', data: { members: ['bo'] } },
        { type: 'offers', data: {} },
      ]),
      'data/team.json': JSON.stringify(people),
    });
    const usesOf = async (asked: string) => {
      const { stdout } = await callCli(['impact', asked, '--format', 'json'], { cwd });
      return (JSON.parse(stdout) as { uses: { pointer: string }[] }).uses.map(
        ({ pointer }) => pointer,
      );
    };
    expect(await usesOf('team:ana')).toEqual(['/blocks/0']);
    expect(await usesOf('team:bo')).toEqual(['/blocks/0', '/blocks/1/data/members/0']);
    expect(await usesOf('data:team')).toEqual([
      '/blocks/0',
      '/blocks/1',
      '/blocks/1/data/members/0',
    ]);
    expect(await usesOf('data:offers')).toEqual(['/blocks/2']);
    const { code, stderr } = await callCli(['impact', 'team:anna'], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain('no tenant has "team:anna", and nothing refers to it');
  });

  it.each([
    [
      'model:turn',
      'no tenant has "model:turn", and nothing refers to it, did you mean "model:tern"?',
    ],
    ['data:offres', 'did you mean "data:offers"?'],
    ['imageBaner.overlay', 'did you mean "imageBanner.overlay"?'],
    [
      'imageBanner.overlya.side',
      '"imageBanner" has no property "overlya", did you mean "imageBanner.overlay"?',
    ],
    [
      'cardsTool.cards[].hreff',
      '"cardsTool.cards[]" has no property "hreff", did you mean "cardsTool.cards[].href"?',
    ],
    ['imageBanner.image.url', '"imageBanner.image" has no properties of its own, so no "url"'],
    ['/assets/nope.jpg', 'no tenant has "/assets/nope.jpg", and nothing refers to it'],
    ['assets/nope.jpg', 'no tenant has "/assets/nope.jpg"'],
    ['pages/nope.json', 'name a page or an asset by its address, such as /finance'],
    ['component:calUs', 'no tenant has a component "calUs", did you mean "callUs"?'],
    ['category:Finanse Enquiry', 'did you mean "Finance Enquiry"?'],
    ['page', 'name a property of the page, such as page.seo.title'],
    ['', 'forecourt schema --list names the block types'],
  ])('CLI-4, CLI-13: %j is invalid usage, with a suggestion', async (asked, message) => {
    const { code, stdout, stderr } = await impact(asked);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  it('CLI-4: a machine’s format is alone on stdout; what was left out is reported on stderr', async () => {
    const { code, stderr } = await impact('imageBanner', '--format', 'json');
    expect(code).toBe(0);
    expect(stderr).toBe(
      '1 file was left out, since it holds no JSON that can be read; run forecourt validate for details\n',
    );
    expect((await impact('imageBanner', '--value', 'x')).code).toBe(2);
    expect((await impact('imageBanner', 'tenants/demo/pages/none.json')).code).toBe(2);
  });

  it('CLI-4: Markdown is a table in which content stays text', async () => {
    const cwd = await temporaryTenant({
      'pages/a.json': pageJson('/a', [banner({ heading: '<b>|x|</b>\u001b[31m' })]),
    });
    const { stdout } = await callCli(['impact', 'imageBanner.heading', '-f', 'markdown'], { cwd });
    expect(stdout).toContain('&lt;b&gt;\\|x\\|&lt;/b&gt;');
    expect(stdout).not.toContain('\u001b');
  });
});
