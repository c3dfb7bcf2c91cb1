import { carRequests, maxHits, offerSearch } from '@forecourt/domain';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import type { IndexEntry, SearchIndexPort, SearchPort } from '../ports/search.ts';
import { contractCars, everyFieldCars, everyFieldQueries, idsOf } from './contract-cars.ts';

/** A driver under test: both sides of the port, and `close`. */
export type Searchable = SearchPort & SearchIndexPort & { close?(): Promise<void> };

/** Contract tests of a driver of the search port. @param open creates an empty driver with the cars and offers indexes */
export function searchContract(driver: string, open: () => Promise<Searchable>): void {
  describe(`search contract: ${driver}`, () => {
    let port: Searchable;
    beforeAll(async () => {
      port = await open();
      await port.replaceAll('cars', contractCars);
    });
    afterAll(() => port.close?.());
    const ask = async (params: Record<string, unknown>, indexName = 'cars') =>
      (await port.search([{ indexName, params }])).results[0]!;
    const ids = async (params: Record<string, unknown>, indexName?: string) =>
      idsOf(await ask(params, indexName));

    it('API-1: text that no engine can encode is searched for with U+FFFD in its place', async () => {
      const broken = { query: 'tern \ud800', facetFilters: ['make:\ud800'], filters: 'make:"\0"' };
      expect((await ask(broken)).nbHits).toBe(0);
    });

    it('CAR-3: orders by created_at_timestamp, newest first, unless asked otherwise', async () => {
      expect(await ids({})).toEqual(['6', '5', '4', '3', '2', '1']);
      expect(await ids({}, 'cars/sort/created_at_timestamp:asc')).toEqual([...'123456']);
    });

    it('CAR-3: orders by price, those without one last either way', async () => {
      expect(await ids({}, 'cars/sort/price:asc')).toEqual([...'231546']);
      expect(await ids({}, 'cars/sort/price:desc')).toEqual([...'451326']);
    });

    it('CAR-2: counts the values of facets over everything found, not over the page', async () => {
      const { facets, facets_stats, hits, nbHits } = await ask({
        facets: ['make', 'seats', 'certified', 'price'],
        hitsPerPage: 1,
      });
      expect(hits).toHaveLength(1);
      expect(nbHits).toBe(6);
      expect(facets).toEqual({
        make: { Kestrel: 3, Wren: 2, 'Tern & Co': 1 },
        seats: { 5: 4, 7: 1 },
        certified: { false: 4, true: 2 },
        price: { 30000: 1, 18500: 1, 22000: 1, 64000: 1, 41000: 1 },
      });
      expect(facets_stats.price).toEqual({ min: 18500, max: 64000, sum: 175500, avg: 35100 });
      expect(facets_stats).not.toHaveProperty('make');
    });

    it('CAR-2: lists the commonest values of a facet only, as many as asked for', async () => {
      expect((await ask({ facets: ['make'], maxValuesPerFacet: 2 })).facets).toEqual({
        make: { Kestrel: 3, Wren: 2 },
      });
    });

    it('CAR-2: facets combine: any of the values of one, all of the facets', async () => {
      const facetFilters = [['make:Kestrel', 'make:Wren'], ['simple_body:SUV']];
      expect(await ids({ facetFilters })).toEqual(['4', '1']);
      expect(await ids({ facetFilters: 'make:Kestrel' })).toEqual(['5', '4', '1']);
      expect(await ids({ facetFilters: [['seats:7'], 'certified:true'] })).toEqual(['4']);
    });

    it('CAR-2: a hyphen excludes a value, escaped it is part of it', async () => {
      expect(await ids({ facetFilters: ['make:-Kestrel'] })).toEqual(['6', '3', '2']);
      expect(await ids({ facetFilters: ['location_name:\\-Depot'] })).toEqual(['6']);
    });

    it('CAR-2: what has no value of an attribute is not excluded by one', async () => {
      expect(await ids({ facetFilters: ['tag:-Sale'] })).toEqual(['6', '5', '4', '2', '1']);
    });

    it('CAR-2: numbers are limited by comparisons and ranges', async () => {
      expect(await ids({ numericFilters: ['price>=30000'] })).toEqual(['5', '4', '1']);
      expect(await ids({ numericFilters: ['price>30000', 'km<=20'] })).toEqual(['5']);
      expect(await ids({ numericFilters: ['year:2020 TO 2021'] })).toEqual(['3', '1']);
      expect(await ids({ numericFilters: [['year=2018', 'year=2025']] })).toEqual(['5', '2']);
      expect(await ids({ numericFilters: ['price!=18500'] })).toEqual(['6', '5', '4', '3', '1']);
    });

    it('CAR-2: filters are a text with AND, OR, NOT, brackets and quotes', async () => {
      expect(await ids({ filters: 'make:Kestrel AND (year>=2025 OR seats:7)' })).toEqual([
        '5',
        '4',
      ]);
      expect(await ids({ filters: 'NOT make:Kestrel AND price:18000 TO 23000' })).toEqual([
        '3',
        '2',
      ]);
      expect(await ids({ filters: `make:"Tern & Co" OR badge:'Off-Road'` })).toEqual(['6', '1']);
    });

    it('CAR-2: the disjunctive queries of InstantSearch are answered in one call, in order', async () => {
      const { results } = await port.search([
        { indexName: 'cars', params: { facetFilters: [['make:Wren']], facets: ['simple_body'] } },
        { indexName: 'cars', params: { facets: ['make'], hitsPerPage: 0, page: 0 } },
      ]);
      expect(results.map(({ nbHits }) => nbHits)).toEqual([2, 6]);
      expect(results[0]!.facets).toEqual({ simple_body: { Hatch: 1, Ute: 1 } });
      expect(results[1]!.facets).toEqual({ make: { Kestrel: 3, Wren: 2, 'Tern & Co': 1 } });
      expect(results[1]!.hits).toEqual([]);
    });

    it('CAR-1: finds words in any order and case, the last one unfinished', async () => {
      expect(await ids({ query: 'kestrel' })).toEqual(['5', '4', '1']);
      expect(await ids({ query: 'off KES' })).toEqual(['1']);
      expect(await ids({ query: 'elan' })).toEqual(['3']);
    });

    it('CAR-1: forgives a typo in four letters, two in eight, none in figures', async () => {
      expect(await ids({ query: 'kestral' })).toEqual(['5', '4', '1']);
      expect(await ids({ query: 'wrne' })).toEqual(['3', '2']);
      expect(await ids({ query: 'hathc wren' })).toEqual(['3']);
      expect(await ids({ query: '2019' })).toEqual([]);
      expect(await ids({ query: 'zzzzzzzz' })).toEqual([]);
    });

    it('CAR-1: takes a word that the stock spells as it is spelt', async () => {
      expect(await ids({ query: 'tern' })).toEqual(['6']);
    });

    it('CAR-10: keywords find every field that a car has', async () => {
      const other = await open();
      await other.replaceAll('cars', everyFieldCars);
      const found = async (query: string) =>
        idsOf((await other.search([{ indexName: 'cars', params: { query } }])).results[0]!);
      for (const [query, expected] of everyFieldQueries)
        expect([query, await found(query)]).toEqual([query, expected]);
      await other.close?.();
    });

    it('CAR-10: unknown words are dropped and named', async () => {
      const found = await ask({ query: 'Zzzz wren Qqqq', facets: ['make'] });
      expect(idsOf(found)).toEqual(['3', '2']);
      expect(found.droppedWords).toEqual(['zzzz', 'qqqq']);
      expect(found.facets).toEqual({ make: { Wren: 2 } });
      // The last known word may be unfinished.
      expect(await ask({ query: 'kes zzzz' })).toMatchObject({ nbHits: 3, droppedWords: ['zzzz'] });
      expect(await ask({ query: 'zzzz qqqq', facets: ['make'] })).toMatchObject({
        nbHits: 0,
        facets: {},
        droppedWords: ['zzzz', 'qqqq'],
      });
      // Known words that no car combines find nothing, and nothing is dropped.
      expect(await ask({ query: 'kestrel ute' })).toMatchObject({ nbHits: 0, droppedWords: [] });
      expect(await ask({ query: 'wren', filters: 'seats:9' })).toMatchObject({
        nbHits: 0,
        droppedWords: [],
      });
      expect((await ask({})).droppedWords).toEqual([]);
      // Words that mean a fact of no car are named as they were typed.
      expect(await ask({ query: 'Plug-in wren' })).toMatchObject({
        nbHits: 2,
        droppedWords: ['plug', 'in'],
      });
    });

    it('CAR-10: a car is found by its stock number whatever else the list asks for', async () => {
      const { list } = carRequests({ minPhotos: 1 }, '?q=k001', {});
      expect(await ids(list.params!)).toEqual(['1']);
      expect(await ids(carRequests({ minPhotos: 1 }, '?q=wren', {}).list.params!)).toEqual([]);
    });

    it('CAR-10: spellings of a facet value that differ in case or spaces are one value', async () => {
      const other = await open();
      const bodies = ['SUV', 'suv', ' Suv ', 'SUV', 'Ute', 'ute', 'ute'];
      await other.replaceAll(
        'cars',
        bodies.map((simple_body, id) => ({ id, simple_body, created_at_timestamp: 9 - id })),
      );
      const one = async (params: Record<string, unknown>) =>
        (await other.search([{ indexName: 'cars', params }])).results[0]!;
      expect((await one({ facets: ['simple_body'] })).facets).toEqual({
        simple_body: { SUV: 4, ute: 3 },
      });
      for (const value of ['SUV', 'suv', '  sUv'])
        expect(idsOf(await one({ facetFilters: [`simple_body:${value}`] }))).toEqual([...'0123']);
      expect(idsOf(await one({ filters: 'NOT simple_body:"suv"' }))).toEqual([...'456']);
      // Also where only the rarer spelling is left.
      const { facets } = await one({ filters: 'created_at_timestamp<=4', facets: ['simple_body'] });
      expect(facets).toEqual({ simple_body: { ute: 2 } });
      const { facets: left } = await one({ query: 'suv', hitsPerPage: 0, facets: ['simple_body'] });
      expect(left).toEqual({ simple_body: { SUV: 4 } });
      await other.close?.();
    });

    it('CAR-2: transmissions are automatic or manual, whatever their makers call them', async () => {
      const other = await open();
      const names = ['8-speed Automatic', 'CVT', 'Manual', '6 speed manual', 'DSG', undefined];
      await other.replaceAll(
        'cars',
        names.map((transmission, id) => ({ id, transmission, created_at_timestamp: 9 - id })),
      );
      const one = async (params: Record<string, unknown>) =>
        (await other.search([{ indexName: 'cars', params }])).results[0]!;
      expect((await one({ facets: ['simple_transmission'] })).facets).toEqual({
        simple_transmission: { automatic: 3, manual: 2 },
      });
      const found = await one({ facetFilters: ['simple_transmission:Manual'] });
      expect(idsOf(found)).toEqual([...'23']);
      await other.close?.();
    });

    it('CAR-11: a price of zero or less is no price', async () => {
      const other = await open();
      const prices = [0, 20_000, -1, undefined, 10_000];
      await other.replaceAll(
        'cars',
        prices.map((price, id) => ({ id, price, created_at_timestamp: 9 - id })),
      );
      const one = async (params: Record<string, unknown>, order = '') =>
        (await other.search([{ indexName: `cars${order}`, params }])).results[0]!;
      expect(idsOf(await one({}, '/sort/price:asc'))).toEqual([...'41023']);
      expect(idsOf(await one({}, '/sort/price:desc'))).toEqual([...'14023']);
      expect(idsOf(await one({ numericFilters: ['price<=15000'] }))).toEqual(['4']);
      const { facets, facets_stats } = await one({ facets: ['price'] });
      expect(facets).toEqual({ price: { 20000: 1, 10000: 1 } });
      expect(facets_stats.price).toMatchObject({ min: 10_000, max: 20_000 });
      await other.close?.();
    });

    it('CAR-11: sold is one thing, however the status spells it', async () => {
      const other = await open();
      const statuses = [
        ' sold',
        'SOLD',
        'Sold - awaiting delivery',
        'Unsold',
        'On hold',
        undefined,
      ];
      await other.replaceAll(
        'cars',
        statuses.map((status, id) => ({ id, status, created_at_timestamp: 9 - id })),
      );
      const sold = async (value: boolean) => {
        const params = { facetFilters: [`sold:${value}`] };
        return idsOf((await other.search([{ indexName: 'cars', params }])).results[0]!);
      };
      expect(await sold(true)).toEqual([...'012']);
      expect(await sold(false)).toEqual([...'345']);
      await other.close?.();
    });

    it('CAR-4: pages, and says how many there are', async () => {
      const result = await ask({ hitsPerPage: 4, page: 1 });
      expect(idsOf(result)).toEqual(['2', '1']);
      expect(result).toMatchObject({ nbHits: 6, nbPages: 2, page: 1, hitsPerPage: 4 });
      expect(await ids({ hitsPerPage: 4, page: 2 })).toEqual([]);
    });

    it('echoes what InstantSearch reads back', async () => {
      const result = await ask({ query: 'wren', hitsPerPage: 1 }, 'cars/sort/price:asc');
      expect(result).toMatchObject({ query: 'wren', index: 'cars/sort/price:asc' });
      expect(new URLSearchParams(result.params).get('hitsPerPage')).toBe('1');
      expect(result.processingTimeMS).toBeGreaterThan(0);
      expect(result.hits[0]).toMatchObject({ ...contractCars[1], objectID: '2' });
    });

    it.each([
      ['hitsPerPage', { hitsPerPage: maxHits + 1 }],
      ['hitsPerPage', { hitsPerPage: '20' }],
      ['page', { page: -1 }],
      ['query', { query: ['a'] }],
      ['facets', { facets: ['colour'] }],
      ['facets', { facets: ['__proto__'] }],
      ['facetFilters', { facetFilters: ['make'] }],
      ['facetFilters', { facetFilters: [[['make:Wren']]] }],
      ['numericFilters', { numericFilters: ['price>cheap'] }],
      ['numericFilters', { numericFilters: ['make>3'] }],
      ['filters', { filters: 'make:Wren AND' }],
      ['filters', { filters: 'make:Wren) OR (1=1' }],
      ['maxValuesPerFacet', { maxValuesPerFacet: 0 }],
      ['aroundLatLng', { aroundLatLng: '1,2' }],
    ])('API-1: refuses a bad %s by name: %j', async (parameter, params) => {
      await expect(ask(params)).rejects.toMatchObject({
        name: 'SearchParameterError',
        parameter,
      });
    });

    it('API-1: refuses an unknown index or order', async () => {
      for (const indexName of ['people', 'cars/sort/make:asc', 'cars/sort/price', '__proto__'])
        await expect(ask({}, indexName)).rejects.toMatchObject({ parameter: 'indexName' });
    });

    it('takes quotes, backslashes and other marks in values for what they are', async () => {
      const marks = `a"b'c\\d\`e%_f:g; -- $1 &&`;
      await port.replaceAll('offers', [{ id: 1, manufacturer: marks }, { id: 2 }]);
      const facetFilters = [`manufacturer:${marks}`];
      const result = await ask({ facetFilters, facets: ['manufacturer'] }, 'offers');
      expect(idsOf(result)).toEqual(['1']);
      expect(result.facets).toEqual({ manufacturer: { [marks]: 1 } });
      const quoted = `manufacturer:"${marks.replace(/["\\]/g, '\\$&')}"`;
      expect(await ids({ filters: quoted }, 'offers')).toEqual(['1']);
    });

    it('OFF-3: finds offers by the name of their model, in the order in which they came', async () => {
      await port.replaceAll('offers', [
        { id: 9, model: { name: 'Osprey', slug: 'osprey' }, manufacturer: 'Kestrel' },
        { id: 3, heading: 'Free servicing' },
        { id: 5, model: { name: 'Osprey' } },
      ]);
      expect(await ids({ hitsPerPage: 200 }, 'offers')).toEqual(['9', '3', '5']);
      expect(await ids({ facetFilters: [['model:Osprey']] }, 'offers')).toEqual(['9', '5']);
      expect(await ids({ query: 'servicing' }, 'offers')).toEqual(['3']);
    });

    it('OFF-1: leaves out offers that have ended, by date or with their last car, before it counts to the limit', async () => {
      await port.replaceAll('offers', [
        { id: 1, ends_on: '2026-03-01' },
        { id: 2, ends_on: '2026-03-30' },
        { id: 3 },
        { id: 6, stock_left: 0 },
        { id: 7, stock_left: 0, ends_on: '2027-01-01' },
        { id: 4, ends_on: '2026-03-31', stock_left: 2 },
        { id: 5, ends_on: '2027-01-01' },
      ]);
      const params = offerSearch({ limit: 2 }, '2026-03-31');
      expect(await ids(params, 'offers')).toEqual(['3', '4']);
    });

    it('CAR-1: finds names with an apostrophe as one word, with or without it', async () => {
      await port.replaceAll('offers', [
        { id: 1, heading: "O'Brien Motors" },
        { id: 2, heading: 'Osprey' },
      ]);
      for (const query of ["O'Brien", 'O’Brien', 'OBrien'])
        expect(await ids({ query }, 'offers'), query).toEqual(['1']);
      await port.replaceAll('offers', [{ id: 2, heading: 'Osprey' }]);
      const { droppedWords } = await ask({ query: "O'Brien" }, 'offers');
      expect(droppedWords).toEqual(['obrien']);
    });

    it('names what an index holds: another name after every replacement, none before the first', async () => {
      const other = await open();
      expect(await other.versionOf('cars')).toBeUndefined();
      await other.replaceAll('cars', contractCars);
      const first = await other.versionOf('cars');
      expect(first).toEqual(expect.any(String));
      expect(await other.versionOf('cars')).toBe(first);
      expect(await other.versionOf('offers')).toBeUndefined();
      await other.replaceAll('cars', contractCars);
      expect([undefined, first]).not.toContain(await other.versionOf('cars'));
      await other.close?.();
    });

    it('replaces an index whole, and keeps the old one when the new entries fail', async () => {
      const other = await open();
      await other.replaceAll('cars', contractCars.slice(0, 2));
      async function* breaking(): AsyncIterable<IndexEntry> {
        yield contractCars[3]!;
        throw new Error('line 2 is no car');
      }
      await expect(other.replaceAll('cars', breaking())).rejects.toThrow('line 2 is no car');
      const { results } = await other.search([{ indexName: 'cars' }]);
      expect(idsOf(results[0]!)).toEqual(['2', '1']);
      expect(await other.replaceAll('cars', contractCars.slice(4))).toBe(2);
      expect(idsOf((await other.search([{ indexName: 'cars' }])).results[0]!)).toEqual(['6', '5']);
      await other.replaceAll('cars', contractCars);
      await other.close?.();
    });
  });
}
