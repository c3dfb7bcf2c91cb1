import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { facetFilter, withReduction } from '@forecourt/domain';
import { readFeed } from '@forecourt/dealership/feeds';
import type { SearchConnection } from '@forecourt/dealership';

/** The previous stock; empty if it can't be read. */
export interface EarlierStock {
  /** Finds the cars with some ids. */
  readonly find: (ids: readonly string[]) => Promise<readonly Car[]>;
  /** Counts its cars. */
  readonly size: () => Promise<number>;
}

/** Number of cars that are looked up at once: the maximum of a search. */
const batchSize = 250;

/**
 * Yields the cars of a new stock with the reductions of their prices.
 * @param today YYYY-MM-DD.
 */
export async function* withPriceHistory(
  cars: AsyncIterable<Car>,
  earlier: Pick<EarlierStock, 'find'>,
  today: string,
): AsyncGenerator<Car> {
  let batch: Car[] = [];
  async function* recorded(): AsyncGenerator<Car> {
    const known = new Map(
      (await earlier.find(batch.map(({ id }) => id))).map((car) => [car.id, car]),
    );
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

/** Cars of a tenant's file, which is read once, when it is needed. @param directory data folder. */
export function carsOfFile(directory: string): EarlierStock {
  let prices: Promise<ReadonlyMap<string, Car>> | undefined;
  const read = () => (prices ??= readPrices(join(directory, 'cars.json')));
  return {
    find: async (ids) => {
      const known = await read();
      return ids.flatMap((id) => known.get(id) ?? []);
    },
    size: async () => (await read()).size,
  };
}

/** Cars on a search server; none after its first failure, such as an index of an earlier version. */
export function carsOfServer(search: ReturnType<SearchConnection['of']>): EarlierStock {
  let failed = false;
  const ask = async (params: { facetFilters?: string[][]; hitsPerPage: number }) => {
    if (failed) return undefined;
    try {
      const { results } = await search.search<Car>([{ indexName: 'cars', params }]);
      return results[0];
    } catch {
      failed = true;
      return undefined;
    }
  };
  return {
    find: async (ids) => {
      if (ids.length === 0) return [];
      const facetFilters = [ids.map((id) => facetFilter('id', id))];
      return (await ask({ facetFilters, hitsPerPage: batchSize }))?.hits ?? [];
    },
    size: async () => (await ask({ hitsPerPage: 1 }))?.nbHits ?? 0,
  };
}
