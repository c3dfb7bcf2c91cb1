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

it('OFF-1 WEB-4: beside long text a cut-out is in the middle of its stage', async () => {
  const page = await pages.open([{ type: 'offers', data: {} }], {
    viewport: { width: 1440, height: 900 },
    tenant: {
      assets: [testAsset(photo, { cutOut: true, width: 1000, height: 600 })],
      data: {
        offers: ['a', 'b', 'c'].map((id) => ({
          ...pictured(id),
          description: 'Fitted in our own workshop before you collect it. '.repeat(9),
        })),
      },
    },
  });
  const { stage, image } = await page
    .locator('.fc-offers__picture')
    .nth(1)
    .evaluate((each) => ({
      stage: each.getBoundingClientRect().toJSON() as DOMRect,
      image: each.querySelector('img')!.getBoundingClientRect().toJSON() as DOMRect,
    }));
  expect(stage.height).toBeGreaterThan(stage.width);
  // The car is at the lower edge of its box, at most as wide as the stage.
  const middle = image.bottom - (image.width * 0.6) / 2;
  expect(Math.abs(middle - (stage.top + stage.height / 2))).toBeLessThan(stage.height * 0.08);
  await page.close();
});

it('OFF-1: the text of an offer without a link is clear of the lower edge of its card', async () => {
  const page = await pages.open([{ type: 'offers', data: {} }], {
    viewport: { width: 745, height: 900 },
    tenant: {
      assets: [testAsset(photo)],
      data: { offers: ['a', 'b'].map((id) => ({ ...pictured(id), href: undefined })) },
    },
  });
  for (const width of [320, 745, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const spaces = await page.locator('.fc-offers__body').evaluateAll((bodies) =>
      bodies.map((body) => {
        const text = body.querySelector('.fc-offers__description')!.getBoundingClientRect();
        const pictures = [...body.querySelectorAll('.fc-offers__picture')];
        const ends = pictures.map((picture) => picture.getBoundingClientRect());
        const isLast = ends.every(({ top, left }) => top < text.top || left > text.right);
        return isLast ? body.getBoundingClientRect().bottom - text.bottom : 16;
      }),
    );
    expect(Math.min(...spaces), `${width} px`).toBeGreaterThanOrEqual(16);
  }
  await page.close();
});
