import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

/** Selectors of what is of no use on paper: links onwards, and what searches the stock. */
const screenOnly = [
  '.fc-buttons-list',
  '.fc-iconButtonsTool-tiles',
  '.fc-finder__fields',
  '.fc-cars__panel',
  '.fc-cars__sort',
];

it('BLK-4 CAR-1: buttons, link tiles and the search are left out on paper, the cars are not', async () => {
  const buttons = [{ text: 'See the offers', href: '/offers', icon: 'tag' }];
  const blocks = [
    { type: 'buttons', data: { buttons } },
    { type: 'iconButtonsTool', data: { buttons } },
    { type: 'cars', data: {} },
    { type: 'cars', data: { variant: 'finder' } },
  ] as AnyBlock[];
  const page = await pages.open(blocks, { viewport: { width: 794, height: 1000 } });
  const visible = () =>
    Promise.all(screenOnly.map((selector) => page.locator(selector).first().isVisible()));
  expect(await visible()).toEqual(screenOnly.map(() => true));
  await page.emulateMedia({ media: 'print' });
  expect(await visible()).toEqual(screenOnly.map(() => false));
  expect(await page.locator('.fc-car').first().isVisible()).toBe(true);
  await page.close();
});

it('BLK-4: a form is left out on paper after other content, and kept where it is the page', async () => {
  const form = { type: 'form', data: {} };
  const isOnPaper = async (blocks: readonly object[]) => {
    const page = await pages.open(blocks as AnyBlock[]);
    await page.emulateMedia({ media: 'print' });
    const isVisible = await page.locator('.fc-form').isVisible();
    await page.close();
    return isVisible;
  };
  const text = { type: 'paragraph', data: { text: 'Ask us anything.' } };
  expect(await isOnPaper([text, form])).toBe(true);
  expect(await isOnPaper([{ type: 'cars', data: {} }, form])).toBe(false);
});

it('BLK-4 CAR-1: each car is a row on paper', async () => {
  const page = await pages.open([{ type: 'cars', data: {} }] as AnyBlock[], {
    viewport: { width: 703, height: 1000 },
  });
  await page.emulateMedia({ media: 'print' });
  const boxes = await page
    .locator('.fc-car')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  expect(boxes.length).toBeGreaterThan(1);
  for (const [index, box] of boxes.entries()) {
    expect(box.height).toBeLessThan(80);
    expect(box.top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
  await page.close();
});

it('FIN-1: the calculator prints its result, what it assumes and its terms, without controls', async () => {
  const page = await pages.open([
    { type: 'financeCalculator', data: { heading: 'What would it cost a week?' } },
  ] as AnyBlock[]);
  await page.emulateMedia({ media: 'print' });
  const isVisible = (part: string) =>
    page.locator(`.fc-financeCalculator-${part}`).first().isVisible();
  const shown = ['result', 'value', 'terms table', 'print'];
  const hidden = ['range', 'ends'];
  expect(await Promise.all(shown.map(isVisible))).toEqual(shown.map(() => true));
  expect(await Promise.all(hidden.map(isVisible))).toEqual(hidden.map(() => false));
  await page.close();
});
