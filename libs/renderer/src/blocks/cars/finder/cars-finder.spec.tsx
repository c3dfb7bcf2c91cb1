import { join } from 'node:path';
import type { CarsData } from '@forecourt/block-schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPages, islandScript, type BrowserPages } from '../../../testing/browser-pages.ts';
import { drawBlocks, type DrawnTenant } from '../../../testing/draw-blocks.ts';
import { cars } from '../cars.tsx';

const stock = Array.from({ length: 8 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `Car ${index}`,
  make: index % 4 ? 'Ostara' : 'Halden',
  car_type: index < 6 ? 'Used' : 'New',
  simple_body: 'SUV',
  price: 12_000 + index * 5000,
}));

const draw = (data: CarsData = {}, given: DrawnTenant = {}) =>
  drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Home' } },
      { type: 'cars', data: { variant: 'finder', ...data } },
    ],
    { data: { cars: stock }, ...given },
  );
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('the finder', () => {
  it('CAR-2: asks for type, make, body and price, with how many cars each has', () => {
    const html = draw();
    expect(html).toContain('<form class="fc-finder" action="/cars" method="get"');
    expect(words(html)).toContain('Any make Ostara (6) Halden (2)');
    expect(words(html)).toContain('All Used New');
    expect(html).toContain('<option value="-20000">$20,000</option>');
    expect(html).not.toContain('fc-cars__grid');
  });

  it('CAR-2: leads to the site’s own stock page and asks only what the editor names', () => {
    const site = { settings: { cars: { stockPath: '/stock' } } };
    const html = draw({ facets: ['make'] }, { site });
    expect(html).toContain('action="/stock"');
    expect(html).not.toMatch(/name="(?:car_type|price|simple_body)"/);
  });

  it('CAR-2: keeps to the editor’s limits, whatever the page’s address says', () => {
    const data: CarsData = { filters: [{ field: 'car_type', values: ['New'] }] };
    const request = { url: { pathname: '/', search: '?make=Halden&price=-1' } };
    const html = draw(data, { request });
    expect(html).toContain('[["car_type:New"],["sold:false"]');
    expect(html).not.toContain('make:Halden');
  });

  it('CAR-2: carries the editor’s order to the stock page', () => {
    expect(draw({ sort: 'price:asc' })).toMatch(
      /<input(?=[^>]*type="hidden")(?=[^>]*name="sort")[^>]*value="price:asc"/,
    );
    expect(draw()).not.toContain('name="sort"');
  });

  it('shows searches that people ask for, and has a heading for those who cannot see it', () => {
    const html = draw({ links: [{ text: 'Utes', href: '/cars?simple_body=Ute' }] });
    expect(html).toContain('<a href="/cars?simple_body=Ute">Utes</a>');
    expect(words(html)).toContain('Find a car');
    expect(draw({ heading: 'Find yours' })).toContain('Find yours</h2>');
  });

  it('CAR-1: is left out when there are no cars', () => {
    expect(draw({}, { data: { cars: [] } })).not.toContain('fc-finder');
  });
});

describe('the finder in the browser', () => {
  let pages: BrowserPages;
  let script: string;
  beforeAll(async () => {
    script = await islandScript(join(import.meta.dirname, '../cars.island.ts'));
    pages = await browserPages();
  });
  afterAll(() => pages?.close());

  const origin = 'https://www.test-dealer.example';
  async function open(answer: { status: number; count?: number }) {
    const asked: unknown[] = [];
    const page = await pages.open([], { viewport: { width: 1440, height: 700 } });
    await page.route(`${origin}/**`, async (route) => {
      const request = route.request();
      if (new URL(request.url()).pathname === '/api/search') {
        asked.push(request.postDataJSON());
        const json = { results: [{ nbHits: answer.count }] };
        return route.fulfill({ status: answer.status, json });
      }
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Home</title><style>${[cars.css].flat().join('\n')}</style>${draw()}</main>
          <script>${script};const e=document.querySelector('[data-island]');
          island.mount(e, JSON.parse(e.querySelector(':scope > script').textContent))</script>`,
      });
    });
    await page.goto(`${origin}/`);
    return { page, asked };
  }

  it('CAR-2: the button says how many cars the choice finds; what is chosen is in the address', async () => {
    const { page, asked } = await open({ status: 200, count: 1 });
    await page.getByRole('button', { name: 'Show 8 cars' }).waitFor();
    await page.getByRole('combobox', { name: 'Make' }).selectOption('Halden');
    await page.getByRole('button', { name: 'Show 1 car', exact: true }).waitFor();
    expect(JSON.stringify(asked.at(-1))).toContain('["make:Halden"]');
    await page.getByRole('combobox', { name: 'Price up to' }).selectOption('-20000');
    await page.getByRole('button', { name: /^Show/ }).click();
    await page.waitForURL(`${origin}/cars?make=Halden&price=-20000`);
    expect(JSON.stringify(asked.at(-1))).toContain('"price<=20000"');
  });

  it('CAR-2: without an answer the button promises no number', async () => {
    const { page } = await open({ status: 503 });
    await page.getByRole('button', { name: 'Show 8 cars' }).waitFor();
    await page.getByRole('radio', { name: 'Used' }).check();
    await page.getByRole('button', { name: 'Show cars', exact: true }).waitFor();
  });

  it.each([390, 1440])(
    'CUT-1: covers no words of the banner at any date, %i px wide',
    async (width) => {
      const blocks = [
        { type: 'imageBanner', data: { heading: 'Drive away', text: 'A long promise.' } },
        { type: 'cars', data: { variant: 'finder' } },
      ];
      for (const at of ['2024-01-28', '2024-01-29']) {
        const page = await pages.open(blocks, {
          viewport: { width, height: 900 },
          tenant: { data: { cars: stock }, request: { at } },
        });
        const gap = await page.evaluate(() => {
          const words = document.querySelectorAll('.fc-imageBanner__words > *');
          const lowest = Math.max(
            ...Array.from(words, (element) => element.getBoundingClientRect().bottom),
          );
          return document.querySelector('.fc-finder')!.getBoundingClientRect().top - lowest;
        });
        expect(gap, at).toBeGreaterThanOrEqual(0);
        await page.close();
      }
    },
  );
});
