import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../../testing/browser-pages.ts';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { cars } from './cars.tsx';

let pages: BrowserPages;
let script: string;

beforeAll(async () => {
  script = await islandScript(join(import.meta.dirname, 'cars.island.ts'));
  pages = await browserPages();
}, 60_000);
afterAll(() => pages?.close());

const origin = 'https://www.test-dealer.example';
const stock = Array.from({ length: 9 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  make: index % 2 ? 'Halden' : 'Ostara',
  price: 10_000 + index * 1000,
}));

/** A browser at a stock page that answers every search, with or without the island. */
async function open({ width = 1440, island = true, path = '/test' } = {}): Promise<Page> {
  const page = await pages.open([], { viewport: { width, height: 700 } });
  await page.route(`${origin}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const html = drawBlocks([{ type: 'cars', data: {} }], {
      data: { cars: stock },
      around: { url: { pathname, search } },
    });
    const start = island
      ? `<script>${script};island.mount(document.querySelector('[data-island]'), {})</script>`
      : '';
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stock</title><style>${cars.css}</style>
        <div style="height:300px"></div>${html}</main><div style="height:2000px"></div>${start}`,
    });
  });
  await page.goto(origin + path);
  return page;
}
const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('cars in the browser', { timeout: 60_000 }, () => {
  it('CAR-2: without a script the form sends the facets under their own names', async () => {
    const page = await open({ island: false });
    await page.locator('.fc-cars__open').click();
    await page.getByRole('checkbox', { name: 'Halden' }).check();
    await page.getByRole('combobox', { name: 'To' }).first().selectOption('-15000');
    await page.getByRole('button', { name: 'Show cars' }).click();
    await page.waitForURL(/make=Halden/);
    expect(await page.getByRole('checkbox', { name: 'Halden' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove Up to $15,000' }).click();
    await page.waitForURL((url) => !url.search.includes('price'));
    expect(queryOf(page)).toBe('?make=Halden');
    await page.close();
  });

  it('CAR-1: with it a change sends the search, and comes back to the same control and height', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, 250));
    await page.getByRole('checkbox', { name: 'Halden' }).focus();
    const top = await page.evaluate(() => scrollY);
    await Promise.all([page.waitForURL(/make=Halden/), page.keyboard.press('Space')]);
    await page.waitForFunction(() => document.activeElement?.matches('input[value=Halden]'));
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.getByRole('combobox', { name: 'From' }).first().selectOption('12000-');
    await page.waitForURL(/price/);
    await page.getByRole('combobox', { name: 'To' }).first().selectOption('-15000');
    await page.waitForURL(/15000/);
    expect(queryOf(page)).toBe('?sort=created_at_timestamp:desc&price=12000-15000&make=Halden');
    await page.goBack();
    expect(queryOf(page)).toContain('price=12000-&');
    await page.close();
  });

  it('CAR-3: another order is sent at once, on a phone too', async () => {
    const page = await open({ width: 390 });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price:asc');
    await page.waitForURL(/sort/);
    expect(queryOf(page)).toContain('sort=price:asc');
    await page.close();
  });

  it('CAR-1: the Search panel is open beside the cars, and opens and closes by its name', async () => {
    const wide = await open();
    const open1 = (page: Page) =>
      page.locator('.fc-cars__panel').evaluate((panel) => (panel as HTMLDetailsElement).open);
    expect(await open1(wide)).toBe(true);
    await wide.locator('.fc-cars__open').click();
    expect(await wide.getByRole('checkbox', { name: 'Halden' }).isVisible()).toBe(false);
    await wide.close();

    const phone = await open({ width: 390 });
    expect(await open1(phone)).toBe(false);
    await phone.locator('.fc-cars__open').press('Enter');
    await phone.getByRole('checkbox', { name: 'Halden' }).check();
    expect(queryOf(phone)).toBe('');
    await phone.getByRole('button', { name: 'Show cars' }).click();
    await phone.waitForURL(/make=Halden/);
    await phone.close();
  });

  it('CAR-1: beside the cars the panel can be read before any script runs', async () => {
    const page = await open({ island: false });
    expect(await page.getByText('Halden').first().isVisible()).toBe(true);
    await page.close();
  });
});
