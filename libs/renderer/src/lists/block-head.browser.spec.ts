import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const offers = {
  type: 'offers',
  data: { heading: 'Offers right now', headingLink: { text: 'All offers', href: '/offers' } },
};

it('WEB-4: a heading’s link is beside it where there is room, and below it in a narrow column', async () => {
  const page = await pages.open(
    [
      { type: 'paragraph', data: { text: 'Welcome' } },
      offers,
      { type: 'columns', data: { cols: [1, 2, 3, 4].map(() => ({ blocks: [offers] })) } },
    ],
    {
      viewport: { width: 1440, height: 900 },
      tenant: { data: { offers: [{ id: 'o', heading: 'Four tyres' }] } },
    },
  );
  const places = () =>
    page.locator('.fc-head').evaluateAll((heads) =>
      heads.map((head) => {
        const heading = head.querySelector('h2, h3')!.getBoundingClientRect();
        const link = head.querySelector('a')!.getBoundingClientRect();
        return link.top < heading.bottom ? 'beside' : 'below';
      }),
    );
  expect(await places()).toEqual(['beside', 'below', 'below', 'below', 'below']);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(new Set(await places())).toEqual(new Set(['below']));
  await page.close();
});
