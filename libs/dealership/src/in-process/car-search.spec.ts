import type { Car, CarsData } from '@forecourt/block-schemas';
import { carAnswers, carQueries, carRequests, countedValues, stockRange } from '@forecourt/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { InProcessSearch } from './in-process-search.ts';
import type { IndexEntry } from '../ports/search.ts';
import { seededCars } from '../testing/seeded-cars.ts';

describe('a search of the stock, asked and answered', () => {
  const sold = new Set(['Sold', 'sold']);
  const cars: readonly Car[] = seededCars(400).map((car, index) =>
    index % 50 === 0 ? { ...car, status: 'sold' } : car,
  );
  const forSale = cars.filter(({ status }) => !sold.has(status!));
  const search = new InProcessSearch();
  beforeAll(async () => {
    await search.replaceAll('cars', cars as unknown as IndexEntry[]);
  });
  const ask = async (query: string, data: CarsData = {}) => {
    const found = carRequests(data, query, {});
    const { results } = await search.search<IndexEntry>(carQueries(found));
    const answers = carAnswers(found, results);
    const count = (facet: 'make' | 'location_name', value: string) =>
      countedValues(facet, answers).find((each) => each.value === value)?.count;
    return { answers, count, total: answers.list.nbHits };
  };

  it('CAR-2: facets combine, and each counts what choosing another of its values would add', async () => {
    const { total, count } = await ask('?make=Kestrel&simple_body=SUV');
    const suvs = forSale.filter((car) => car.simple_body === 'SUV');
    expect(total).toBe(suvs.filter((car) => car.make === 'Kestrel').length);
    expect(count('make', 'Wren')).toBe(suvs.filter((car) => car.make === 'Wren').length);
    const more = await ask('?make=Kestrel&make=Wren&simple_body=SUV');
    expect(more.total).toBe(total + count('make', 'Wren')!);
  });

  it('CAR-2: the range of a number is that of all cars that the other choices leave', async () => {
    const { answers, total } = await ask('?price=-20000');
    const prices = forSale.flatMap(({ price }) => price ?? []);
    expect(stockRange('price', answers)?.left).toMatchObject({
      min: Math.min(...prices),
      max: Math.max(...prices),
    });
    expect(total).toBe(prices.filter((price) => price <= 20_000).length);
  });

  it('CAR-3: minPhotos leaves out cars with fewer pictures', async () => {
    const { total } = await ask('', { minPhotos: 10 });
    expect(total).toBe(forSale.filter((car) => car.photos_count! >= 10).length);
  });

  it("CAR-2: an editor's own limits always hold", async () => {
    const { total, count } = await ask('?make=Wren', {
      filters: [
        { field: 'location_name', values: ['-Depot', 'North Quay'] },
        { field: 'year', min: 2015, max: 2020 },
      ],
    });
    const mine = forSale.filter(
      ({ location_name: place, year }) =>
        ['-Depot', 'North Quay'].includes(place!) && year! >= 2015 && year! <= 2020,
    );
    expect(total).toBe(mine.filter(({ make }) => make === 'Wren').length);
    expect(count('make', 'Kestrel')).toBe(mine.filter(({ make }) => make === 'Kestrel').length);
    expect(count('location_name', 'South Yard')).toBeUndefined();
  });

  it('CAR-4: at most 250 at once; the rest is on further pages', async () => {
    const { answers } = await ask('?page=2', { showAllCars: true });
    expect(answers.list).toMatchObject({ page: 1, nbPages: 2, nbHits: forSale.length });
    expect(answers.list.hits).toHaveLength(forSale.length - 250);
  });
});
