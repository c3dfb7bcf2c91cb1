import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const location = {
  id: 'wharf',
  name: 'Wharf Road',
  primary: true,
  openingHours: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '08:30', to: '17:30' }],
};

it('WEB-2: LOC-2: opening hours fit a phone with text at 200 %', async () => {
  const page = await pages.open([{ type: 'locations', data: {} }] as AnyBlock[], {
    viewport: { width: 390, height: 844 },
    tenant: { data: { locations: [location] } as never },
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // Chromium applies container queries again when the container's width changes.
  await page.setViewportSize({ width: 380, height: 844 });
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = page.locator('.fc-hours tbody td');
  await page.locator('.fc-hours').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });
  expect(await cells.count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const days = await page.locator('.fc-hours tbody th').first().boundingBox();
  const times = await cells.first().boundingBox();
  expect(times!.y).toBeGreaterThanOrEqual(days!.y + days!.height);
  await page.close();
});
