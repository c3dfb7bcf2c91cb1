import type { AnyBlock } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planPage } from '../pipeline/plan-page.ts';
import { renderPage } from '../pipeline/render-page.ts';
import { testAnswers, type TestData } from './answers.ts';
import { browserPages, type BrowserPages } from './browser-pages.ts';
import { everyFixture, fixtureTenant, layoutsOf } from './every-fixture.ts';
import { hiddenChoices } from './hidden-choices.ts';
import { layoutErrors, longWord } from './layout-errors.ts';
import { testRequest, testTenant } from './snapshot.ts';

let pages: BrowserPages;
beforeAll(async () => {
  pages = await browserPages();
}, 60_000);
afterAll(() => pages?.close());

/** Fields of blocks that visitors read as words. */
const wordFields = new Set([
  ...['text', 'heading', 'subheading', 'title', 'description', 'caption', 'linkText', 'tagline'],
  ...['tab', 'label', 'disclaimer', 'condition', 'name', 'position', 'bio', 'content', 'items'],
]);

/** The same data with a word that no language breaks at the start of every text. */
function lengthened(value: unknown, field = ''): unknown {
  if (typeof value === 'string')
    return wordFields.has(field) ? value.replace(/^(<[^>]+>)?/, `$1${longWord} `) : value;
  if (Array.isArray(value)) return value.map((entry) => lengthened(entry, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, lengthened(entry, key)]),
  );
}

const today = everyFixture.map(({ block }) => block);
/** One of each kind, so that the finder offers the choice. */
const cars = ['New', 'Used', 'Demo'].map((type, index) => ({
  id: type,
  slug: type,
  name: type,
  car_type: type,
  price: 112_490,
  km: 105_138,
  // The search panel offers what differs.
  transmission: ['Automatic', 'Manual'][index % 2],
  simple_fuel: ['Petrol', 'Hybrid'][index % 2],
  location_name: 'Northpoint',
}));
const newest = layoutsOf('cardsTool').at(-1)!.at;

/** A page of all blocks, as it stands without scripts. */
function pageOf(blocks: readonly AnyBlock[], data?: TestData, search = ''): string {
  const { entry, snapshot } = fixtureTenant(blocks);
  const request = testRequest({ url: { pathname: '/test', search } });
  const answers = testAnswers(planPage(entry.page, snapshot, request).queries, data);
  return renderPage(entry, snapshot, { answers, at: newest, ...request })
    .html.replace(/<script type="module"[^>]*><\/script>/g, '')
    .replaceAll('content-visibility: auto', '');
}

