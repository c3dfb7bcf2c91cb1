import { expect, it } from 'vitest';
import { browserPages } from '../../testing/browser-pages.ts';

it('CAR-8, WEB-4: names of viewed cars are as large as in the list of cars', async () => {
  const pages = await browserPages();
  const cars = ['ute', 'van'].map((id) => ({ id, slug: id, name: id }));
  const page = await pages.open([{ type: 'cars', data: {} }], { tenant: { data: { cars } } });
  const sizes = await page.evaluate(() => {
    const section = document.querySelector<HTMLElement>('[data-viewed]')!;
    const card = document.querySelector('.fc-cars__grid > li')!;
    section.hidden = false;
    section.querySelector('ul')!.innerHTML = card.outerHTML.replaceAll(/(<\/?h)\d/g, '$12');
    const size = (within: Element) =>
      getComputedStyle(within.querySelector('.fc-car__name')!).fontSize;
    return [size(card), size(section)];
  });
  expect(sizes[1]).toBe(sizes[0]);
  await pages.close();
});
