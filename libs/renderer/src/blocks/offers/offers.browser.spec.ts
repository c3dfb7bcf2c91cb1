import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';
import { testAsset } from '../../testing/snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const photo = '/assets/offer.jpg';
const pictured = (id: string) => ({
  id,
  heading: 'An offer with a picture',
  description: 'Fitted in our own workshop before you collect it. '.repeat(6),
  image: { url: photo },
  href: '/cars',
});
const plain = (id: string) => ({ id, heading: 'An offer in words', href: '/cars' });

it.each([820, 1440])(
  'OFF-1: the link of an offer without a picture is at the lower edge of its card at %i px',
  async (width) => {
    const page = await pages.open([{ type: 'offers', data: {} }], {
      viewport: { width, height: 900 },
      tenant: {
        assets: [testAsset(photo)],
        data: { offers: [plain('a'), pictured('b'), pictured('c'), plain('d'), pictured('e')] },
      },
    });
    const cards = page.locator('.fc-offers__body:not(:has(> .fc-offers__picture))');
    const gaps = await cards.evaluateAll((bodies) =>
      bodies.map((body) => {
        const foot = body.querySelector('.fc-offers__foot > a')!.getBoundingClientRect();
        return body.getBoundingClientRect().bottom - foot.bottom;
      }),
    );
    expect(gaps).toHaveLength(2);
    expect(Math.max(...gaps)).toBeLessThan(40);
    await page.close();
  },
);
