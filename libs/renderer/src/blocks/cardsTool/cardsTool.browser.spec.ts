import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  browserPages,
  islandScript,
  startIslands,
  type BrowserPages,
} from '../../testing/browser-pages.ts';

let pages: BrowserPages;
let script: string;
beforeAll(async () => {
  pages = await browserPages();
  script = await islandScript(join(import.meta.dirname, 'cardsTool.island.ts'));
});
afterAll(() => pages?.close());

const cards = ['Tern', 'Wren', 'Meridian', 'Drover', 'Petrel'].map((heading) => ({
  heading,
  href: `/models/${heading.toLowerCase()}`,
}));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const open = (data: object = {}, options: object = {}) =>
  pages.open([{ type: 'cardsTool', data: { cards, cardCols: 3, isCarousel: true, ...data } }], {
    reducedMotion: 'reduce',
    ...options,
  });

const rail = (page: Page) => page.locator('.fc-cardsTool-rail');
const next = (page: Page) => page.getByRole('button', { name: 'Next cards' });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous cards' });
const isSeen = (page: Page, heading: string) =>
  page.waitForFunction((words) => {
    const frame = document.querySelector('.fc-cardsTool-rail')!.getBoundingClientRect();
    const card = [...document.querySelectorAll('.fc-cardsTool-card')].find((element) =>
      element.textContent.includes(words),
    )!;
    const { left, right } = card.getBoundingClientRect();
    return left > frame.left - 2 && right < frame.right + 2;
  }, heading);

describe('cardsTool in the browser', () => {
  it('BLK-5: the script is at most 2 kB', () => {
    expect(Buffer.byteLength(script)).toBeLessThanOrEqual(2048);
  });

  it('BLK-5: without a script the rail scrolls and shows no dead arrows', async () => {
    const page = await open({}, { javaScriptEnabled: false });
    expect(await next(page).count()).toBe(0);
    await rail(page).hover();
    await page.mouse.wheel(2000, 0);
    await expect
      .poll(() => rail(page).evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0);
    await page.close();
  });

  it('BLK-5: arrows move by a screenful and stop at the ends', async () => {
    const page = await open();
    await startIslands(page, script);
    await previous(page).and(page.locator('[aria-disabled=true]')).waitFor();
    await next(page).click();
    await isSeen(page, 'Petrel');
    await next(page).and(page.locator('[aria-disabled=true]')).waitFor();
    await previous(page).click();
    await isSeen(page, 'Tern');
    await page.close();
  });

  it('BLK-5: with loop the arrows wrap around', async () => {
    const page = await open({ loop: true });
    await startIslands(page, script);
    await previous(page).click();
    await isSeen(page, 'Petrel');
    await next(page).click();
    await isSeen(page, 'Tern');
    await page.close();
  });

  it('BLK-5: cards that all fit have no arrows', async () => {
    const page = await open({ cards: cards.slice(0, 2) });
    await startIslands(page, script);
    await page.locator('.fc-cardsTool-card').first().waitFor();
    expect(await next(page).count()).toBe(0);
    await page.close();
  });

  it('BLK-5: a phone has a swipe hint, and arrows only where they are wanted', async () => {
    for (const mobileArrows of [false, true]) {
      const page = await open({ mobileArrows }, phone);
      await startIslands(page, script);
      await page.getByText('Swipe for more').waitFor();
      await page.locator('[aria-disabled]').first().waitFor({ state: 'attached' });
      expect(await next(page).count()).toBe(mobileArrows ? 1 : 0);
      await page.close();
    }
  });

  it('BLK-5: pressing anywhere on a card follows its link, and its own links still work', async () => {
    const card = { ...cards[0], description: 'Read the <a href="/terms">terms</a>' };
    const page = await open({ cards: [card], isCarousel: false });
    const at = (x: number, y: number) =>
      page.evaluate(
        ([px, py]) => document.elementFromPoint(px!, py!)?.closest('a')?.getAttribute('href'),
        [x, y],
      );
    const box = (await page.locator('.fc-cardsTool-card').boundingBox())!;
    expect(await at(box.x + box.width - 8, box.y + box.height - 8)).toBe('/models/tern');
    const inner = (await page.getByRole('link', { name: 'terms' }).boundingBox())!;
    expect(await at(inner.x + inner.width / 2, inner.y + inner.height / 2)).toBe('/terms');
    await page.close();
  });
});