describe('every block on a small screen', { timeout: 120_000 }, () => {
  it.each([
    ['at 320 px', today, 320, ''],
    [
      'at 320 px with words that never break',
      today.map((one) => lengthened(one) as AnyBlock),
      320,
      '',
    ],
    ['with text at 200 %', today, 640, '<style>:root{font-size:200%}</style>'],
  ])('WEB-2: nothing is cut off or too small to press: %s', async (_, blocks, width, style) => {
    const page = await pages.open([], { viewport: { width, height: 800 } });
    await page.setContent(pageOf(blocks, { cars }) + style);
    expect(await page.evaluate(layoutErrors, longWord)).toEqual([]);
    await page.close();
  });

  it('WEB-2: at 320 px with text at 200 % nothing is cut off or wider than the page', async () => {
    const page = await pages.open([], { viewport: { width: 320, height: 800 } });
    await page.setContent(`${pageOf(today, { cars })}<style>:root{font-size:200%}</style>`);
    const errors = await page.evaluate(layoutErrors, longWord);
    // Headings may break their longest words.
    expect(errors.filter((error) => !error.startsWith('word broken'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const rail = page.locator('.fc-rail').first();
    const [list, card] = await Promise.all([
      rail.boundingBox(),
      rail.locator('> li').first().boundingBox(),
    ]);
    expect(card!.width).toBeLessThan(list!.width);
    await page.close();
  });

  it('WEB-2: at 320 px the finder’s choices are on one line, and four columns of figures fit at 390 px', async () => {
    const page = await pages.open([], { viewport: { width: 320, height: 800 } });
    const figures = [
      ['Car', 'Fee', 'Rate', 'Week'],
      ['$15,000', '$295', '7.49%', '$117'],
    ];
    await page.setContent(
      pageOf(
        [
          { type: 'cars', data: { variant: 'finder' } },
          { type: 'table', data: { withHeadings: true, content: figures } },
        ] as AnyBlock[],
        { cars },
      ),
    );
    const tops = await page
      .locator('.fc-finder__types label')
      .evaluateAll((all: HTMLElement[]) => all.map(({ offsetTop }) => offsetTop));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
    await page.setViewportSize({ width: 390, height: 800 });
    const hidden = await page
      .locator('.fc-table')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(hidden).toBe(0);
    await page.close();
  });

  it('WEB-2: four cars are two by two at 1024 px and in one row at 1440 px; a form keeps its distance from a text above it', async () => {
    const page = await pages.open([], { viewport: { width: 1024, height: 800 } });
    const four = [...cars, { ...cars[0]!, id: 'Fourth', slug: 'fourth' }];
    await page.setContent(
      pageOf(
        [
          { type: 'cars', data: { hideSearch: true, showAllCars: true } },
          { type: 'header', data: { text: 'About the rate', level: 2 } },
          { type: 'paragraph', data: { text: 'Comparison rate 3.47% p.a.' } },
          { type: 'form', data: {} },
        ] as AnyBlock[],
        { cars: four },
      ),
    );
    const cardsByRow = async () => {
      const tops = await page
        .locator('.fc-cars__grid > li')
        .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
      return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
    };
    expect(await cardsByRow()).toEqual([2, 2]);
    const distance = await page
      .locator('.fc-block:has(> .fc-form)')
      .evaluate(
        (form) =>
          form.getBoundingClientRect().top -
          form.previousElementSibling!.getBoundingClientRect().bottom,
      );
    expect(distance).toBeGreaterThan(48);
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await cardsByRow()).toEqual([4]);
    await page.close();
  });

  it('WEB-4: a selection of cars or offers is one row on a phone, with a part of the next card', async () => {
    const page = await pages.open([], { viewport: { width: 390, height: 800 } });
    const offers = ['a', 'b', 'c'].map((id) => ({
      id,
      heading: `Offer ${id}`,
      figure: '$500 off',
    }));
    await page.setContent(
      pageOf(
        [
          { type: 'cars', data: { hideSearch: true } },
          { type: 'offers', data: { hideTabs: true } },
        ] as AnyBlock[],
        { cars, offers },
      ),
    );
    const rows = await page.locator('.fc-rail').evaluateAll((lists) =>
      lists.map((list) => {
        const cards = [...list.children].map((card) => card.getBoundingClientRect());
        return { tops: new Set(cards.map(({ top }) => top)).size, next: cards[1]!.left };
      }),
    );
    expect(rows).toHaveLength(2);
    for (const { tops, next } of rows) {
      expect(tops).toBe(1);
      expect(next).toBeLessThan(390 - 24);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.close();
  });

  it('WEB-2: at 360 px the filters’ headings are in line with what they open, and Search is one word', async () => {
    const page = await pages.open([], { viewport: { width: 360, height: 800 } });
    const search = '?car_type=Used&car_type=New&price=10000-200000&q=a';
    await page.setContent(pageOf([{ type: 'cars', data: {} }] as AnyBlock[], { cars }, search));
    expect(await page.evaluate(layoutErrors, longWord)).toEqual([]);
    await page.locator('.fc-cars__open').click();
    const starts = await page
      .locator('.fc-cars__search-words, .fc-cars__group > summary, .fc-cars__values')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).paddingInlineStart));
    expect(starts.length).toBeGreaterThan(4);
    expect(new Set(starts).size).toBe(1);
    await page.close();
  });

  it('WEB-2: a table that hides a column shows a shadow on that edge, and scrolls with the keyboard', async () => {
    const page = await pages.open([], { viewport: { width: 320, height: 800 } });
    // More columns than the rows of cards have.
    const columns = ['Model', 'Towing', 'Seats', 'Range', 'Warranty', 'Power', 'Torque', 'Kerb'];
    const row = columns.map((column) => `<td>${column}</td>`).join('');
    await page.setContent(
      pageOf([
        { type: 'table', data: { withHeadings: true, content: [columns, columns] } },
        { type: 'raw', data: { html: `<table><tbody><tr>${row}</tr></tbody></table>` } },
      ] as AnyBlock[]),
    );
    const tables = page.getByRole('group', { name: 'Table' });
    expect(await tables.count()).toBe(2);
    for (const table of await tables.all()) {
      const { hidden, attachment, layers } = await table.evaluate((element) => {
        const { backgroundAttachment, backgroundImage } = getComputedStyle(element);
        return {
          hidden: element.scrollWidth - element.clientWidth,
          attachment: backgroundAttachment,
          layers: backgroundImage.match(/linear-gradient/g)?.length,
        };
      });
      expect(hidden).toBeGreaterThan(0);
      // Two covers move with the columns, two shadows stay at the edges.
      expect([attachment, layers]).toEqual(['local, local, scroll, scroll', 4]);
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    await page.close();
  });

  it('FRM-3: names of steps never cover one another, from phones to desks', async () => {
    const page = await pages.open([], { viewport: { width: 320, height: 800 } });
    const steps = ['Your vehicle and its registration', 'Workshop', 'Date and time', longWord];
    const formSteps = steps.map((heading, index) => ({ key: `s${index}`, heading }));
    const fields = formSteps.map(({ key }) => ({ name: key, type: 'text', stepKey: key }));
    const form = { type: 'form', data: { type: 'multi', formSteps, fields } };
    await page.setContent(pageOf([form] as unknown as AnyBlock[]));
    const items = page.locator('.fc-form-progress li');
    expect(await items.count()).toBe(steps.length);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const covering = await items.evaluateAll((all) =>
        all.flatMap((item) => {
          const label = item.querySelector(':scope > span')!;
          if (getComputedStyle(label).clipPath !== 'none') return [];
          const words = document.createRange();
          words.selectNodeContents(label.lastChild!);
          const [text, own] = [words.getBoundingClientRect(), item.getBoundingClientRect()];
          return text.left < own.left - 1 || text.right > own.right + 1 ? [label.textContent] : [];
        }),
      );
      expect(covering, `${width} px`).toEqual([]);
    }
    await page.close();
  });

  it('SUC-3: links below the thanks are no wider or higher than their own words', async () => {
    const page = await pages.open([], { viewport: { width: 1440, height: 800 } });
    const successLink = { text: 'What happens next', href: '/next' };
    const { entry, snapshot } = testTenant([{ type: 'success', data: {} }], {
      site: { settings: { finance: { successLink }, success: { browseStock: true } } },
    });
    const url = { pathname: '/thank-you', search: '?category=finance-enquiry' };
    const { html } = renderPage(entry, snapshot, { ...testRequest({ url }), at: newest });
    await page.setContent(html.replace(/<script type="module"[^>]*><\/script>/g, ''));
    const stretched = await page.locator('.fc-success-ways > a').evaluateAll((links) =>
      (links as HTMLElement[]).map((link) => {
        const shown = link.getBoundingClientRect();
        link.style.cssText = 'position: fixed; width: max-content; height: max-content';
        const own = link.getBoundingClientRect();
        return shown.width - own.width > 1 || shown.height - own.height > 1;
      }),
    );
    expect(stretched).toEqual([false, false, false]);
    await page.close();
  });

  it('WEB-2: in forced colours what is chosen differs from what is not', async () => {
    const page = await pages.open([], { forcedColors: 'active' });
    await page.setContent(pageOf(today, { cars }));
    expect(await page.locator('.fc-finder__types :checked').count()).toBeGreaterThan(0);
    expect(await page.evaluate(hiddenChoices)).toEqual([]);
    const grounds = await page
      .locator('.fc-mark')
      .evaluateAll((all) =>
        all.map((logo) => getComputedStyle(logo).getPropertyValue('--mark-ground')),
      );
    expect(grounds.length, 'logos').toBeGreaterThan(1);
    expect(grounds, 'a logo keeps the ground that it was made for').not.toContain('');
    await page.close();
  });
});
