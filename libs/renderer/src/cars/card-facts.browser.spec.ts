import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

it('WEB-4: the icon of a fact is beside its first line, and so is the fact beside one of two lines', async () => {
  const location_name = 'North Geelong Prestige Vehicles';
  const car = { id: 'c', slug: 'c', name: 'A car', simple_fuel: 'Petrol', location_name };
  const page = await pages.open([{ type: 'cars', data: {} }], {
    viewport: { width: 320, height: 800 },
    tenant: { data: { cars: [car] } },
  });
  const facts = await page.locator('.fc-car__words li').evaluateAll((all) =>
    all.map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild!);
      const line = range.getClientRects()[0]!;
      const icon = parseFloat(getComputedStyle(each, '::before').height);
      return { top: line.top, off: Math.abs(icon - parseFloat(getComputedStyle(each).lineHeight)) };
    }),
  );
  const [fuel, place] = facts.slice(-2);
  expect(place!.top).toBe(fuel!.top);
  expect(Math.max(...facts.map(({ off }) => off))).toBeLessThan(0.5);
  await page.close();
});

/** Returns where a picture's columns first and last differ from its first pixel, as parts of its width. */
const inkOf = (png: string) => async () => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const inked = Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (__, y) => Math.abs(data[4 * (y * width + x)]! - data[0]!)),
  ).flatMap((column, x) => (Math.max(...column) > 60 ? [x] : []));
  return { from: inked[0]! / width, to: (inked.at(-1)! + 1) / width };
};

it('WEB-4: each icon of a card, a heart and a select is one whole drawing, in the middle of its place', async () => {
  const facts = { km: 10, transmission: 'Manual', simple_fuel: 'Petrol', location_name: 'Gore' };
  const page = await pages.open([{ type: 'cars', data: {} }], {
    viewport: { width: 600, height: 900 },
    tenant: { data: { cars: [{ id: 'c', slug: 'c', name: 'A car', ...facts }] } },
  });
  const places = [
    ...(await page.locator('.fc-car__words li').all()).map((icon) => ({ icon, width: 17, at: 0 })),
    { icon: page.locator('.fc-car .fc-heart'), width: 26, at: 9 },
    { icon: page.locator('.fc-cars label:has(> select)').first(), width: 18, at: -30 },
  ];
  expect(places).toHaveLength(6);
  for (const { icon, width, at } of places) {
    await icon.scrollIntoViewIfNeeded();
    const box = (await icon.boundingBox())!;
    const x = at < 0 ? box.x + box.width + at : box.x + at;
    const [y, height] = at < 0 ? [box.y + box.height - 31, 18] : [box.y + at, box.height - 2 * at];
    const shot = await page.screenshot({ clip: { x, y, width, height } });
    const { from, to } = await page.evaluate<{ from: number; to: number }>(
      `(${inkOf.toString()})(${JSON.stringify(shot.toString('base64'))})()`,
    );
    expect(to - from).toBeGreaterThan(0.4);
    expect(Math.abs(from + to - 1)).toBeLessThan(0.25);
  }
  await page.close();
});
