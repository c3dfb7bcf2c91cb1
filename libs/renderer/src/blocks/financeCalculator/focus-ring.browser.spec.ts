import { expect, it } from 'vitest';
import { browserPages } from '../../testing/browser-pages.ts';

it('WEB-2: FIN-1: a focused slider has no ring that would cross its texts', async () => {
  const pages = await browserPages();
  const page = await pages.open([{ type: 'financeCalculator', data: {} }]);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const ring = await slider.evaluate((element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    return [outlineStyle, boxShadow];
  });
  expect(ring).toEqual(['none', 'none']);
  await pages.close();
});
