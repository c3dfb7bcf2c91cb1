import {
  blockTypes,
  type AnyBlock,
  type Asset,
  type Site,
  type TenantSnapshot,
} from '@forecourt/block-schemas';
import { describe, expect, it, vi } from 'vitest';
import type { RenderRequest } from '../context/page-request.ts';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers, type TestData } from '../testing/answers.ts';
import { everyFixture, fixtureTenant } from '../testing/every-fixture.ts';
import { testAsset, testRequest, testSite } from '../testing/snapshot.ts';
import { createMarkupMemo, type MarkupMemo } from './markup-memo.ts';
import { readOf } from './reads.ts';

/** Everything that two visits of a block can differ in. */
interface Visit {
  readonly path?: string;
  readonly request?: Partial<RenderRequest>;
  readonly data?: TestData;
  /** Content hash of every picture. */
  readonly pictures?: string;
  readonly before?: readonly AnyBlock[];
  readonly site?: Site;
  /** The tenant with the page; another one at each visit if left out. */
  readonly tenant?: ReturnType<typeof fixtureTenant> | undefined;
}

const site = testSite();
const otherSite = testSite({ name: 'Other Motors', region: 'NZ', navigation: {} });

const maxFixtures = 2;
const fixturesOf = (type: string) =>
  everyFixture.filter((fixture) => fixture.type === type).slice(0, maxFixtures);

/** Pictures for every path, by content hash: the same objects at every visit. */
const pictures = new Map<string, Map<string, Asset>>();

class EveryPicture extends Map<string, Asset> {
  readonly hash: string;
  constructor(hash: string) {
    super();
    this.hash = hash;
  }
  override get(path: string): Asset | undefined {
    if (!/\.(?:svg|png|jpe?g|webp|avif)$/i.test(path)) return undefined;
    const known = pictures.get(this.hash) ?? new Map<string, Asset>();
    pictures.set(this.hash, known);
    const asset = known.get(path) ?? testAsset(path, { hash: this.hash });
    known.set(path, asset);
    return asset;
  }
}

const tenantOf = (blocks: readonly AnyBlock[], { path = '/test', before = [] }: Visit) =>
  fixtureTenant([...before, ...blocks], { page: { path, title: `Page ${path}` } });

/** Renders a page of blocks as one visit gets it. */
function visited(blocks: readonly AnyBlock[], visit: Visit, memo?: MarkupMemo) {
  const { path = '/test', data, pictures: hash = 'a', site: own = site } = visit;
  const tenant = visit.tenant ?? tenantOf(blocks, visit);
  const snapshot: TenantSnapshot = {
    ...tenant.snapshot,
    site: own,
    assets: new EveryPicture(hash),
  };
  const url = { pathname: path, search: '' };
  const request = testRequest({ url, ...visit.request });
  const { queries } = planPage(tenant.entry.page, snapshot, request);
  const answers = testAnswers(queries, data);
  const dataVersion = data ? 'other' : 'usual';
  return renderPage(tenant.entry, snapshot, { dataVersion, ...request, answers, memo });
}

const search = (text: string): Visit => ({
  request: { url: { pathname: '/test', search: text } },
});

const button = { type: 'buttons', data: { buttons: [{ text: 'Call', href: 'tel:1' }] } };

const visits: Readonly<Record<string, Visit>> = {
  'another path': { path: '/offers' },
  'another page of a list': search('?page=2'),
  'a filter': search('?make=Ostara&model=Tern&body=SUV&fuel=Hybrid'),
  'a group of people': search('?team=Sales'),
  'a result of a form': search('?category=test-drive&location=1&cars=1'),
  'another date of publication': { request: { at: '2024-01-01' } },
  'another day': { request: { now: '2025-06-02T23:30:00Z' } },
  'an hour later': { request: { now: '2025-06-01T07:30:00Z' } },
  'a year ago': { request: { now: '2024-06-01T00:00:00Z' } },
  'other data': { data: { cars: [], offers: [], team: [], locations: [], models: [] } },
  'other pictures': { pictures: 'b' },
  'another site': { site: otherSite },
  'another place on the page': { before: [button as AnyBlock] },
  'the same block before it': {},
};

/** Returns a memo with what it found and kept, for tests to look at. */
function counted(memo: MarkupMemo) {
  const found: string[] = [];
  const kept: string[] = [];
  const counting: MarkupMemo = {
    variantsOf(site, part) {
      const variants = memo.variantsOf(site, part);
      return (
        variants && {
          find(holds) {
            const markup = variants.find(holds);
            if (markup) found.push(markup.html);
            return markup;
          },
          keep(markup) {
            kept.push(markup.html);
            variants.keep(markup);
          },
        }
      );
    },
  };
  return { found, kept, memo: counting };
}

const megabyte = 1024 * 1024;

