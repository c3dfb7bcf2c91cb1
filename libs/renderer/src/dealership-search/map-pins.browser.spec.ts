import type { AnyBlock, DealerLocation } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('WEB-2, LOC-2: pins of a map are at least 24 px wide at every width', async () => {
  const locations: DealerLocation[] = [-33.8, -33.95].map((lat, index) => ({
    id: `${index}`,
    name: `Yard ${index}`,
    address: { city: 'Sydney', lat, long: 151.1 },
  }));
  const page = await pages.open([{ type: 'locations', data: {} }] as AnyBlock[], {
    tenant: { data: { locations } },
  });
  for (const width of [320, 390, 520, 620, 700, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const widths = await page
      .locator('.fc-map__pin path')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    expect(widths).toHaveLength(2);
    for (const pin of widths) expect(pin, `at ${width}`).toBeGreaterThanOrEqual(24);
  }
  await page.close();
});
