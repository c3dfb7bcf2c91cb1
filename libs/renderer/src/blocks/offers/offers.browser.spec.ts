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

it('OFF-1: a page of offers on a desktop has even rows of cards whose pictures are not tall panels', async () => {
  const page = await pages.open([{ type: 'offers', data: {} }], {
    viewport: { width: 1440, height: 900 },
    tenant: {
      assets: [testAsset(photo)],
      data: { offers: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(pictured) },
    },
  });
  const boxes = await page.locator('.fc-offers__body').evaluateAll((bodies) =>
    bodies.map((body) => {
      const { y, width, height } = body.getBoundingClientRect();
      const picture = body.querySelector('.fc-offers__picture')!.getBoundingClientRect();
      return { y, width, height, shape: picture.width / picture.height };
    }),
  );
  const row = boxes.slice(3, 6);
  expect(new Set(row.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(
    new Set(row.map(({ height, width }) => `${Math.round(height)} ${Math.round(width)}`)).size,
  ).toBe(1);
  const last = boxes.slice(6);
  expect(last.map(({ y }) => Math.round(y))).toEqual([
    Math.round(last[0]!.y),
    Math.round(last[0]!.y),
  ]);
  expect(last[0]!.width + last[1]!.width).toBeGreaterThan(row[0]!.width * 2.9);
  for (const { shape } of boxes.slice(3)) expect(shape).toBeCloseTo(1.6, 1);
  await page.close();
});
