import type { Car } from '@forecourt/block-schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderVehiclePage } from '../screens/vehicle/vehicle-page.tsx';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';
import { testRequest, testTenant } from '../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const links = ['Stock', 'Offers', 'Finance'].map((text) => ({ text, href: `/${text}` }));
const navigation = { footer: [{ title: 'Buy', links }] };
const name = '2022 Ostara Egret Touring Long-Range Plus All-Wheel Drive';
const car: Car = { id: 'c', slug: 'c', name, make: 'Ostara', price: 20_000, km: 10 };

async function measure(width: number, isTouch: boolean) {
  const { snapshot } = testTenant([], { site: { navigation } });
  const { html } = renderVehiclePage({ car, similar: [], locations: [] }, snapshot, testRequest());
  const page = await pages.open([], {
    viewport: { width, height: 800 },
    hasTouch: isTouch,
    isMobile: isTouch,
  });
  await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
  const heights = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  const measured = {
    footer: await heights('.fc-footer li a'),
    crumbs: await heights('.fc-crumbs a'),
    trail: (await heights('.fc-crumbs ol'))[0],
  };
  await page.close();
  return measured;
}

it('WEB-2: links of the footer and of breadcrumbs are as high as a finger where there are fingers', async () => {
  const { footer, crumbs } = await measure(390, true);
  expect(footer.length).toBeGreaterThanOrEqual(3);
  for (const height of [...footer, ...crumbs]) expect(height).toBeGreaterThanOrEqual(43.5);
  const mouse = await measure(1440, false);
  for (const height of mouse.footer) expect(height).toBe(40);
});

it('WEB-4, CAR-9: the second line of long breadcrumbs is as near as in running text', async () => {
  for (const [isTouch, line] of [
    [false, 32],
    [true, 44],
  ] as const) {
    const { trail } = await measure(390, isTouch);
    expect(trail).toBeGreaterThan(line);
    expect(trail).toBeLessThan(line + 24);
  }
});
