import { join } from 'node:path';
import type { CarsData } from '@forecourt/block-schemas';
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
});
afterAll(() => pages?.close());

const origin = 'https://www.test-dealer.example';
const stock = Array.from({ length: 9 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  make: index % 2 ? 'Halden' : 'Ostara',
  seats: index % 2 ? 5 : 7,
  price: 10_000 + index * 1000,
}));

/** Opens a stock page that answers every search, with or without the island. */
async function open({
  width = 1440,
  island = true,
  path = '/test',
  data = {} as CarsData,
  photos = undefined as string[] | undefined,
} = {}): Promise<Page> {
  const page = await pages.open([], { viewport: { width, height: 700 } });
  await page.route(`${origin}/**`, (route) => {
    const { pathname, search } = new URL(route.request().url());
    const html = drawBlocks([{ type: 'cars', data: { ...data } }], {
      data: { cars: stock.map((car) => ({ ...car, photos })) },
      request: { url: { pathname, search } },
    });
    const start = island
      ? `<script>${script};island.mount(document.querySelector('[data-island]'), {})</script>`
      : '';
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Stock</title><style>${[cars.css].flat().join('\n')}</style>
        <div style="height:300px"></div>${html}</main><div style="height:2000px"></div>${start}`,
    });
  });
  await page.goto(origin + path);
  return page;
}
/** Returns the pixels that a select's chosen text leaves free; negative if it is cut off. */
function roomInSelect(select: HTMLElement | SVGElement): number {
  const style = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = style.font;
  const inner = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
  const { text } = (select as HTMLSelectElement).selectedOptions[0]!;
  return select.clientWidth - inner - canvas.measureText(text).width;
}

const queryOf = (page: Page) => decodeURIComponent(new URL(page.url()).search);

describe('cars in the browser', () => {
  it('CAR-2: without a script the form sends the facets under their own names', async () => {
    const page = await open({ island: false });
    await page.locator('.fc-cars__open').click();
    await page.getByRole('checkbox', { name: 'Halden' }).check();
    await page.getByRole('combobox', { name: 'To' }).first().selectOption('-15000');
    await page.getByRole('button', { name: 'Show 9 cars' }).click();
    await page.waitForURL(/make=Halden/);
    expect(await page.getByRole('checkbox', { name: 'Halden' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Remove Up to $15,000' }).click();
    await page.waitForURL((url) => !url.search.includes('price'));
    expect(queryOf(page)).toBe('?make=Halden');
    await page.close();
  });

  it('CAR-10: a price typed among the keywords moves to its filter, where it can be changed', async () => {
    const page = await open();
    const field = page.getByRole('searchbox', { name: 'Keywords' });
    await field.fill('tern under $15,000');
    await field.press('Enter');
    await page.getByRole('link', { name: 'Remove Up to $15,000' }).waitFor();
    await expect.poll(() => field.inputValue()).toBe('tern');
    await page.getByRole('combobox', { name: 'To' }).first().selectOption('-12000');
    await page.getByRole('link', { name: 'Remove Up to $12,000' }).waitFor();
    expect(queryOf(page)).toBe('?q=tern&price=-12000');
    await page.close();
  });

  it('WEB-4 WEB-2: in the sheet of a phone the ring of a focused group is whole', async () => {
    const page = await open({ width: 375 });
    await page.locator('.fc-cars__open').click();
    await page.getByRole('dialog').getByRole('searchbox', { name: 'Keywords' }).focus();
    await page.keyboard.press('Tab');
    const room = await page.locator('summary:focus-visible').evaluate((summary) => {
      const { outlineOffset, outlineWidth, boxShadow } = getComputedStyle(summary);
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const [own, groups] = [summary, summary.closest('.fc-cars__groups')!].map((each) =>
        each.getBoundingClientRect(),
      );
      return {
        left: own!.left - ring - groups!.left,
        right: groups!.right - own!.right - ring,
        boxShadow,
      };
    });
    expect(room).toEqual({
      left: expect.any(Number),
      right: expect.any(Number),
      boxShadow: 'none',
    });
    expect(Math.min(room.left, room.right)).toBeGreaterThanOrEqual(0);
    await page.close();
  });

  it('CAR-7: a mouse turns the photographs of a card; keyboards keep to its link', async () => {
    const photos = Array.from({ length: 7 }, (_, n) => `https://feed.example/${n}.jpg`);
    const page = await open({ photos });
    await page.locator('.fc-car__picture').first().hover();
    const strip = page.locator('.fc-car__photos').first();
    const at = () => strip.evaluate((all) => Math.round((all.scrollLeft / all.clientWidth) * 100));
    expect(await strip.locator('img').count()).toBe(5);
    for (const [arrow, expected] of [
      ['1', 100],
      ['1', 200],
      ['-1', 100],
      ['-1', 0],
      ['-1', 400],
    ] as const) {
      await page.locator(`.fc-car__turn[data-by="${arrow}"]`).click();
      await expect.poll(at).toBe(expected);
    }
    expect(page.url()).toBe(`${origin}/test`);
    const reached = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.fc-car a, .fc-car button')]
        .filter(({ tabIndex }) => tabIndex >= 0)
        .map(({ ariaHidden, className }) => ariaHidden ?? className),
    );
    expect(new Set(reached)).toEqual(new Set(['', 'fc-heart']));
    await page.locator('.fc-car__photos').nth(1).click();
    await page.waitForURL(`${origin}/cars/car-1`);
    await page.close();
  });

  it('CAR-1: with it a change shows the search in place: focus, height and open groups stay', async () => {
    const page = await open();
    await page.evaluate(() => {
      document.body.dataset.same = '';
      scrollTo(0, 250);
    });
    await page.locator('[data-facet=seats] > summary').click();
    await page.locator('[data-facet=price] > summary').click();
    const halden = page.getByRole('checkbox', { name: 'Halden' });
    await halden.focus();
    const top = await page.evaluate(() => scrollY);
    await page.keyboard.press('Space');
    await page.getByRole('link', { name: 'Remove Halden' }).waitFor();
    expect(queryOf(page)).toBe('?make=Halden');
    expect(await halden.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await page.getByRole('status').textContent()).toBe('9 Halden cars');
    expect(await page.locator('[data-facet=seats][open]').count()).toBe(1);
    expect(await page.locator('[data-facet=price][open]').count()).toBe(0);
    expect(await page.locator('body[data-same]').count()).toBe(1);
    await page.close();
  });

  it('CAR-2: back and forward lead through the searches, each with an address of its own', async () => {
    const page = await open();
    const [from, to] = ['From', 'To'].map((name) => page.getByRole('combobox', { name }).first());
    await from!.selectOption('12000-');
    await page.getByRole('link', { name: 'Remove From $12,000' }).waitFor();
    await to!.selectOption('-15000');
    await page.getByRole('link', { name: 'Remove $12,000 to $15,000' }).waitFor();
    expect(queryOf(page)).toBe('?price=12000-15000');
    await page.goBack();
    await page.getByRole('link', { name: 'Remove From $12,000' }).waitFor();
    expect(await to!.inputValue()).toBe('');
    expect(queryOf(page)).toBe('?price=12000-');
    await page.goForward();
    await page.getByRole('link', { name: 'Remove $12,000 to $15,000' }).waitFor();
    expect(await to!.inputValue()).toBe('-15000');
    await page.goBack();
    await page.goBack();
    await page.locator('.fc-cars__chips').waitFor({ state: 'detached' });
    expect(queryOf(page)).toBe('');
    await page.close();
  });

  it('CAR-10: a handle of the price sets its end, which is searched for once it is released', async () => {
    const page = await open();
    const lowest = page.getByRole('slider', { name: 'Lowest price' });
    await lowest.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('link', { name: /^Remove From \$/ }).waitFor();
    const price = /^\?price=(\d+)-$/.exec(queryOf(page))![1]!;
    expect(await page.getByRole('combobox', { name: 'From' }).first().inputValue()).toBe(
      `${price}-`,
    );
    expect(await lowest.getAttribute('aria-valuetext')).toBe(
      `$${Number(price).toLocaleString('en-AU')}`,
    );
    await page.keyboard.press('End');
    const highest = page.getByRole('slider', { name: 'Highest price' });
    expect(Number(await lowest.inputValue())).toBe(Number(await highest.inputValue()) - 1);
    await page.close();
  });

  it('CAR-10: the steps of one adjustment of a slider are one entry of the history', async () => {
    const page = await open();
    const entries = () => page.evaluate(() => history.length);
    const before = await entries();
    const highest = page.getByRole('slider', { name: 'Highest price' });
    const step = async () => {
      const query = queryOf(page);
      await highest.press('ArrowLeft');
      await page.waitForFunction((old) => location.search !== old, query);
    };
    for (let steps = 0; steps < 3; steps++) await step();
    expect(await entries()).toBe(before + 1);
    await page.getByRole('slider', { name: 'Lowest price' }).focus();
    await step();
    expect(await entries()).toBe(before + 2);
    await page.goBack();
    await page.goBack();
    await page.locator('.fc-cars__chips').waitFor({ state: 'detached' });
    expect(queryOf(page)).toBe('');
    await page.close();
  });

  it('CAR-2: when the last chip goes, the focus goes to the cars; after a page, to their top', async () => {
    const page = await open({ path: '/test?make=Halden&q=tern' });
    const focused = (selector: string) =>
      page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector);
    await page.getByRole('link', { name: 'Remove tern' }).press('Enter');
    await focused('.fc-cars__chip[href^="?#"]');
    await page.keyboard.press('Enter');
    await focused('.fc-cars__results');
    expect(queryOf(page)).toBe('');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await focused('.fc-cars__results');
    expect(queryOf(page)).toBe('?page=2');
    const top = () =>
      page.locator('.fc-cars__results').evaluate((list) => list.getBoundingClientRect().top);
    expect(Math.abs(await top())).toBeLessThan(60);
    await page.close();
  });

  it('CAR-10: Show more adds cars to those shown; back leads to the list as it was, then out of it', async () => {
    const page = await open({ path: '/test?make=Halden', data: { showMore: 4 } });
    await page
      .locator('.fc-car')
      .first()
      .evaluate((card) => (card.dataset.same = ''));
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('link', { name: 'Show 4 more' }).click();
    await page.getByRole('link', { name: 'Show 1 more' }).waitFor();
    expect(await page.locator('.fc-car').count()).toBe(8);
    expect(await page.locator('.fc-car[data-same]').count()).toBe(1);
    expect(await page.getByRole('status').textContent()).toBe('8 of 9 cars');
    expect(await page.locator('.fc-car__name a:focus').textContent()).toBe('Car 4');
    expect(queryOf(page)).toBe('?make=Halden&page=2');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goto(`${origin}/cars/car-6`);
    await page.goBack();
    await page.getByRole('link', { name: 'Show 1 more' }).waitFor();
    expect(await page.locator('.fc-car').count()).toBe(8);
    await page.close();
  });

  it('CAR-2: Enter in the words sends them once', async () => {
    const page = await open();
    await page.getByRole('searchbox', { name: 'Keywords' }).fill('tern');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Remove tern' }).waitFor();
    await page.goBack();
    await page.locator('.fc-cars__chips').waitFor({ state: 'detached' });
    expect(queryOf(page)).toBe('');
    await page.close();
  });

  it('CAR-1: an answer that fails is asked for by the browser itself', async () => {
    const page = await open();
    const bad = (url: URL) => url.search.includes('make');
    await page.route(bad, (route) =>
      route.fulfill({
        status: 503,
        contentType: 'text/html',
        body: '<title>Busy</title><h1>Come back soon</h1>',
      }),
    );
    await page.getByRole('checkbox', { name: 'Halden' }).click();
    await page.getByRole('heading', { name: 'Come back soon' }).waitFor();
    expect(queryOf(page)).toBe('?make=Halden');
    await page.close();
  });

  it('CAR-3: another order is shown at once, on a phone too', async () => {
    const page = await open({ width: 390 });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price:asc');
    await page.waitForURL(/sort/);
    expect(queryOf(page)).toBe('?sort=price:asc');
    await page.close();
  });

  it('CAR-4 WEB-4: the three cars of a selection fill the row of a desktop', async () => {
    const page = await open({ data: { hideSearch: true } });
    const cards = await page
      .locator('.fc-cars__grid > li')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(cards).toHaveLength(3);
    expect(new Set(cards.map(({ y }) => y)).size).toBe(1);
    const results = (await page.locator('.fc-cars__results').boundingBox())!;
    const free = results.x + results.width - Math.max(...cards.map(({ right }) => right));
    expect(free).toBeLessThan(20);
    await page.close();
  });

  it('CAR-2 WEB-4: the count of a value is one piece, however long the value is', async () => {
    const page = await open();
    const count = page.locator('.fc-cars__values .fc-cars__count').first();
    const height = async () => (await count.boundingBox())!.height;
    const before = await height();
    await count.evaluate((element) => {
      element.previousElementSibling!.textContent = 'Tūranganui-a-Kiwa / Gisborne and around it';
      element.firstChild!.textContent = '1,287';
    });
    expect(await height()).toBe(before);
    await page.close();
  });

  it('CAR-1: the Search panel is open beside the cars, and opens and closes by its name', async () => {
    const page = await open();
    const panel = page.locator('.fc-cars__panel');
    expect(await panel.evaluate((each) => (each as HTMLDetailsElement).open)).toBe(true);
    await page.locator('.fc-cars__open').click();
    expect(await page.getByRole('checkbox', { name: 'Halden' }).isVisible()).toBe(false);
    await page.close();
  });

  it('CAR-1: on a phone it is a sheet that counts along, and leads to the cars', async () => {
    const page = await open({ width: 390 });
    const sheet = page.getByRole('dialog', { name: 'Search' });
    await page.locator('.fc-cars__open').press('Enter');
    await sheet.getByRole('checkbox', { name: 'Halden' }).check();
    await page.waitForURL(/make=Halden/);
    await sheet.getByRole('link', { name: 'Clear all' }).waitFor();
    expect(await sheet.isVisible()).toBe(true);
    await sheet.getByRole('button', { name: 'Show 9 cars' }).click();
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.matches('.fc-cars__results'));

    await page.locator('.fc-cars__open').click();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.matches('.fc-cars__open'));
    await page.locator('.fc-cars__open').click();
    await page.setViewportSize({ width: 1440, height: 700 });
    await sheet.waitFor({ state: 'hidden' });
    expect(await page.getByRole('checkbox', { name: 'Halden' }).isChecked()).toBe(true);
    await page.close();
  });

  it('CAR-1 WEB-4: on small phones the chosen order is read in full beside its arrow', async () => {
    for (const [width, size] of [
      ...[320, 360, 390].map((each) => [each, 100] as const),
      [320, 200] as const,
    ]) {
      const page = await open({ width, path: '/test?sort=price:asc&make=Ostara' });
      await page.addStyleTag({ content: `:root { font-size: ${size}% }` });
      const room = await page.getByRole('combobox', { name: 'Sort by' }).evaluate(roomInSelect);
      expect(room, `${width} px, ${size} %`).toBeGreaterThanOrEqual(0);
      const search = page.locator('.fc-cars__open');
      const lines = await search.evaluate((summary) => {
        const range = document.createRange();
        range.selectNode([...summary.childNodes].find(({ nodeType }) => nodeType === 3)!);
        return range.getClientRects().length;
      });
      expect(lines, `${width} px, ${size} %`).toBe(1);
      await page.close();
    }
  });

  it('CAR-1 WEB-4: it is read in full before the script arrives too', async () => {
    const path = '/test?sort=price:asc&make=Ostara';
    const page = await open({ width: 390, path, island: false });
    const order = page.getByRole('combobox', { name: 'Sort by' });
    expect(await order.evaluate(roomInSelect)).toBeGreaterThanOrEqual(0);
    expect(await page.getByRole('button', { name: 'Sort', exact: true }).isVisible()).toBe(false);
    await page.close();
  });

  it('CAR-2 WEB-4: the longest distance is read in full beside its arrow', async () => {
    for (const width of [320, 1100]) {
      const page = await open({ width, path: '/test?near=Parramatta&within=1000' });
      if (width < 1100) await page.locator('.fc-cars__open').click();
      const room = await page.getByRole('combobox', { name: 'Within' }).evaluate(roomInSelect);
      expect(room, `${width} px`).toBeGreaterThanOrEqual(0);
      await page.close();
    }
  });

  it('CAR-2: what was chosen before the script arrived is searched for', async () => {
    const page = await open({ island: false });
    await page.locator('.fc-cars__open').click();
    await page.getByRole('checkbox', { name: 'Halden' }).check();
    const mount = `island.mount(document.querySelector('[data-island]'), {})`;
    await page.addScriptTag({ content: `${script};${mount}` });
    await expect.poll(() => queryOf(page)).toContain('make=Halden');
    await page.close();
  });

  it('CAR-1: beside the cars the panel can be read before any script runs', async () => {
    const page = await open({ island: false });
    expect(await page.getByText('Halden').first().isVisible()).toBe(true);
    await page.close();
  });
});
