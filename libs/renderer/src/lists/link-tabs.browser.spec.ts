import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import css from './link-tabs.css?inline';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const strip = (count: number) =>
  `<style>${css}</style><nav class="fc-tabs"><ul>${'<li><a href="#">A tab of some length</a></li>'.repeat(count)}</ul></nav>`;

it('OFF-1: a strip of tabs fades where it hides some, until it is scrolled to its end', async () => {
  const page = await pages.open([], { viewport: { width: 360, height: 400 } });
  const shown = (position: number) =>
    page.locator('.fc-tabs ul').evaluate(async (list, left) => {
      list.scrollLeft = left;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Number(getComputedStyle(list).getPropertyValue('--fc-tabs-end'));
    }, position);
  await page.setContent(strip(6));
  expect(await shown(0)).toBeLessThan(0.2);
  expect(await shown(10_000)).toBe(1);
  await page.setContent(strip(1));
  expect(await shown(0)).toBe(1);
  await page.setContent(strip(6));
  await page.setViewportSize({ width: 820, height: 400 });
  expect(
    await page
      .locator('.fc-tabs ul')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.close();
});
