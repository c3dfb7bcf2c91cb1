import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('WEB-4: bodies are drawn in the hue of the brand, whatever the hue of the greys beside it', async () => {
  const page = await pages.open([{ type: 'cars', data: {} }], {
    tenant: {
      site: {
        theme: {
          color: { brand: '#6d0f1f', accent: '#f89e3c', ink: '#132231' },
          font: { heading: 'rubik', body: 'figtree' },
        },
      },
      data: {
        cars: ['hatch', 'ute'].map((body) => ({
          id: body,
          slug: body,
          name: `A ${body}`,
          simple_body: body,
        })),
      },
    },
  });
  const shell = page.locator('.fc-cars__tiles .fc-body__shell').first();
  const [red, , blue] = await shell.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.fillStyle = getComputedStyle(element).fill;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });
  expect(red).toBeGreaterThan(blue!);
  await page.close();
});
