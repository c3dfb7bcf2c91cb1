import type { Car } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';
import { testRequest, testTenant } from '../../testing/snapshot.ts';
import { renderChosenCarsPage } from './chosen-cars-page.tsx';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const cars: Car[] = Array.from({ length: 4 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `2024 Ostara Tern Touring ${index}`,
  year: 2020 + index,
  simple_fuel: 'Petrol',
  price: 112_490,
  transmission: 'Automatic',
  drive_type: 'All-wheel drive',
  engine: '2.0 L',
  colour: `Colour ${index}`,
  stock_number: `H${index}`,
}));

const htmlOf = (count: number, of = cars): string => {
  const { snapshot } = testTenant([]);
  const screen = {
    kind: 'compare',
    cars: of.slice(0, count),
    gone: 0,
    left: 0,
    locations: [],
  } as const;
  const request = testRequest({ url: { pathname: '/compare', search: '' } });
  return renderChosenCarsPage(screen, snapshot, request).html;
};

describe('the table of compared cars', () => {
  it('CAR-8 WEB-4: on a phone two cars fit side by side, and four scroll within the table', async () => {
    const page = await pages.open([], { viewport: { width: 320, height: 800 } });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const count of [2, 4]) {
        await page.setContent(htmlOf(count));
        const { hidden, over, columns } = await page.locator('.fc-compare').evaluate((table) => ({
          hidden: table.scrollWidth - table.clientWidth,
          over: document.documentElement.scrollWidth - innerWidth,
          columns: [...table.querySelectorAll<HTMLElement>('.fc-compare__picture')].map(
            ({ clientWidth }) => clientWidth,
          ),
        }));
        expect(over).toBe(0);
        expect(Math.min(...columns)).toBeGreaterThan(100);
        expect(hidden > 0, `${count} cars at ${width} px`).toBe(count === 4);
      }
    }
    await page.close();
  });

  it('CAR-8: the links that remove a car are whole and on one line, whatever their labels', async () => {
    const page = await pages.open([], { viewport: { width: 390, height: 800 } });
    const labelled = cars.map((car, index) =>
      index === 1 ? { ...car, status: 'On hold', tag: 'On hold until Friday' } : car,
    );
    for (const width of [320, 390, 745, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      for (const count of [2, 3, 4]) {
        await page.setContent(htmlOf(count, labelled as Car[]));
        const links = await page.locator('.fc-compare__remove').evaluateAll((all) =>
          all.map((each) => {
            const { top, height } = each.getBoundingClientRect();
            return { top, height };
          }),
        );
        const tops = links.map(({ top }) => top);
        expect(tops).toHaveLength(count);
        expect(Math.max(...tops) - Math.min(...tops), `${count} at ${width} px`).toBeLessThan(3);
        // A word that is broken takes more lines.
        const tallest = Math.max(...links.map(({ height }) => height));
        expect(tallest, `${count} at ${width} px`).toBeLessThan(48);
      }
    }
    await page.close();
  });

  it('CAR-8: the names of the cars stay in view above their facts, on phones and desktops', async () => {
    const page = await pages.open([], { viewport: { width: 390, height: 360 } });
    for (const width of [320, 390, 600, 820, 1440])
      for (const count of [2, 3, 4]) {
        await page.setViewportSize({ width, height: 360 });
        await page.setContent(htmlOf(count));
        const seen = await page.locator('.fc-compare').evaluate((table) => {
          const row = table.querySelector('tbody tr:last-child')!;
          row.scrollIntoView({ block: 'end', behavior: 'instant' });
          const name = table.querySelector('.fc-compare__name')!.getBoundingClientRect();
          const last = row.getBoundingClientRect();
          const box = table.getBoundingClientRect();
          return {
            isBelowTop: name.top >= 0 && name.top >= box.top - 1,
            isAboveFacts: name.bottom <= last.top + 1,
            isInWindow: last.bottom <= innerHeight + 1,
          };
        });
        const all = { isBelowTop: true, isAboveFacts: true, isInWindow: true };
        expect(seen, `${count} cars at ${width} px`).toEqual(all);
      }
    await page.close();
  });

  it('CAR-8: on paper each fact is one row, without controls or the form', async () => {
    const page = await pages.open([], { viewport: { width: 703, height: 1000 } });
    await page.setContent(htmlOf(2));
    expect(await page.locator('.fc-shortlist .fc-form').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('.fc-shortlist :is(.fc-form, .fc-compare__remove, input):visible');
    expect(await shown.count()).toBe(0);
    // Each picture is above its car's name.
    const picture = (await page.locator('.fc-compare__picture').first().boundingBox())!;
    const name = (await page.locator('.fc-compare__name').first().boundingBox())!;
    expect(name.x).toBe(picture.x);
    const row = page.locator('.fc-compare tbody tr').first();
    expect((await row.boundingBox())!.height).toBeLessThan(30);
    await page.close();
  });

  it('CAR-8: one car alone is no wider on a desktop than one of two', async () => {
    const page = await pages.open([], { viewport: { width: 1440, height: 900 } });
    const widthOf = async (count: number) => {
      await page.setContent(htmlOf(count));
      return page
        .locator('.fc-compare__picture')
        .first()
        .evaluate(({ clientWidth }) => clientWidth);
    };
    const ofTwo = await widthOf(2);
    expect(await widthOf(1)).toBeLessThanOrEqual(ofTwo + 1);
    await page.close();
  });

  it('CAR-8 WEB-2: remains a table for screen readers on a phone, without an empty head', async () => {
    const page = await pages.open([], { viewport: { width: 390, height: 800 } });
    await page.setContent(htmlOf(2));
    expect(await page.getByRole('columnheader').count()).toBe(2);
    const year = page.getByRole('row', { name: /^Year/ });
    expect(await year.getByRole('rowheader').textContent()).toContain('Year');
    expect(await year.getByRole('cell').allTextContents()).toEqual(['2020', '2021']);
    const first = page.locator('.fc-compare thead td');
    expect(await first.getByRole('checkbox').isVisible()).toBe(true);
    await first.getByRole('checkbox').check();
    expect(await page.getByRole('row', { name: /^Fuel/ }).count()).toBe(0);
    await page.close();
  });
});
