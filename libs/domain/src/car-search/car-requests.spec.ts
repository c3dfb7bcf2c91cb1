import { describe, expect, it } from 'vitest';
import type { CarsData, SearchAnswer, Site } from '@forecourt/block-schemas';
import { countedValues, stockRange } from './car-answers.ts';
import { carFacets, carListFacets, carRangeFacets } from './car-facets.ts';
import { carAnswers, carQueries, carRequests } from './car-requests.ts';
import { carSorts } from './car-search.ts';

const requestsOf = (data: CarsData, search = '', site: Pick<Site, 'settings'> = {}) =>
  carQueries(carRequests(data, search, site)).map(({ indexName, params }) => ({
    indexName,
    ...params,
  }));

describe('the searches behind a list of cars', () => {
  it('CAR-2: every attribute is offered, with its counts', () => {
    expect([...carFacets].sort()).toEqual([...carListFacets, ...carRangeFacets].sort());
    expect(carFacets).toHaveLength(17);
    const [, everything] = requestsOf({});
    expect(everything!.facets).toEqual(carFacets);
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
    expect(others.map(({ facets }) => facets)).toEqual([
      ['price'],
      ['make'],
      ['simple_body'],
      ['status'],
    ]);
    const [price, make] = others;
    expect(price!.facetFilters).toEqual(list!.facetFilters);
    expect(price!.numericFilters).toEqual([]);
    expect(make!.facetFilters).toEqual([['simple_body:SUV'], ['status:Available']]);
    expect(make!.numericFilters).toEqual(list!.numericFilters);
  });

  it('CAR-2: a value that begins with a hyphen is that value, not its opposite', () => {
    const [list] = requestsOf({}, '?badge=-R&status=Available');
    expect(list!.facetFilters).toContainEqual([String.raw`badge:\-R`]);
  });

  it('CAR-10: three choices or more are counted alone as well, sold cars only for their status', () => {
    const { alone } = carRequests({}, '?q=tow&make=Ostara&status=Sold', {});
    expect([...alone].map(([choice, { params }]) => [choice, params])).toMatchObject([
      ['q', { query: 'tow', facetFilters: [['sold:false']] }],
      ['make', { facetFilters: [['make:Ostara'], ['sold:false']] }],
      ['status', { facetFilters: [['status:Sold']] }],
    ]);
    expect(alone.get('make')!.params).not.toHaveProperty('query');
    expect(carRequests({}, '?q=tow&make=Ostara', {}).alone.size).toBe(0);
  });

  it('CAR-2: words are looked for in the list and in every count', () => {
    const [list, everything, ...others] = requestsOf({}, '?q=+tern+&make=Ostara');
    for (const { query } of [list!, ...others]) expect(query).toBe('tern');
    expect(everything).not.toHaveProperty('query');
  });

  it('CAR-2: sold cars are left out, however that is spelt, until the visitor asks for them', () => {
    expect(requestsOf({})[0]!.facetFilters).toEqual([['sold:false']]);
    expect(requestsOf({}, '?status=Sold')[0]!.facetFilters).toEqual([['status:Sold']]);
    const filters = [{ field: 'status' as const, values: ['Sold'] }];
    expect(requestsOf({ filters })[0]!.facetFilters).toEqual([['status:Sold']]);
  });

  it('CAR-2: sold cars are counted by status, so that the visitor can ask for them', () => {
    const [list, , ...others] = requestsOf({}, '?make=Ostara');
    expect(list!.facetFilters).toEqual([['make:Ostara'], ['sold:false']]);
    expect(list!.facets).not.toContain('status');
    expect(others.map(({ facets, facetFilters }) => [facets, facetFilters])).toEqual([
      [['make'], [['sold:false']]],
      [['status'], [['make:Ostara']]],
    ]);
  });

  it('CAR-3: newest arrivals come first; the editor or the visitor may choose another order', () => {
    const orderOf = (data: CarsData, search?: string) => requestsOf(data, search)[0]!.indexName;
    expect(orderOf({})).toBe('cars/sort/created_at_timestamp:desc');
    expect(orderOf({ sort: 'price:asc' })).toBe('cars/sort/price:asc');
    expect(orderOf({ sort: 'price:asc' }, '?sort=km:desc')).toBe('cars/sort/km:desc');
    for (const sort of carSorts) expect(orderOf({}, `?sort=${sort}`)).toBe(`cars/sort/${sort}`);
  });

  it('CAR-3: minPhotos asks for cars with that many pictures, in every query', () => {
    for (const { numericFilters } of requestsOf({ minPhotos: 3 }, '?make=Ostara'))
      expect(numericFilters).toContain('photos_count>=3');
    expect(requestsOf({})[0]!.numericFilters).toEqual([]);
  });

  it('CAR-3 CAR-10: keywords that may name a car don’t hide it for its photos or its sale', () => {
    const [list, , make] = requestsOf({ minPhotos: 3 }, '?q=tern+h-20748&make=Ostara');
    const named = ['TERNH20748', 'H20748'].flatMap((key) =>
      ['stock_key', 'vin', 'rego'].map((attribute) => `${attribute}:"${key}"`),
    );
    const filters = ['photos_count>=3', 'sold:false']
      .map((test) => `(${[test, ...named].join(' OR ')})`)
      .join(' AND ');
    expect(list).toMatchObject({ filters, facetFilters: [['make:Ostara']], numericFilters: [] });
    expect(make).toMatchObject({ filters, facetFilters: [], numericFilters: [] });
    expect(requestsOf({ minPhotos: 3 }, '?q=tern')[0]).toMatchObject({
      facetFilters: [['sold:false']],
      numericFilters: ['photos_count>=3'],
    });
  });

  it('CAR-10: a price among the keywords is the filter', () => {
    const [list] = requestsOf({}, '?q=automatic+hatch+under+$10,000');
    expect(list).toMatchObject({ query: 'automatic hatch', numericFilters: ['price<=10000'] });
    expect(requestsOf({}, '?q=under+10k')[0]).not.toHaveProperty('query');
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

describe('the results of the searches', () => {
  const answer = (nbHits: number) => ({ nbHits }) as SearchAnswer;

  it('CAR-2: come back under the names of their requests, with and without a panel', () => {
    const all = carRequests({ facets: ['price', 'make'] }, '?make=Wren&price=-9', {});
    const named = carAnswers(
      all,
      carQueries(all).map((_, at) => answer(at)),
    );
    expect(named).toMatchObject({ list: answer(0), stock: answer(1) });
    expect([...named.withoutChoice]).toEqual([
      ['price', answer(2)],
      ['make', answer(3)],
    ]);
    const plain = carRequests({ hideSearch: true }, '?make=Wren', {});
    expect(carAnswers(plain, [answer(7)])).toMatchObject({ list: answer(7), stock: undefined });
    expect(() => carAnswers(plain, [])).toThrow('no result');
  });
});

describe('what the answers say about an attribute', () => {
  const answer = (given: Partial<SearchAnswer>): SearchAnswer => ({
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    facets: {},
    facets_stats: {},
    ...given,
  });
  const found = carRequests(
    { facets: ['make', 'seats', 'price', 'km'] },
    '?make=Wren&price=-9',
    {},
  );
  const answers = carAnswers(found, [
    answer({ facets: { seats: { '7': 1 } }, facets_stats: { km: { min: 5, max: 6 } } }),
    answer({
      facets: { make: { Ostara: 5, Halden: 9 }, seats: { '10': 3, '7': 2 } },
      facets_stats: { price: { min: 1, max: 90 }, km: { min: 0, max: 99 } },
    }),
    answer({ facets: { make: { Halden: 2 } } }),
    answer({ facets_stats: { price: { min: 8, max: 40 } } }),
  ]);

  it('CAR-2: every value of the stock stays, those without a car and those that nobody has too', () => {
    expect(countedValues('make', answers)).toEqual([
      { value: 'Halden', count: 2, chosen: false },
      { value: 'Ostara', count: 0, chosen: false },
      { value: 'Wren', count: 0, chosen: true },
    ]);
    expect(countedValues('seats', answers).map(({ value }) => value)).toEqual(['7', '10']);
  });

  it('CAR-2: a range is that of the whole stock, and that of what the other choices leave', () => {
    expect(stockRange('price', answers)).toEqual({
      all: { min: 1, max: 90 },
      left: { min: 8, max: 40 },
    });
    expect(stockRange('km', answers)?.left).toEqual({ min: 5, max: 6 });
    expect(stockRange('year', answers)).toBeUndefined();
  });
});
