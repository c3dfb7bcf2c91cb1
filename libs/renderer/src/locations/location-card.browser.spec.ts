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

it('LOC-2: a phone shows today’s hours and the week at a tap; a wide screen shows the week, too', async () => {
  const page = await pages.open([{ type: 'locations', data: { showHours: true } }] as AnyBlock[], {
    viewport: { width: 390, height: 844 },
    tenant: { data: { locations: [location] } as never },
  });
  const today = page.locator('.fc-location-card .fc-opening');
  const week = page.locator('.fc-hours table').first();
  const toggle = page.locator('.fc-hours > summary');
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 844 });
    return {
      today: await today.filter({ visible: true }).count(),
      week: await week.isVisible(),
      toggle: await toggle.isVisible(),
    };
  };
  expect(await shown(390)).toEqual({ today: 1, week: false, toggle: true });
  expect(await shown(820)).toEqual({ today: 1, week: true, toggle: false });
  await page.setViewportSize({ width: 390, height: 844 });
  const row = await page.locator('.fc-hours').first().boundingBox();
  expect((await toggle.boundingBox())?.width).toBe(row?.width);
  await toggle.click();
  expect(await week.isVisible()).toBe(true);
  await page.close();
});

it('LOC-2: paper of any width has the phone number, not the word on its button', async () => {
  const contact_detail = { phone: '02 5550 0142' };
  const locations = ['a', 'b', 'c'].map((id) => ({ ...location, id, contact_detail }));
  const page = await pages.open([{ type: 'locations', data: {} }] as AnyBlock[], {
    tenant: { data: { locations } as never },
  });
  await page.emulateMedia({ media: 'print' });
  for (const width of [390, 718, 1100]) {
    await page.setViewportSize({ width, height: 1000 });
    const number = page.locator('.fc-location-card__phone').first();
    expect((await number.boundingBox())!.width, String(width)).toBeGreaterThan(40);
    expect(await page.locator('.fc-location-card__call').first().isVisible()).toBe(false);
  }
  await page.close();
});

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

it.each([2, 4])(
  'LOC-2: %i locations with their hours leave no half of a wide page empty',
  async (count) => {
    const locations = ['a', 'b', 'c', 'd'].slice(0, count).map((id, index) => ({
      ...{ ...location, id, name: id, primary: index === 0 },
      address: { street: '1 Quay Street', city: 'Sydney', lat: -33.86 - index / 50, long: 151.2 },
    }));
    const page = await pages.open(
      [{ type: 'locations', data: { showHours: true } }] as AnyBlock[],
      {
        viewport: { width: 1440, height: 900 },
        tenant: { data: { locations } as never },
      },
    );
    for (const width of [820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page
        .locator('.fc-location-list__items > li')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const columns = [...new Set(cards.map(({ x }) => x))];
      expect(columns).toHaveLength(2);
      const map = (await page.locator('.fc-map').boundingBox())!;
      // Beside the cards where the page is wide enough for three columns, else above them.
      if (width === 1440) expect(map.x + map.width).toBeLessThan(Math.min(...columns));
      else expect(map.y + map.height).toBeLessThanOrEqual(Math.min(...cards.map(({ y }) => y)));
      const ends = columns.map((x) =>
        Math.max(...cards.filter((card) => card.x === x).map(({ bottom }) => bottom)),
      );
      const list = (await page.locator('.fc-location-list__items').boundingBox())!;
      expect(Math.abs(ends[0]! - ends[1]!), `${width} px`).toBeLessThan(list.height / 4);
    }
    await page.close();
  },
);

it('LOC-2: the map of three locations is about as high as their cards', async () => {
  const locations = ['a', 'b', 'c'].map((id, index) => ({
    ...{ ...location, id, name: id, primary: index === 0 },
    contact_detail: { phone: '07 555 0168' },
    location_type: ['sales', 'service'],
    manufacturers: ['Halden'],
    bookings: [{ text: 'Book a service', href: '/service' }],
    address: { street: '1 Quay Street', city: 'Sydney', lat: -33.86 - index / 50, long: 151.2 },
  }));
  const page = await pages.open([{ type: 'locations', data: {} }] as AnyBlock[], {
    viewport: { width: 1440, height: 900 },
    tenant: { data: { locations } as never },
  });
  for (const width of [1024, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const map = (await page.locator('.fc-map').boundingBox())!;
    const list = (await page.locator('.fc-location-list__items').boundingBox())!;
    const bottom = list.x > map.x ? list.y + list.height : list.y;
    expect(bottom - (map.y + map.height), `${width} px`).toBeLessThan(40);
  }
  await page.close();
});
