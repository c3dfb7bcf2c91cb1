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

it('WEB-2, TEAM-1: a team member’s links are as high as a finger, and no further from their words', async () => {
  const team = [
    {
      id: '1',
      slug: 'mele',
      name: 'Mele Fonoti',
      category: 'service',
      avatar_url: 'https://pictures.example/1.jpg',
      phone: '021 555 0123',
    },
  ];
  const open = (isTouch: boolean) =>
    pages.open([{ type: 'team', data: {} }], {
      viewport: { width: 390, height: 800 },
      hasTouch: isTouch,
      isMobile: isTouch,
      tenant: { data: { team } as never },
    });
  const [touch, mouse] = await Promise.all([open(true), open(false)]);
  const size = async (page: typeof touch, selector: string) =>
    (await page.locator(selector).first().boundingBox())!.height;
  expect(await size(touch, '.fc-team__phone')).toBeGreaterThanOrEqual(44);
  expect(await size(touch, '.fc-team__words')).toBe(await size(mouse, '.fc-team__words'));
  await Promise.all([touch.close(), mouse.close()]);
});
