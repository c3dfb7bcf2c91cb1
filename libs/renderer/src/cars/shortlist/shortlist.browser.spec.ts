import { join } from 'node:path';
import type { AnyBlock } from '@forecourt/block-schemas';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../../testing/browser-pages.ts';
import { drawBlocks } from '../../testing/draw-blocks.ts';

let pages: BrowserPages;
let script: string;

beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'shortlist.island.ts'));
  pages = await browserPages();
});
afterAll(() => pages?.close());

const origin = 'https://www.test-dealer.example';
const cars = Array.from({ length: 3 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  make: 'Ostara',
}));

const stock: AnyBlock[] = [{ type: 'cars', data: {} }];
/** A home page's lists of cars, without a search. */
const rows: AnyBlock[] = [1, 2].map((page) => ({
  type: 'cars',
  data: { hideSearch: true, heading: `Row ${page}` },
}));

/** Opens a stock page with the script of the shortlist; every address but `/rows` answers with it. */
async function open(path = '/test', page?: Page): Promise<Page> {
  const tab = page ?? (await pages.open([]));
  await tab.route(`${origin}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const html = drawBlocks(pathname === '/rows' ? rows : stock, {
      data: { cars },
      request: { url: { pathname, search } },
    }).replace('<section class="fc-viewed"', search === '?hidden' ? '<p hidden></p>$&' : '$&');
    const list = pathname.startsWith('/shortlist/') ? 'fc-shortlist' : '';
    const start = `for (const each of document.querySelectorAll('[data-island=shortlist]'))
      island.mount(each, { region: 'AU', viewed: ${JSON.stringify(/^\/cars\/(.+)/.exec(pathname)?.[1])} })`;
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stock</title><div class="${list}">${html}</main>${list && '<p class="fc-shortlist__terms">*Terms</p>'}</div>
        <section data-searches hidden><ul></ul></section><script>${script};${start}</script>`,
    });
  });
  await tab.goto(origin + path);
  return tab;
}

const heart = (page: Page, car: string) => page.getByRole('button', { name: `Save ${car}` });
const saved = (page: Page) =>
  page.getByRole('navigation', { name: 'Saved cars' }).getByRole('link');

describe('cars saved on the device', () => {
  it('CAR-8: hearts keep cars on the device, with links to all of them and to a comparison', async () => {
    const page = await open();
    expect(await saved(page).count()).toBe(0);
    // The page keeps clear of the links by this attribute, and of nothing without them.
    const linked = page.locator('html[data-saved-cars] .fc-saved-bar');
    expect(await linked.count()).toBe(0);
    await heart(page, 'Car 0').click();
    await heart(page, 'Car 2').click();
    expect(await linked.count()).toBe(1);
    expect(await heart(page, 'Car 2').getAttribute('aria-pressed')).toBe('true');
    expect(await saved(page).allTextContents()).toEqual(['2 saved', 'Compare 2']);
    const comparison = (await saved(page).last().getAttribute('href'))!;
    await open(comparison, page);
    expect(await saved(page).allTextContents(), 'on the comparison itself').toEqual(['2 saved']);
    await open('/compare/car-0/car-2', page);
    expect(await saved(page).allTextContents(), 'in another order').toEqual(['2 saved']);
    await open('/shortlist/car-0/car-2', page);
    expect(await saved(page).count(), 'on the list itself, which compares its cars').toBe(0);
    await open('/test', page);
    expect(await heart(page, 'Car 0').getAttribute('aria-pressed')).toBe('true');
    expect(await heart(page, 'Car 1').getAttribute('aria-pressed')).toBe('false');
    expect(await saved(page).last().getAttribute('href')).toBe('/compare/car-2/car-0');
    await heart(page, 'Car 2').click();
    expect(await saved(page).allTextContents()).toEqual(['1 saved']);
    await page.close();
  });

  it('CAR-8: cars of lists without a search have hearts, and several lists one set of links', async () => {
    const page = await open('/rows');
    await heart(page, 'Car 1').first().click();
    for (const each of await heart(page, 'Car 1').all())
      expect(await each.getAttribute('aria-pressed')).toBe('true');
    expect(await heart(page, 'Car 1').count()).toBe(2);
    expect(await saved(page).allTextContents()).toEqual(['1 saved']);
  });

  it('CAR-8: the page of saved cars leads to those of this device; cars added later have their hearts', async () => {
    const page = await open();
    await heart(page, 'Car 1').click();
    await page.goto(`${origin}/shortlist`);
    await page.waitForURL(`${origin}/shortlist/car-1`);
    await page.evaluate(() => {
      const card = document.querySelector('[data-save="car-1"]')!.cloneNode() as HTMLElement;
      card.setAttribute('aria-pressed', 'false');
      card.id = 'added';
      document.querySelector('main')!.append(card);
    });
    await page.locator('#added[aria-pressed=true]').waitFor();
    await page.close();
  });

  it('CAR-8, FRM-15: the page of saved cars follows the list, in this tab and in another; a shared list stays', async () => {
    const page = await open();
    await heart(page, 'Car 0').click();
    await heart(page, 'Car 1').click();
    await heart(page, 'Car 2').click();
    await page.goto(`${origin}/shortlist/car-2/car-1/car-0`);
    await heart(page, 'Car 1').click();
    await page.waitForURL(`${origin}/shortlist/car-2/car-0#main`);
    await page.evaluate(() => {
      localStorage.setItem('forecourt:saved-cars', '["car-0"]');
      dispatchEvent(new StorageEvent('storage'));
    });
    await page.waitForURL(`${origin}/shortlist/car-0#main`);
    await page.goto(`${origin}/shortlist/car-1/car-2`);
    await heart(page, 'Car 1').click();
    expect(await heart(page, 'Car 1').getAttribute('aria-pressed')).toBe('true');
    expect(page.url()).toBe(`${origin}/shortlist/car-1/car-2`);
    await page.close();
  });

  it('CAR-8: a search is saved as a link, and can be removed', async () => {
    const page = await open('/test?make=Ostara&page=2&price=-40000');
    await page.getByRole('button', { name: 'Save this search' }).click();
    expect(await page.getByRole('button', { name: 'Search saved' }).isVisible()).toBe(true);
    await open('/test', page);
    const link = page.getByRole('link', { name: 'Ostara cars under $40,000', exact: true });
    expect(await link.getAttribute('href')).toBe('/test?make=Ostara&price=-40000');
    await page.getByRole('button', { name: 'Remove Ostara cars under $40,000' }).click();
    expect(await link.count()).toBe(0);
    await page.close();
  });

  it('CAR-8: viewed cars are shown on the stock page, without the car that is open', async () => {
    const page = await open('/cars/car-1');
    await page.locator('[data-viewed]').waitFor({ state: 'attached' });
    await open('/cars/car-2', page);
    const asked = page.waitForRequest(`${origin}/shortlist/car-2/car-1`);
    // Below a part of the page that is hidden, such as a list of no searches.
    await open('/test?hidden', page);
    await asked;
    await page.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    expect(await page.locator('[data-viewed] .fc-car').count()).toBe(3);
    // What the asterisks of their weekly repayments lead to.
    expect(await page.locator('[data-viewed] > p').innerText()).toBe('*Terms');
    await page.close();
  });

  it('CAR-8: without storage hearts last as long as the page', async () => {
    const page = await pages.open([]);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('denied');
        },
      });
    });
    await open('/test', page);
    await heart(page, 'Car 0').click();
    expect(await saved(page).allTextContents()).toEqual(['1 saved']);
    await page.close();
  });
});
