import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('WEB-2: icons are in the colour of the text beside them where colours are forced', async () => {
  const location = { id: 'wharf', name: 'Wharf Road', primary: true };
  const page = await pages.open([{ type: 'locations', data: {} }] as AnyBlock[], {
    viewport: { width: 390, height: 844 },
    tenant: { data: { locations: [location] } as never },
  });
  const colours = () =>
    page.locator('.fc-location-card').evaluate((place) => {
      const icon = place.querySelector(':scope > .fc-icon')!;
      return [icon, place].map((each) => getComputedStyle(each).color);
    });
  const [icon, text] = await colours();
  expect(icon).not.toBe(text);
  await page.emulateMedia({ forcedColors: 'active' });
  const [forced, beside] = await colours();
  expect(forced).toBe(beside);
  await page.close();
});
