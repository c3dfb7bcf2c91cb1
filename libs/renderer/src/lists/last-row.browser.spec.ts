import type { AnyBlock, Model, TeamMember } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

/** Rows of a grid's items: the left edge of the first, the right edge of the last, and their number. */
const rowsOf = (page: Page, items: string) =>
  page.locator(items).evaluateAll((all) => {
    const rows = new Map<number, DOMRect[]>();
    for (const box of all.map((each) => each.getBoundingClientRect()))
      rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    return [...rows.values()].map((row) => ({
      count: row.length,
      left: Math.round(row[0]!.left),
      right: Math.round(row.at(-1)!.right),
    }));
  });

describe('the last row of a grid', () => {
  const models = (count: number): Model[] =>
    Array.from({ length: count }, (_, index) => ({
      id: `m-${index}`,
      slug: `model-${index}`,
      name: `Model ${index}`,
    }));

  it.each([4, 5, 6, 7, 8, 9])('RNG-3: %i models fill every row', async (count) => {
    const blocks = [{ type: 'brandModels', data: { hideCategories: true } }] as AnyBlock[];
    const tenant = { data: { models: models(count) } };
    const page = await pages.open(blocks, { viewport: { width: 820, height: 900 }, tenant });
    for (const width of [820, 1099, 1100, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await rowsOf(page, '.fc-brandModels__card');
      expect(rows.length).toBeGreaterThan(0);
      for (const { left, right } of rows)
        expect([left, right], `at ${width}`).toEqual([rows[0]!.left, rows[0]!.right]);
    }
    await page.close();
  });

  it('TEAM-2: three people are one row on desktops, below each other beside their group on tablets', async () => {
    const team: TeamMember[] = ['a', 'b', 'c'].map((slug) => ({
      id: slug,
      slug,
      name: slug.toUpperCase(),
      category: 'sales',
      avatar_url: '/a.svg',
      // The second has more to say than the others.
      ...(slug === 'b' && { position: 'Sales', bio: 'Sells utes. '.repeat(20) }),
    }));
    const blocks = [{ type: 'team', data: {} }] as AnyBlock[];
    const page = await pages.open(blocks, {
      viewport: { width: 1100, height: 900 },
      tenant: { data: { team } },
    });
    expect((await rowsOf(page, '.fc-team__person')).map(({ count }) => count)).toEqual([3]);
    expect((await rowsOf(page, '.fc-team__name')).map(({ count }) => count)).toEqual([3]);
    await page.setViewportSize({ width: 745, height: 900 });
    expect((await rowsOf(page, '.fc-team__person')).map(({ count }) => count)).toEqual([1, 1, 1]);
    const category = (await page.locator('.fc-team__category').boundingBox())!;
    const first = (await page.locator('.fc-team__person').first().boundingBox())!;
    expect(category.x + category.width).toBeLessThanOrEqual(first.x);
    await page.close();
  });

  it.each([4, 5, 6, 7, 8, 9, 10, 11])(
    'BLK-4 BRD-1: %i tiles or brands fill every row',
    async (count) => {
      const buttons = Array.from({ length: count }, (_, index) => ({
        text: `Tile ${index}`,
        href: '/',
        icon: 'tag',
      }));
      const websites = Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        name: `Brand ${index}`,
        url: 'https://brand.example',
      }));
      const blocks = [
        { type: 'iconButtonsTool', data: { buttons, buttonsPerRow: 6 } },
        { type: 'websiteBrands', data: {} },
      ] as AnyBlock[];
      const tenant = { data: { brands: websites } } as never;
      const page = await pages.open(blocks, { tenant });
      for (const width of [390, 600, 745, 820, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const items of ['.fc-iconButtonsTool-tiles > li', '.fc-websiteBrands__grid > li']) {
          const rows = await rowsOf(page, items);
          for (const { left, right } of rows) {
            expect(Math.abs(left - rows[0]!.left), `${items} at ${width}`).toBeLessThanOrEqual(1);
            expect(Math.abs(right - rows[0]!.right), `${items} at ${width}`).toBeLessThanOrEqual(1);
          }
          // No item is alone on desktops.
          if (width === 1440) expect(rows.at(-1)!.count, items).toBeGreaterThan(1);
        }
      }
      await page.close();
    },
  );

  it.each([5, 7])(
    'TEAM-2: of %i people nobody is alone in the last row on desktops',
    async (count) => {
      const team: TeamMember[] = Array.from({ length: count }, (_, index) => ({
        id: `${index}`,
        slug: `${index}`,
        name: `Person ${index}`,
        category: 'sales',
        avatar_url: '/a.svg',
      }));
      const page = await pages.open([{ type: 'team', data: {} }] as AnyBlock[], {
        viewport: { width: 1440, height: 900 },
        tenant: { data: { team } },
      });
      const counts = (await rowsOf(page, '.fc-team__person')).map((row) => row.count);
      expect(counts).toEqual([3, ...Array.from({ length: (count - 3) / 2 }, () => 2)]);
      await page.close();
    },
  );

  it('BLK-5: a last card that would be alone has the whole row', async () => {
    const cards = Array.from({ length: 7 }, (_, index) => ({ heading: `Card ${index}` }));
    const page = await pages.open(
      [{ type: 'cardsTool', data: { cards, cardCols: 3 } }] as AnyBlock[],
      {
        viewport: { width: 1440, height: 900 },
      },
    );
    const rows = await rowsOf(page, '.fc-cardsTool-card');
    expect(rows.map((row) => row.count)).toEqual([3, 3, 1]);
    for (const { left, right } of rows)
      expect([left, right]).toEqual([rows[0]!.left, rows[0]!.right]);
    await page.close();
  });
});
