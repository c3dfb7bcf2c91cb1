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
