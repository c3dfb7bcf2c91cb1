import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { InProcessSearch } from '../in-process/in-process-search.ts';
import { seededCars } from '../testing/seeded-cars.ts';
import type { IndexEntry } from '../ports/search.ts';
import { carAnswer, carRequests, carsPerPage, type CarsChoice } from './car-requests.ts';
import {
  anyCar,
  carFacets,
  carRanges,
  carSearchParameters,
  carSorts,
  readCarSearch,
  withValue,
  writeCarSearch,
  type CarSearch,
} from './car-search.ts';

const read = (query: string) => readCarSearch(new URLSearchParams(query));

describe('a search for cars in the URL', () => {
  it('CAR-2: every facet is read, several values and ranges together', () => {
    expect(
      read('make=Wren&make=Kestrel&certified=true&price_min=10000&km_max=50000&q=ute'),
    ).toEqual({
      query: 'ute',
      values: { make: ['Kestrel', 'Wren'], certified: ['true'] },
      ranges: { price: { min: 10_000 }, km: { max: 50_000 } },
      page: 1,
    });
  });

  it('CAR-2: what makes no sense is left out', () => {
    expect(
      read('make=&certified=maybe&year=old&price_min=-1&price_max=1e9&page=0&sort=name:asc&x=1'),
    ).toEqual(anyCar);
    expect(read(`make=${'x'.repeat(201)}&page=999999`)).toEqual(anyCar);
  });

  it('CAR-2: what is written is read back the same', () => {
    const words = fc.string({ minLength: 1, maxLength: 30 });
    const keyword = carFacets.filter(
      (facet) => facet !== 'certified' && !(carRanges as readonly string[]).includes(facet),
    );
    const search: fc.Arbitrary<CarSearch> = fc.record({
      query: words.map((text) => text.trim()),
      values: fc.dictionary(
        fc.constantFrom(...keyword),
        fc.uniqueArray(words, { minLength: 1, maxLength: 4 }).map((list) => list.sort()),
        { noNullPrototype: true },
      ),
      ranges: fc.dictionary(
        fc.constantFrom(...carRanges),
        fc
          .record({ min: fc.nat(), max: fc.nat() })
          .map(({ min, max }) => ({ min: min % 1e9, max: max % 1e9 })),
        { noNullPrototype: true },
      ),
      sort: fc.constantFrom(...carSorts),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(search, (given) => {
        const written = writeCarSearch(given);
        expect(readCarSearch(written)).toEqual(given);
        for (const name of written.keys()) expect(carSearchParameters).toContain(name);
      }),
    );
  });

  it('CAR-2: choosing a value and again takes it away, and goes back to the first page', () => {
    const chosen = withValue({ ...anyCar, page: 3 }, 'make', 'Wren');
    expect(writeCarSearch(chosen).toString()).toBe('make=Wren');
    expect(withValue(chosen, 'make', 'Wren')).toEqual(anyCar);
  });
});

describe('the queries of a search', () => {
  const cars = seededCars(300);
  const search = new InProcessSearch();
  beforeAll(async () => {
    await search.replaceAll('cars', cars as unknown as IndexEntry[]);
  });
  const block: CarsChoice = { facets: [...carFacets] };
  const answer = async (asked: CarSearch, choice = block, perPage = 3) => {
    const { results } = await search.search<IndexEntry>(carRequests(asked, choice, perPage));
    return carAnswer(results, asked, choice);
  };

  it('CAR-3: order by created_at_timestamp:desc, or as block or visitor ask', async () => {
    const index = (asked: CarSearch, choice: Partial<CarsChoice> = {}) =>
      carRequests(asked, { ...block, ...choice }, 3)[0]!.indexName;
    expect(index(anyCar)).toBe('cars/sort/created_at_timestamp:desc');
    expect(index(anyCar, { sort: 'price:asc' })).toBe('cars/sort/price:asc');
    expect(index({ ...anyCar, sort: 'km:asc' }, { sort: 'price:asc' })).toBe('cars/sort/km:asc');
  });

  it('CAR-3: minPhotos leaves out cars with fewer pictures', async () => {
    const { total } = await answer(anyCar, { ...block, minPhotos: 10 });
    expect(total).toBe(cars.filter((car) => car.photos_count! >= 10).length);
  });

  it('CAR-4: three on a page, four on a site that shows one more, 250 with all cars', () => {
    expect([carsPerPage(), carsPerPage(false, true), carsPerPage(true, true)]).toEqual([3, 4, 250]);
  });

  it('CAR-2: facets combine, and each counts what choosing another of its values would find', async () => {
    const asked = withValue(withValue(anyCar, 'make', 'Kestrel'), 'simple_body', 'SUV');
    const found = await answer(asked);
    const suvs = cars.filter((car) => car.simple_body === 'SUV');
    expect(found.total).toBe(suvs.filter((car) => car.make === 'Kestrel').length);
    expect(found.facets.make!.Wren).toBe(suvs.filter((car) => car.make === 'Wren').length);
    const more = await answer(withValue(asked, 'make', 'Wren'));
    expect(more.total).toBe(found.total + found.facets.make!.Wren!);
  });

  it('CAR-2: the range of a number is that of all cars that the other choices leave', async () => {
    const { ranges, total } = await answer({ ...anyCar, ranges: { price: { max: 20_000 } } });
    const prices = cars.flatMap(({ price }) => price ?? []);
    expect(ranges.price).toMatchObject({ min: Math.min(...prices), max: Math.max(...prices) });
    expect(total).toBe(prices.filter((price) => price <= 20_000).length);
  });

  it("CAR-2: a block's own limits always hold", async () => {
    const limited: CarsChoice = {
      ...block,
      filters: [
        { field: 'location_name', values: ['-Depot', 'North Quay'] },
        { field: 'year', min: 2015, max: 2020 },
      ],
    };
    const { total, facets } = await answer(anyCar, limited);
    const mine = cars.filter(
      ({ location_name: place, year }) =>
        ['-Depot', 'North Quay'].includes(place!) && year! >= 2015 && year! <= 2020,
    );
    expect(total).toBe(mine.length);
    expect(Object.keys(facets.location_name!).sort()).toEqual(['-Depot', 'North Quay']);
  });
});
