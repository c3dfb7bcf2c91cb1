import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestFacts } from '../../context/page-request.ts';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const north = {
  ...{ id: 'north', name: 'Northpoint', primary: true },
  address: { street: '18 Wharf Street', city: 'Northpoint', lat: -33.83, long: 151.2 },
  openingHours: [{ days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], from: '08:30', to: '17:30' }],
};
const car = (id: string, name: string) => ({ id, slug: id, name, km: 9000, status: 'Available' });
const cars = [
  car('c1', 'Ostara Tern'),
  car('c3', 'Ostara Wren'),
  car('c2', 'Ostara Egret Touring Long-Range All-Wheel Drive with Tow Pack'),
];

const thanks = (category: string, width: number, about: Partial<RequestFacts> = {}) =>
  pages.open([{ type: 'success', data: {} }] as AnyBlock[], {
    viewport: { width, height: 900 },
    tenant: {
      data: { locations: [north], cars } as never,
      request: {
        url: { pathname: '/thank-you', search: `?category=${category}` },
        leadFacts: { request: { ownCar: '2019 Wren', location: 'Northpoint', ...about } },
      },
    },
  });
const boxOf = async (page: Page, selector: string, at = 0) =>
  (await page.locator(selector).nth(at).boundingBox())!;

it('FRM-15, WEB-4: the request is beside the thanks on a wide screen, and below them on a phone', async () => {
  const page = await thanks('general-enquiry', 1440);
  const request = await boxOf(page, '.fc-success-request');
  const heading = await boxOf(page, '.fc-success-heading');
  expect(request.x).toBeGreaterThan(heading.x + heading.width);
  expect(request.y).toBeLessThan(heading.y);
  await page.setViewportSize({ width: 390, height: 900 });
  expect((await boxOf(page, '.fc-success-request')).y).toBeGreaterThan(
    (await boxOf(page, '.fc-success-heading')).y,
  );
  await page.close();
});

it('SUC-1, LOC-2: the only location is below the thanks, in the middle beside its map', async () => {
  const page = await thanks('test-drive-booking', 1440);
  const request = await boxOf(page, '.fc-success-request');
  const frame = await boxOf(page, '.fc-location-list');
  expect(frame.x + frame.width).toBeLessThan(request.x);
  const place = await boxOf(page, '.fc-location-card');
  expect(place.y + place.height / 2).toBeCloseTo(frame.y + frame.height / 2, -1);
  const ways = await boxOf(page, '.fc-success-ways');
  expect(ways.y).toBeGreaterThan(frame.y + frame.height);
  await page.setViewportSize({ width: 745, height: 900 });
  const map = await boxOf(page, '.fc-map');
  expect((await boxOf(page, '.fc-location-card')).x).toBeGreaterThanOrEqual(map.x + map.width);
  expect(map.height).toBeLessThan(400);
  await page.close();
});

it('SUC-1, CAR-3: cars below the thanks are cards of one height', async () => {
  const page = await thanks('sell-my-car-enquiry', 1440);
  const heights = await page
    .locator('.fc-success-cars .fc-car')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(heights.length).toBe(3);
  expect(new Set(heights).size).toBe(1);
  await page.setViewportSize({ width: 745, height: 900 });
  const tops = await page
    .locator('.fc-success-cars .fc-car')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const fact = page.locator('.fc-success-cars .fc-car li').first();
  expect(await fact.evaluate((each) => getComputedStyle(each).display)).toBe('flex');
  await page.close();
});

it('FRM-15: on paper are the request and the place, without the links onwards', async () => {
  const page = await thanks('general-enquiry', 794);
  expect(await page.locator('.fc-success-ways').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.fc-success-request').isVisible()).toBe(true);
  expect(await page.locator('.fc-success .fc-button:visible').count()).toBe(0);
  expect(await page.locator('.fc-footer .fc-button').isVisible()).toBe(false);
  await page.close();
});

it('FRM-15: the cars of a request are below each other, beside their label', async () => {
  const page = await thanks('general-enquiry', 390, {
    cars: cars.map(({ name }) => ({ name })),
    ownCar: undefined,
  });
  const lefts = await page
    .locator('.fc-success-request dd')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(1);
  await page.close();
});
