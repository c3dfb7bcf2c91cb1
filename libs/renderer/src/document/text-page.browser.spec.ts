import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPage } from '../pipeline/render-page.ts';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
}, 60_000);
afterAll(() => pages?.close());

const header = (text: string, level: number) => ({ type: 'header', data: { text, level } });
const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const terms = [
  header('Terms', 1),
  paragraph('In force from today.'),
  ...[header('Prices', 2), paragraph('Prices include GST.'), paragraph('They hold for a week.')],
  ...[header('Rights', 2), paragraph('The law applies.')],
] as AnyBlock[];

/** Positions of the headings and paragraphs of a page at a width. */
async function positions(blocks: readonly AnyBlock[], width: number) {
  const { entry, snapshot } = testTenant(blocks);
  const page = await pages.open([], { viewport: { width, height: 900 } });
  await page.setContent(renderPage(entry, snapshot, { answers: new Map(), ...testRequest() }).html);
  const boxes = await page.locator('main .fc-block > *').evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
  await page.close();
  return boxes;
}

it.each([1024, 1440])(
  'WEB-4: at %i px a page of text has its headings beside their text',
  async (width) => {
    const [title, intro, prices, first, second, rights] = await positions(terms, width);
    expect(intro!.left).toBe(title!.left);
    expect(prices!.left).toBe(title!.left);
    expect(first!.left).toBeGreaterThan(prices!.right);
    expect(Math.abs(first!.top - prices!.top)).toBeLessThan(8);
    expect(second!.left).toBe(first!.left);
    expect(rights!.top).toBeGreaterThan(second!.bottom);
  },
);

it('WEB-4: on a tablet the headings are above their text', async () => {
  const [, , prices, first] = await positions(terms, 820);
  expect(first!.left).toBe(prices!.left);
  expect(first!.top).toBeGreaterThanOrEqual(prices!.bottom);
});

it('WEB-4: among wider blocks headings are beside their text, too, but above an introduction', async () => {
  const wide = { type: 'cardsTool', data: { cards: [{ heading: 'A card' }] } } as AnyBlock;
  const list = { type: 'list', data: { items: ['A licence', 'A payslip'] } };
  const blocks = [header('Bring', 2), list, wide, ...terms, wide] as AnyBlock[];
  const [bring, items, , title, , prices, first, , rights, introduction] = await positions(
    blocks,
    1440,
  );
  expect(items!.left).toBeGreaterThan(bring!.right);
  expect(Math.abs(items!.top - bring!.top)).toBeLessThan(8);
  expect(first!.left).toBeGreaterThan(prices!.right);
  expect(Math.abs(first!.top - prices!.top)).toBeLessThan(8);
  expect(introduction!.left).toBe(title!.left);
  expect(introduction!.top).toBeGreaterThanOrEqual(rights!.bottom);
});

it('WEB-4: a section of own HTML is no taller than its heading or its text', async () => {
  const html =
    '<h2>Old oil</h2><p>We take it back at no charge.</p><p>You can see the receipt.</p>';
  const { entry, snapshot } = testTenant([{ type: 'raw', data: { html } }] as AnyBlock[]);
  const page = await pages.open([], { viewport: { width: 1440, height: 900 } });
  await page.setContent(renderPage(entry, snapshot, { answers: new Map(), ...testRequest() }).html);
  const [section, heading, first, last] = await page
    .locator('main .fc-raw, main .fc-raw > *')
    .evaluateAll((all) =>
      all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(heading!.top).toBe(first!.top);
  expect(first!.left).toBeGreaterThanOrEqual(heading!.right);
  expect(last!.top - first!.bottom).toBe(20);
  expect(section!.bottom).toBe(last!.bottom);
  await page.close();
});
