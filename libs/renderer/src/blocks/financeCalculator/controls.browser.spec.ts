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

it('WEB-4: FIN-3: the field for the amount has room for the largest one', async () => {
  const pages = await browserPages();
  for (const max of [150_000, 1_000_000]) {
    const data = { amount: { default: max, max, active: true } };
    const page = await pages.open([{ type: 'financeCalculator', data }], {
      tenant: { site: { featureFlags: { typedLoanAmount: true } } },
    });
    const room = await page
      .locator('.fc-financeCalculator-field')
      .evaluate((field) => field.clientWidth - field.scrollWidth);
    expect(room, `${max}`).toBe(0);
    await page.close();
  }
  await pages.close();
});
