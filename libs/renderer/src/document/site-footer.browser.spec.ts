import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPage } from '../pipeline/render-page.ts';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const group = (title: string, count: number) => ({
  title,
  links: Array.from({ length: count }, (_, index) => ({ text: `Link ${index}`, href: '/cars' })),
});

it('WEB-4: on phones a short group of links is below another short one', async () => {
  const { site } = testTenant([]).snapshot;
  const footer = [group('Buy', 7), group('Look after it', 4), group('About', 3)];
  const { entry, snapshot } = testTenant([], {
    site: { navigation: { ...site.navigation, footer } },
  });
  const { html } = renderPage(entry, snapshot, { answers: new Map(), ...testRequest() });
  const page = await pages.open([]);
  await page.setContent(html);
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.evaluate(() =>
      [...document.querySelectorAll('.fc-footer nav')].map((each) => {
        const { left, top, bottom } = each.getBoundingClientRect();
        return { left, top, bottom };
      }),
    );
  };
  for (const width of [320, 390]) {
    const [buy, care, about] = await boxesAt(width);
    expect(care!.top, `${width} px`).toBeCloseTo(buy!.top, 0);
    expect(about!.left, `${width} px`).toBeCloseTo(care!.left, 0);
    expect(about!.top, `${width} px`).toBeGreaterThan(care!.bottom);
  }
  for (const width of [745, 1100]) {
    const tops = (await boxesAt(width)).map(({ top }) => Math.round(top));
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  await page.close();
});
