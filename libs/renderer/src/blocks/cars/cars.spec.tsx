import type { CarsData, Site } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks, type DrawnTenant } from '../../testing/draw-blocks.ts';
import { testSite } from '../../testing/snapshot.ts';
import { allFacets, listFacets, rangeFacets } from './car-facets.ts';
import { readSearch, searchHref, sortLabels, usualSort } from './car-search.ts';
import { carsPlan } from './cars.plan.ts';
import { stepsBetween } from './describe-search.ts';
import { pagesAround } from './paging.tsx';

const sample = Array.from({ length: 8 }, (_, index) => ({
  id: `c-${index}`,
  slug: `car-${index}`,
  name: `2024 Ostara Tern ${index}`,
  make: index % 2 ? 'Halden' : 'Ostara',
  car_type: 'Used',
  simple_body: 'SUV',
  simple_fuel: 'Hybrid',
  seats: 5,
  km: 10_000 * (index + 1),
  year: 2016 + index,
  price: 41_880,
  location_name: 'Northpoint',
}));

const draw = (data: CarsData, search = '', given: DrawnTenant = {}) =>
  drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Our stock' } },
      { type: 'cars', data: { ...data } },
    ],
    {
      data: { cars: sample },
      around: { url: { pathname: '/test', search } },
      ...given,
    },
  );

const planOf = (data: CarsData, search = '', site: Partial<Site> = {}) =>
  carsPlan(data, { site: testSite(site), url: { pathname: '/cars', search } });
const requestsOf = (...given: Parameters<typeof planOf>) =>
  planOf(...given).query.requests.map(({ indexName, params }) => ({ indexName, ...params }));
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

describe('what a list of cars asks for', () => {
  it('CAR-2: every attribute is offered, with its counts', () => {
    expect([...allFacets].sort()).toEqual([...listFacets, ...rangeFacets].sort());
    expect(allFacets).toHaveLength(15);
    const [, everything] = requestsOf({});
    expect(everything!.facets).toEqual(allFacets);
  });

  it('CAR-2: choices combine, and each attribute is counted without the choice of it', () => {
    const search = '?make=Ostara&make=Halden&simple_body=SUV&price=10000-30000&status=Available';
    const [list, , ...others] = requestsOf({}, search);
    expect(list!.facetFilters).toEqual([
      ['make:Ostara', 'make:Halden'],
      ['simple_body:SUV'],
      ['status:Available'],
    ]);
    expect(list!.numericFilters).toEqual(['price>=10000', 'price<=30000']);
    expect(list!.facets).not.toContain('make');
    expect(others.map(({ facets }) => facets)).toEqual([['make'], ['simple_body'], ['status']]);
    expect(others[0]!.facetFilters).toEqual([['simple_body:SUV'], ['status:Available']]);
    expect(others[0]!.numericFilters).toEqual(list!.numericFilters);
  });

  it('CAR-2: a value that begins with a hyphen is that value, not its opposite', () => {
    const [list] = requestsOf({}, '?badge=-R&status=Available');
    expect(list!.facetFilters).toContainEqual([String.raw`badge:\-R`]);
  });

  it('CAR-2: what nobody can have meant is ignored, however much of it there is', () => {
    const search = '?seats=many&certified=maybe&price=cheap&year=-&sort=__proto__&page=0&km=1';
    expect(readSearch(search, usualSort)).toEqual(readSearch('', usualSort));
    const makes = Array.from({ length: 500 }, (_, index) => `make=m${index}`).join('&');
    expect(readSearch(`?${makes}`, usualSort).values.make).toHaveLength(20);
  });

  it('CAR-2: a range may come in two halves, as a form without a script sends it', () => {
    const halves = readSearch('?price=10000-&price=-30000&km=&km=-50000', usualSort);
    expect(halves).toEqual(readSearch('?price=10000-30000&km=-50000', usualSort));
    expect(searchHref(halves, usualSort)).toBe('?km=-50000&price=10000-30000');
  });

  it('CAR-2: sold cars are left out until somebody asks for them', () => {
    expect(requestsOf({})[0]!.facetFilters).toEqual([['status:-Sold']]);
    expect(requestsOf({}, '?status=Sold')[0]!.facetFilters).toEqual([['status:Sold']]);
    const filters = [{ field: 'status' as const, values: ['Sold'] }];
    expect(requestsOf({ filters })[0]!.facetFilters).toEqual([['status:Sold']]);
  });

  it('CAR-3: newest arrivals come first; the editor or the visitor may choose another order', () => {
    const orderOf = (data: CarsData, search?: string) => requestsOf(data, search)[0]!.indexName;
    expect(orderOf({})).toBe('cars/sort/created_at_timestamp:desc');
    expect(orderOf({ sort: 'price:asc' })).toBe('cars/sort/price:asc');
    expect(orderOf({ sort: 'price:asc' }, '?sort=km:desc')).toBe('cars/sort/km:desc');
    for (const sort of Object.keys(sortLabels))
      expect(orderOf({}, `?sort=${sort}`)).toBe(`cars/sort/${sort}`);
  });

  it('CAR-3: minPhotos asks for cars with that many pictures, in every query', () => {
    for (const { numericFilters } of requestsOf({ minPhotos: 3 }, '?make=Ostara'))
      expect(numericFilters).toContain('photos_count>=3');
    expect(requestsOf({})[0]!.numericFilters).toEqual([]);
  });

  it('CAR-4: three at once, four by the site’s setting, 250 with show-all-cars', () => {
    expect(requestsOf({})[0]!.hitsPerPage).toBe(3);
    expect(requestsOf({}, '', { settings: { cars: { hitsPerPage: 4 } } })[0]!.hitsPerPage).toBe(4);
    expect(requestsOf({ showAllCars: true })[0]!.hitsPerPage).toBe(250);
  });

  it('CAR-1: without the panel the list keeps to the editor’s choice, whatever the address says', () => {
    const data = { hideSearch: true, filters: [{ field: 'price' as const, max: 30_000 }] };
    expect(requestsOf(data, '?make=Ostara&page=9')).toEqual(requestsOf(data));
    expect(requestsOf(data)).toHaveLength(1);
    expect(requestsOf(data)[0]!.numericFilters).toEqual(['price<=30000']);
  });
});

