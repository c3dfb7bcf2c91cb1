import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, type BrowserPages } from '../../testing/browser-pages.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
});
afterAll(() => pages?.close());

const fields = [{ name: 'terms', type: 'checkbox', label: 'Terms' }];
const form = { type: 'form', data: { fields } } as unknown as AnyBlock;
const open = (width: number) => pages.open([form], { viewport: { width, height: 900 } });
const boxOf = async (page: Page, selector: string, at = 0) =>
  (await page.locator(selector).nth(at).boundingBox())!;

describe('parts of a form in a later state', () => {
  it('FRM-5, WEB-4: the error of a tick is nearer to it than to the next one', async () => {
    const page = await open(390);
    await page.locator('.fc-form-tick').evaluate((tick) => {
      tick.insertAdjacentHTML('beforeend', '<p class="fc-form-error"><span>Agree.</span></p>');
      tick.after(tick.cloneNode(true));
    });
    const text = '.fc-form-tick label > span';
    const error = await boxOf(page, '.fc-form-error');
    const own = await boxOf(page, text);
    const next = await boxOf(page, text, 1);
    expect(error.y - (own.y + own.height)).toBeLessThan(next.y - (error.y + error.height));
    expect(error.y).toBeGreaterThanOrEqual(own.y + own.height);
    await page.close();
  });

  it('FRM-14, WEB-4: all answers so far are two columns on a tablet, and one on a phone', async () => {
    const page = await open(820);
    await page.locator('.fc-form-layout').evaluate((layout) => {
      const pair = '<div><dt>Make</dt><dd>Tern</dd></div>';
      const long = `<div><dt>Comments</dt><dd>${'Tow bar wiring. '.repeat(20)}</dd></div>`;
      layout.insertAdjacentHTML(
        'beforeend',
        `<section class="fc-form-so-far fc-form-panel" data-all><dl>${pair + long + pair.repeat(2)}</dl></section>`,
      );
    });
    const columns = () =>
      page
        .locator('.fc-form-so-far dl > div')
        .evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().left)).size);
    expect(await columns()).toBeGreaterThanOrEqual(2);
    const label = await boxOf(page, '.fc-form-so-far dt');
    expect((await boxOf(page, '.fc-form-so-far dd')).y - label.y).toBeLessThan(32);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await columns()).toBe(1);
    await page.close();
  });
});
