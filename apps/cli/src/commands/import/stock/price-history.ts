import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { facetFilter, withReduction } from '@forecourt/domain';
import { readFeed } from '@forecourt/dealership/feeds';
import type { SearchConnection } from '@forecourt/dealership';

/** Finds the cars with some ids in the previous stock. Never rejects. */
export type EarlierCars = (ids: readonly string[]) => Promise<readonly Car[]>;

/** Number of cars that are looked up at once: the maximum of a search. */
const batchSize = 250;

/**
 * Yields the cars of a new stock with the reductions of their prices.
 * @param today YYYY-MM-DD.
 */
export async function* withPriceHistory(
  cars: AsyncIterable<Car>,
  earlier: EarlierCars,
  today: string,
): AsyncGenerator<Car> {
  let batch: Car[] = [];
  async function* recorded(): AsyncGenerator<Car> {
    const known = new Map((await earlier(batch.map(({ id }) => id))).map((car) => [car.id, car]));
    for (const car of batch) yield withReduction(car, known.get(car.id), today);
    batch = [];
  }
  for await (const car of cars) {
    batch.push(car);
    if (batch.length === batchSize) yield* recorded();
  }
  yield* recorded();
}

/** Reads ids and prices of a stock file; none from a file that can't be read. */
async function readPrices(file: string): Promise<ReadonlyMap<string, Car>> {
  const cars = new Map<string, Car>();
  try {
    const { records } = await readFeed(createReadStream(file), { format: 'json' });
    for await (const { value } of records) {
      const { id, slug, name, price, price_before, price_reduced_on } = value as Car;
      cars.set(id, { id, slug, name, price, price_before, price_reduced_on });
    }
  } catch {
    // An import replaces a file that is missing or broken.
    return new Map();
  }
  return cars;
}

/** Cars of a tenant's file, which is read at the first look-up. @param directory data folder. */
export function carsOfFile(directory: string): EarlierCars {
  let prices: Promise<ReadonlyMap<string, Car>> | undefined;
  return async (ids) => {
    const known = await (prices ??= readPrices(join(directory, 'cars.json')));
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

/** Cars on a search server; none after its first failure, such as an index of an earlier version. */
export function carsOfServer(search: ReturnType<SearchConnection['of']>): EarlierCars {
  let failed = false;
  return async (ids) => {
    if (failed || ids.length === 0) return [];
    const params = {
      facetFilters: [ids.map((id) => facetFilter('id', id))],
      hitsPerPage: batchSize,
    };
    try {
      const { results } = await search.search<Car>([{ indexName: 'cars', params }]);
      return results[0]?.hits ?? [];
    } catch {
      failed = true;
      return [];
    }
  };
}
