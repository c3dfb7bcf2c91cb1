import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from './browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
}, 60_000);
afterAll(() => pages?.close());

const names = ['Corrin', 'Ostara', 'Halden'];
const brands = names.map((name, index) => ({ id: `${index}`, slug: name.toLowerCase(), name }));
const buttons = names.map((text) => ({ text, icon: 'tag', href: '/' }));
const blocks = [
  { type: 'websiteBrands', data: {}, items: '.fc-websiteBrands__grid > li' },
  { type: 'iconButtonsTool', data: { buttons }, items: '.fc-iconButtonsTool-tiles > li' },
] as const;

it.each(blocks)('WEB-4: three tiles leave no hole on a phone: $type', async (block) => {
  const { type, data, items } = block;
  const page = await pages.open([{ type, data }], {
    tenant: { data: { brands } },
    viewport: { width: 390, height: 844 },
  });
  const [first, second, third] = await page
    .locator(items)
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  expect(second!.top).toBe(first!.top);
  expect(third!.top).toBeGreaterThan(first!.bottom);
  expect(third!.left).toBe(first!.left);
  expect(Math.abs(third!.right - second!.right)).toBeLessThan(1);
  await page.close();
});

it('WEB-4: three makes share the row of a wide screen', async () => {
  const page = await pages.open([{ type: 'websiteBrands', data: {} }], {
    tenant: { data: { brands } },
    viewport: { width: 1440, height: 900 },
  });
  const [row, last] = await Promise.all(
    ['.fc-websiteBrands__grid', '.fc-websiteBrands__grid > :last-child'].map((selector) =>
      page.locator(selector).boundingBox(),
    ),
  );
  expect(Math.abs(row!.x + row!.width - last!.x - last!.width)).toBeLessThan(1);
  await page.close();
});

it('WEB-4: six makes fill whole rows of a tablet', async () => {
  const six = [...brands, ...brands].map((brand, index) => ({
    ...brand,
    id: `${index}`,
    slug: `b${index}`,
  }));
  const page = await pages.open([{ type: 'websiteBrands', data: {} }], {
    tenant: { data: { brands: six } },
    viewport: { width: 820, height: 900 },
  });
  for (const width of [745, 820, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('.fc-websiteBrands__grid > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(
      tops.filter((top) => top === tops.at(-1)),
      `${width} px`,
    ).toHaveLength(3);
  }
  await page.close();
});
