import { expect, it } from 'vitest';
import { browserPages } from '../../../testing/browser-pages.ts';

it('WEB-4: an example in the keywords that is longer than the field ends in an ellipsis', async () => {
  const pages = await browserPages();
  const cars = ['ute', 'van'].map((id) => ({ id, slug: id, name: id }));
  const page = await pages.open([{ type: 'cars', data: {} }], { tenant: { data: { cars } } });
  const field = page.getByPlaceholder('Make, colour, stock no.');
  const overflow = await field.evaluate((input) => getComputedStyle(input).textOverflow);
  expect(overflow).toBe('ellipsis');
  await pages.close();
});
