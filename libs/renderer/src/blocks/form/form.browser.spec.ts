import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const select = (name: string, options: readonly string[]) => ({
  ...{ name, label: name, type: 'radio', stepKey: 'car', options },
});
const fields = [
  select('Three', ['Northpoint', 'Saltpan Road', 'Ferry Bay']),
  select('Five', ['Logbook service', 'Tyres', 'Brakes', 'Battery', 'Something is wrong']),
  select('Recommend', ['Yes', 'No']),
  select('Stars', ['5', '4', '3', '2', '1']),
  { name: 'Make', type: 'text', half: true, stepKey: 'car' },
  { name: 'Model', type: 'text', half: true, stepKey: 'car' },
  { name: 'Year', type: 'year', half: true, stepKey: 'car' },
  { name: 'Kilometres', type: 'odometer', half: true, stepKey: 'car' },
  { name: 'terms', type: 'checkbox', label: 'Terms', stepKey: 'car' },
];
const formSteps = [
  { key: 'car', heading: 'Your car' },
  { key: 'visit', heading: 'Your visit' },
];
const form = { type: 'form', data: { type: 'multi', formSteps, fields } } as unknown as AnyBlock;
const open = (width: number) => pages.open([form], { viewport: { width, height: 900 } });

const boxOf = async (page: Page, selector: string, at = 0) => {
  const box = await page.locator(selector).nth(at).boundingBox();
  return { ...box!, end: box!.x + box!.width };
};
const field = (name: string) => `[data-name="${name}"]`;

describe('form', () => {
  it('FRM-5, WEB-4: no choice is alone in half of a row', async () => {
    const page = await open(1024);
    const choices = (name: string) => `${field(name)} .fc-form-choice`;
    const whole = await boxOf(page, '.fc-form-fields');
    const rows = await page
      .locator(choices('Three'))
      .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
    expect(rows).toBe(1);
    expect((await boxOf(page, choices('Three'), 2)).end).toBeCloseTo(whole.end, 0);
    expect((await boxOf(page, choices('Five'), 4)).width).toBeCloseTo(whole.width, 0);
    await page.close();
  });

  it.each([320, 390, 1024])(
    'FRM-5, WEB-4: yes or no, and a scale, are one row each at %i px; longer choices are below each other on phones',
    async (width) => {
      const page = await open(width);
      const whole = await boxOf(page, '.fc-form-fields');
      const rowsOf = (name: string) =>
        page
          .locator(`${field(name)} .fc-form-choice`)
          .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);
      expect([await rowsOf('Recommend'), await rowsOf('Stars')]).toEqual([1, 1]);
      expect(await rowsOf('Three')).toBe(width < 600 ? 3 : 1);
      const last = await boxOf(page, `${field('Stars')} .fc-form-choice`, 4);
      expect(last.end).toBeCloseTo(whole.end, 0);
      expect(last.width).toBeGreaterThanOrEqual(44);
      await page.close();
    },
  );

  it('FRM-3, WEB-4: the position is named once: above the bars of a phone, below them on wide screens', async () => {
    const page = await open(390);
    const above = page.locator('.fc-form-at');
    const below = page.locator('[aria-current=step] > span');
    const size = async () => (await below.boundingBox())!.width;
    expect([await above.isVisible(), await size()]).toEqual([true, 1]);
    await page.setViewportSize({ width: 1024, height: 900 });
    expect(await above.isVisible()).toBe(false);
    expect(await size()).toBeGreaterThan(100);
    expect(await below.innerText()).toBe('Step 1 of 2 · Your car');
    await page.close();
  });

  it('FRM-5, WEB-4: "Optional" is at the end of the question, of groups as of fields', async () => {
    const page = await open(390);
    const ends = await page
      .locator('.fc-form-ask > .fc-form-hint')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
    expect(ends.length).toBe(8);
    const whole = await boxOf(page, '.fc-form-fields');
    for (const end of ends) if (end > 250) expect(end).toBeCloseTo(whole.end, 0);
    await expect(
      page.getByRole('group', { name: 'Three', exact: true }).locator('legend').innerText(),
    ).resolves.toMatch(/Three\s+Optional/);
    await page.close();
  });

  it('FRM-5, WEB-4: two numbers share a row of a phone, two names do not; a tablet’s fields end with its panels', async () => {
    const page = await open(390);
    const top = async (name: string) => (await boxOf(page, field(name))).y;
    expect(await top('Make')).not.toBe(await top('Model'));
    expect(await top('Year')).toBe(await top('Kilometres'));
    await page.setViewportSize({ width: 340, height: 900 });
    expect(await top('Year')).not.toBe(await top('Kilometres'));
    await page.setViewportSize({ width: 820, height: 900 });
    expect(await top('Make')).toBe(await top('Model'));
    const main = await boxOf(page, '.fc-form-main');
    expect(main.end).toBe((await boxOf(page, '.fc-form')).end);
    await page.close();
  });

  it('WEB-2: ticks and links of the error summary are as high as a finger', async () => {
    const page = await open(390);
    expect((await boxOf(page, '.fc-form-choice[data-tick]')).height).toBeGreaterThanOrEqual(44);
    await page.locator('.fc-form-body').evaluate((body) => {
      body.insertAdjacentHTML(
        'afterbegin',
        '<div class="fc-form-summary"><div><ul><li><a href="#">Enter the make.</a></li></ul></div></div>',
      );
    });
    expect((await boxOf(page, '.fc-form-summary a')).height).toBeGreaterThanOrEqual(43.5);
    await page.close();
  });
});