describe('decision 034: markup that is used again', () => {
  const text = (value: string) => ({ type: 'paragraph', data: { text: value } }) as AnyBlock;

  it.each(blockTypes)('OPS-2: is what a block would be without it: %s', (type) => {
    for (const { block, name } of fixturesOf(type)) {
      const memo = createMarkupMemo(64 * megabyte);
      const usual = visited([block], {});
      for (let time = 0; time < 2; time++) visited([block], {}, memo);
      for (const [difference, visit] of Object.entries(visits)) {
        const given = difference === 'the same block before it' ? { before: [block] } : visit;
        const plain = visited([block], given);
        for (const [wanted, asked] of [
          [plain, given],
          [usual, {}],
          [plain, given],
        ] as const) {
          const { html, islands, holdsUntil } = visited([block], asked, memo);
          expect(html, `${name}: ${difference}`).toBe(wanted.html);
          expect(islands).toEqual(wanted.islands);
          expect(holdsUntil).toBe(wanted.holdsUntil);
        }
      }
    }
  });

  /** Renders pages in turn, three times each, and compares them with those without a memo. */
  const expectSame = (pages: readonly (readonly AnyBlock[])[]) => {
    const memo = createMarkupMemo(megabyte);
    const tenants = pages.map((blocks) => tenantOf(blocks, {}));
    for (let time = 0; time < 3; time++)
      for (const [index, blocks] of pages.entries()) {
        const { html, skipped } = visited(blocks, { tenant: tenants[index] }, memo);
        const plain = visited(blocks, {});
        expect(html).toBe(plain.html);
        expect(skipped).toEqual(plain.skipped);
      }
  };

  const columns = (block: object) =>
    ({ type: 'columns', data: { columns: [{ blocks: [block] }, { blocks: [] }] } }) as AnyBlock;

  it('OPS-2: equal columns have ids of their own on a page', () => {
    const offers = { type: 'offers', data: {} };
    expectSame([[columns(offers), columns(offers)], [columns(offers)]]);
  });

  it('OPS-2: text beside a heading is in the column of the text', () => {
    const heading = { type: 'header', data: { text: 'Utes', level: 2 } } as AnyBlock;
    expectSame([
      [heading, text('One'), text('Two')],
      [text('One'), text('Two')],
    ]);
  });

  it('TEN-7: a part with a block that is left out is reported at every visit', () => {
    const broken = columns({ type: 'unheard-of', data: {} });
    expect(visited([broken], {}).skipped).toHaveLength(1);
    expectSame([[broken]]);
  });

  it('OPS-2: without a version of the data, what shows data is not kept', () => {
    const { memo, kept } = counted(createMarkupMemo(megabyte));
    const cars = { type: 'cars', data: {} } as AnyBlock;
    for (let time = 0; time < 3; time++)
      visited([cars], { request: { dataVersion: undefined } }, memo);
    expect(kept.filter((html) => html.includes('fc-cars'))).toEqual([]);
    visited([cars], {}, memo);
    expect(kept.filter((html) => html.includes('fc-cars'))).toHaveLength(1);
  });

  it('OPS-2: of two equal headings of level 1, the first alone is the title of the page', () => {
    const memo = createMarkupMemo(megabyte);
    const heading = () => ({ type: 'header', data: { text: 'Utes', level: 1 } }) as AnyBlock;
    for (let time = 0; time < 3; time++)
      expect(
        visited([heading(), heading()], {}, memo).html.match(/<h[12] class="fc-header-block"/g),
      ).toEqual(['<h1 class="fc-header-block"', '<h2 class="fc-header-block"']);
  });

  it('OPS-2: of a page of 40 blocks, of which one is new, only that is rendered', () => {
    const { memo, found, kept } = counted(createMarkupMemo(megabyte));
    const blocks = Array.from({ length: 40 }, (_, index) => text(`Text ${index}`));
    const texts = (htmls: readonly string[]) => htmls.filter((html) => html.includes('Text '));
    visited(blocks, {}, memo);
    expect(kept, 'at the first visit').toEqual([]);
    visited(blocks, {}, memo);
    expect(texts(kept), 'at the second visit').toHaveLength(40);
    kept.length = 0;
    const changed = blocks.with(7, text('Another'));
    for (const times of [1, 2]) {
      visited(changed, { path: '/another' }, memo);
      expect(texts(found)).toHaveLength(times * 39);
      expect(texts(kept)).toEqual([]);
    }
    expect(kept).toContainEqual(expect.stringContaining('Another'));
  });

  it.each<[string, Partial<RenderRequest>]>([
    ['a signed-in visitor', { viewer: { name: 'Ana' } as never }],
    ['the facts of a lead', { leadFacts: { creditScore: 700 } }],
    ['preview', { mode: 'preview' }],
  ])('FRM-16: no block is kept with %s', (_, request) => {
    const { memo, kept } = counted(createMarkupMemo(megabyte));
    for (let time = 0; time < 3; time++) visited([button as AnyBlock], { request }, memo);
    expect(kept.filter((html) => html.includes('tel:1'))).toEqual([]);
  });

  it('OPS-3: holds what was read weakly; an object that is gone equals nothing', () => {
    const asset = testAsset('/assets/a.jpg');
    const { isSame } = readOf('asset', asset.path, asset);
    expect([isSame(asset), isSame({ ...asset }), isSame(undefined)]).toEqual([true, false, false]);
    const gone = vi.spyOn(WeakRef.prototype, 'deref').mockReturnValue(undefined);
    expect([isSame(asset), isSame(undefined)]).toEqual([false, false]);
    gone.mockRestore();
  });

  it('OPS-3: keeps the latest four variants of a part', () => {
    const memo = createMarkupMemo(megabyte);
    memo.variantsOf(site, 'list');
    for (const html of ['a', 'b', 'c', 'd', 'e', 'f'])
      memo
        .variantsOf(site, 'list')
        ?.keep({ html, reads: [], period: undefined, effects: undefined });
    const kept: string[] = [];
    memo.variantsOf(site, 'list')?.find(({ html }) => kept.push(html) === 0);
    expect(kept).toEqual(['f', 'e', 'd', 'c']);
  });

  it('OPS-3: keeps no more text than it may', () => {
    const { memo, found } = counted(createMarkupMemo(10_000));
    const blocks = Array.from({ length: 40 }, (_, index) => text(`${index} ${'word '.repeat(60)}`));
    for (let time = 0; time < 3; time++) visited(blocks, {}, memo);
    expect(found.filter((html) => html.includes('word ')).length).toBeLessThan(20);
  });
});
