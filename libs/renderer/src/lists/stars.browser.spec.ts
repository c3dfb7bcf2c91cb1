import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('REV-1, WEB-4: a rating fills its part of the stars in forced colours and in print, too', async () => {
  const page = await pages.open([{ type: 'reviews', data: {} }], {
    tenant: {
      data: {
        reviews: {
          reviews: [
            { text: 'Words.', rating: 3, customer_name: 'Priya Nair', review_date: '2026-03-14' },
          ],
          count: 1,
          average_rating: 3,
        },
      },
    },
  });
  const row = page.locator('.fc-stars__row').first();
  const halves = async (): Promise<number[]> => {
    const shot = (await row.screenshot()).toString('base64');
    return await page.evaluate(async (png) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${png}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = picture.width;
      canvas.height = picture.height;
      const context = canvas.getContext('2d')!;
      context.drawImage(picture, 0, 0);
      // Centres of the first and of the fifth star.
      return [0.1, 0.9].map((part) => {
        const [red, green, blue] = context.getImageData(
          Math.round(picture.width * part),
          Math.round(picture.height * 0.55),
          1,
          1,
        ).data;
        return (red! + green! + blue!) / 3;
      });
    }, shot);
  };
  const [filled, empty] = await halves();
  expect(filled).toBeLessThan(empty! - 20);
  expect(empty).toBeLessThan(250);
  await page.emulateMedia({ forcedColors: 'active' });
  const [forced, forcedEmpty] = await halves();
  expect(forced).toBeLessThan(forcedEmpty! - 20);
  expect(forcedEmpty).toBeLessThan(250);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await row.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact');
  await page.close();
});
