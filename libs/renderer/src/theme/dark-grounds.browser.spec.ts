import { wcagContrast } from 'culori';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import { testSite } from '../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it.each(['light', 'dark'] as const)(
  'WEB-4: a main button of a maroon accent is seen on the footer’s ground: %s',
  async (scheme) => {
    const color = { brand: '#7a1f2b', accent: '#7a1f2b' };
    const theme = { ...testSite().theme, color, scheme };
    const page = await pages.open([], { tenant: { site: { theme, phone: '07 555 0199' } } });
    const { fill, ground, text } = await page
      .locator('.fc-footer .fc-button')
      .evaluate((button) => ({
        fill: getComputedStyle(button).backgroundColor,
        text: getComputedStyle(button).color,
        ground: getComputedStyle(button.closest('.fc-footer')!).backgroundColor,
      }));
    expect(wcagContrast(fill, ground)).toBeGreaterThan(3);
    expect(wcagContrast(fill, text)).toBeGreaterThan(4.5);
    await page.close();
  },
);