describe('cars', () => {
  it('CAR-1: a Search panel that opens and closes stands beside the results, without a script', () => {
    const html = draw({});
    expect(html).toMatch(/<form[^>]* action="\/test" method="get"/);
    expect(html).toMatch(
      /<details class="fc-cars__panel"><summary[^>]*>(?:(?!<\/summary>).)*Search/,
    );
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(draw({ hideSearch: true })).not.toMatch(/<form|data-island/);
  });

  it('CAR-1: says so, word for word, when nothing is found, and how to find more', () => {
    const html = draw({}, '?make=Ostara&price=-5000', { data: { cars: [] } });
    expect(html).toContain('>No results found for your search at this time<');
    expect(html).toContain('<a href="?price=-5000">Search without “Ostara”</a>');
    expect(html).toContain('<a href="?make=Ostara">Search without “Up to $5,000”</a>');
  });

  it('CAR-2: values carry how many cars there are, those without any too', () => {
    const html = draw({ facets: ['make', 'certified'] }, '?make=Corrie');
    const labels = [
      ...html.matchAll(/<label[^>]*>(?:(?!<\/label>).)*type="checkbox".*?<\/label>/g),
    ];
    expect(labels.map(([label]) => words(label).trim())).toEqual([
      'Ostara 4 cars',
      'Halden 4 cars',
      'Corrie 0 cars',
    ]);
    expect(labels[2]![0]).toMatch(/data-none="true".* checked=""/);
  });

  it('CAR-2: each choice is a chip that takes itself back; one link takes back all', () => {
    const html = draw({}, '?make=Ostara&make=Halden&price=10000-30000&sort=price:asc&page=2');
    const chips = [...html.matchAll(/<a class="fc-cars__c\w+" href="([^"]*)">(.*?)<\/a>/g)];
    expect(chips.map(([, href, text]) => [words(text!).trim(), href])).toEqual([
      ['Remove Ostara', '?make=Halden&amp;price=10000-30000&amp;sort=price:asc'],
      ['Remove Halden', '?make=Ostara&amp;price=10000-30000&amp;sort=price:asc'],
      ['Remove $10,000 to $30,000', '?make=Ostara&amp;make=Halden&amp;sort=price:asc'],
      ['Clear all', '?sort=price:asc'],
    ]);
  });

  it('CAR-1: counts in words what was asked for', () => {
    const html = draw({}, '?car_type=Used&car_type=Demo&simple_fuel=Hybrid&make=Ostara');
    expect(html).toContain('<h2>8 used or demo hybrid Ostara cars</h2>');
    expect(draw({}, '', { data: { cars: sample.slice(0, 1) } })).toContain('<h2>1 car</h2>');
  });

  it('CAR-4: the rest is on further pages, each with an address', () => {
    const html = draw({}, '?make=Ostara&page=3');
    expect(words(html)).toContain('Cars 7 to 8 of 8');
    expect(html).toContain('href="?make=Ostara&amp;page=2" rel="prev"');
    expect(html).not.toContain('rel="next"');
    expect(html).toMatch(/aria-current="page"><span[^>]*>Page <\/span>3/);
    expect(words(draw({}, '?page=9'))).toContain('There is no page 9. See the first page');
    expect(pagesAround(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
  });

  it('CAR-5: View All Cars shows on pages of type Car unless hidden', () => {
    const car = { page: { pageType: 'Car' } } as const;
    const site = { settings: { cars: { stockPath: '/stock' } } };
    expect(draw({}, '', car)).toMatch(/href="\/cars"[^>]*>View All Cars</);
    expect(draw({}, '', { ...car, site })).toMatch(/href="\/stock"[^>]*>View All Cars</);
    expect(draw({ hideViewAllButton: true }, '', car)).not.toContain('View All Cars');
    expect(draw({})).not.toContain('View All Cars');
  });

  it('CAR-1: a card names price and weekly repayment, whose terms stand below', () => {
    const text = words(draw({}));
    expect(text).toContain('$41,880 asking price $193 a week*');
    expect(text).toContain('*Weekly figures are estimates over 5 years at 7.49% p.a., without a');
    const poor = draw({}, '', { data: { cars: [{ id: 'a', slug: 'a', name: 'A car' }] } });
    expect(words(poor)).toContain('Ask us for the price');
    expect(poor).not.toContain('a week');
    const settings = { cars: { interest: 7.49, comparisonRate: 8.12, priceTerms: 'drive away' } };
    expect(words(draw({}, '', { site: { settings } }))).toContain('comparison rate 8.12% p.a.');
  });

  it('CAR-2: ends of ranges are round numbers that cover the stock', () => {
    expect(stepsBetween(8_990, 89_990, false)).toEqual(
      Array.from({ length: 10 }, (_, index) => index * 10_000),
    );
    expect(stepsBetween(2016, 2019, true)).toEqual([2016, 2017, 2018, 2019]);
    expect(draw({ facets: ['price'] }, '?price=12345-')).toMatch(
      /<option value="12345-" selected="">\$12,345</,
    );
  });
});
