import type { AnyBlock, ModelVariant } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const names = ['Active', 'Touring', 'Summit', 'Summit Performance', 'Cross-country'];
const versions = (count: number): ModelVariant[] =>
  names.slice(0, count).map((series, index) => ({
    id: series,
    full_name: `Tern ${series}`,
    series,
    dap_min_price: 44_990 + index * 3_500,
    specifications: [{ name: 'Drive', value: index ? 'All-wheel drive' : 'Front-wheel drive' }],
  }));

const open = (count: number, width: number) =>
  pages.open([{ type: 'modelVariants', data: { model: 'tern' } }] as AnyBlock[], {
    viewport: { width, height: 800 },
    tenant: {
      data: { models: [{ slug: 'tern', name: 'Tern', model_variants: versions(count) }] },
    },
  });

it('MDL-1 WEB-4: on a phone three versions fit side by side, and five scroll within the table', async () => {
  for (const width of [320, 390])
    for (const count of [2, 3, 5]) {
      const page = await open(count, width);
      const region = page.getByRole('region', { name: 'Compare versions' });
      const hidden = await region.evaluate((area) => area.scrollWidth - area.clientWidth);
      expect(hidden > 0, `${count} versions at ${width} px`).toBe(count === 5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.close();
    }
});

it('MDL-1 WEB-2: on a phone a fact’s name is above its values, and remains the heading of its row', async () => {
  const page = await open(3, 320);
  const name = (await page.getByRole('rowheader', { name: 'Drive' }).boundingBox())!;
  const value = (await page.getByRole('cell', { name: 'Front-wheel drive' }).boundingBox())!;
  expect(value.y).toBeGreaterThanOrEqual(name.y + name.height);
  expect(await page.getByRole('columnheader', { name: 'Summit', exact: true }).count()).toBe(1);
  await page.close();
});

it('MDL-1 WEB-4: two versions are side by side from a small tablet on', async () => {
  const page = await open(2, 390);
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const cards = page.locator('.fc-modelVariants__card');
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    return new Set(lefts).size;
  };
  expect([await columns(390), await columns(640), await columns(1440)]).toEqual([1, 2, 2]);
  await page.close();
});
