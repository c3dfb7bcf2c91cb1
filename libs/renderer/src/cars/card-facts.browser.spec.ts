import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('WEB-4: the icon of a fact is beside its first line, and so is the fact beside one of two lines', async () => {
  const location_name = 'North Geelong Prestige Vehicles';
  const car = { id: 'c', slug: 'c', name: 'A car', simple_fuel: 'Petrol', location_name };
  const page = await pages.open([{ type: 'cars', data: {} }], {
    viewport: { width: 320, height: 800 },
    tenant: { data: { cars: [car] } },
  });
  const facts = await page.locator('.fc-car__words li').evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild!);
      const line = range.getClientRects()[0]!;
      const icon = parseFloat(getComputedStyle(each, '::before').height);
      return { top: line.top, off: Math.abs(icon - parseFloat(getComputedStyle(each).lineHeight)) };
    }),
  );
  const [fuel, place] = facts.slice(-2);
  expect(place!.top).toBe(fuel!.top);
  expect(Math.max(...facts.map(({ off }) => off))).toBeLessThan(0.5);
  await page.close();
});
