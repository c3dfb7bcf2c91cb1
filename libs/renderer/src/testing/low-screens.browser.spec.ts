import type { AnyBlock, Car, Model } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderVehiclePage } from '../screens/vehicle/vehicle-page.tsx';
import { browserPages, type BrowserPages } from './browser-pages.ts';
import type { DrawnTenant } from './draw-blocks.ts';
import { testRequest, testTenant } from './snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const model = {
  id: '7',
  slug: 'tern',
  name: 'Tern',
  model_variants: [{ id: '1', full_name: 'Tern 2.5', features: ['Heated seats'] }],
} as Model;

const cars = Array.from({ length: 60 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  price: 10_000 + 100 * index,
}));

const stock: AnyBlock[] = [{ type: 'cars', data: { showAllCars: true } }];

const modelPage: readonly [AnyBlock[], DrawnTenant] = [
  [
    { type: 'paragraph', data: { text: 'A hybrid SUV.' } },
    { type: 'modelFeatures', data: { features: [{ tab: 'Cabin', heading: 'A map' }] } },
    { type: 'modelVariants', data: { model: 'tern' } },
  ],
  {
    site: { phone: '(02) 5550 0142' },
    page: { pageType: 'Model', title: 'Ostara Tern' },
    data: { models: [model] },
  },
];

/** Returns the classes of what stays in view while the page scrolls. Runs in the browser. */
const pinned = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && !element.closest('table, dialog'))
    .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    .filter((element) => element.getBoundingClientRect().height > 1)
    .map((element) => element.className);

/** Shows the links to saved cars, as their script does. Runs in the browser. */
const saveCars = () => {
  const bar = document.querySelector('.fc-saved-bar')!;
  bar.querySelector('nav')!.innerHTML = '<a class="fc-button" href="/s">2</a>';
  document.documentElement.toggleAttribute('data-saved-cars', true);
};

describe('a screen as low as that of 400 % zoom, 320 by 256 pixels', () => {
  it('WEB-2: has no bar over the stock, a model or a car', async () => {
    const page = await pages.open(stock, {
      viewport: { width: 320, height: 800 },
      tenant: { data: { cars } },
    });
    await page.evaluate(saveCars);
    expect(await page.evaluate(pinned)).toEqual(['fc-cars__jump', 'fc-saved fc-saved-bar']);
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(pinned)).toEqual([]);
    await page.close();

    const [blocks, tenant] = modelPage;
    const about = await pages.open(blocks, { viewport: { width: 320, height: 800 }, tenant });
    expect(await about.evaluate(pinned)).toEqual(['fc-model-bar', 'fc-call-bar']);
    await about.setViewportSize({ width: 320, height: 256 });
    expect(await about.evaluate(pinned)).toEqual([]);

    const { snapshot } = testTenant([], { site: { phone: '(02) 5550 0142' } });
    const car = { ...cars[0]!, photos: [] } as Car;
    const { html } = renderVehiclePage(
      { car, similar: [], locations: [] },
      snapshot,
      testRequest(),
    );
    await about.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
    expect(await about.evaluate(pinned)).toEqual([]);
    await about.close();
  });

  it('CAR-8 WEB-2: links to saved cars hide neither the focused element nor the end of the page', async () => {
    const page = await pages.open(stock, {
      viewport: { width: 390, height: 700 },
      reducedMotion: 'reduce',
      tenant: { data: { cars } },
    });
    await page.evaluate(saveCars);
    const bar = await page.locator('.fc-saved > nav').boundingBox();
    const names = page.getByRole('link', { name: /^Car \d+$/ });
    for (const at of [5, 6, 7]) {
      await names.nth(at).focus();
      const { y, height } = (await names.nth(at).boundingBox())!;
      expect(y + height).toBeLessThan(bar!.y);
    }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('.fc-footer > :last-child').boundingBox();
    expect(last!.y + last!.height).toBeLessThanOrEqual(bar!.y);
    await page.close();
  });
});

describe('a car’s card', () => {
  it('WEB-4 CAR-7: a long label and the number of photographs are side by side', async () => {
    const photos = Array.from({ length: 3 }, (_, index) => `https://feed.example/${index}.jpg`);
    const tag = 'Reduced by $2,500 until the end of the financial year';
    const page = await pages.open([{ type: 'cars', data: {} }], {
      viewport: { width: 320, height: 700 },
      tenant: { data: { cars: [{ ...cars[0]!, tag, photos, photos_count: 120 }] } },
    });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const [label, count, heart] = await Promise.all(
        ['.fc-car__label', '.fc-car__count', '.fc-heart'].map((each) =>
          page.locator(each).first().boundingBox(),
        ),
      );
      expect(label!.x + label!.width).toBeLessThan(count!.x);
      expect(count!.x + count!.width).toBeLessThanOrEqual(heart!.x + 4);
    }
    await page.close();
  });
});
