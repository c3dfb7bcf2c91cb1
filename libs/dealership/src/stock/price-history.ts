import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { pluralize, facetFilter, withReduction } from '@forecourt/domain';
import { readFeed } from '../feeds/index.ts';
import type { SearchConnection } from '../search-servers/search-server.ts';

/** The previous stock. */
export interface EarlierStock {
  /** Finds the cars with some ids; none if they can't be read. */
  readonly find: (ids: readonly string[]) => Promise<readonly Car[]>;
  /** Counts its cars. Rejects if they can't be counted. */
  readonly size: () => Promise<number>;
}

/** The previous stock on a search server. */
export interface EarlierServerStock extends EarlierStock {
  /** Notes for the report of the import, about cars that `find` could not read. */
  readonly notes: () => readonly string[];
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

/** Ids and prices of a stock file. */
interface FilePrices {
  /** Empty if the file can't be read to its end. */
  readonly cars: ReadonlyMap<string, Car>;
  /** Number of cars, of a broken file of those before the error. */
  readonly count: number;
}

async function readPrices(file: string): Promise<FilePrices> {
  const cars = new Map<string, Car>();
  try {
    const { records } = await readFeed(createReadStream(file), { format: 'json' });
    for await (const { value } of records) {
      const { id, slug, name, price, price_before, price_reduced_on } = value as Car;
      cars.set(id, { id, slug, name, price, price_before, price_reduced_on });
    }
  } catch {
    // An import replaces a file that is missing or broken.
    return { cars: new Map(), count: cars.size };
  }
  return { cars, count: cars.size };
}

/** Cars of a tenant's file, which is read once, when it is needed. @param directory data folder. */
export function carsOfFile(directory: string): EarlierStock {
  let prices: Promise<FilePrices> | undefined;
  const read = () => (prices ??= readPrices(join(directory, 'cars.json')));
  return {
    find: async (ids) => {
      const { cars } = await read();
      return ids.flatMap((id) => cars.get(id) ?? []);
    },
    size: async () => (await read()).count,
  };
}

/** Maximum number of attempts at a search, since one that timed out often succeeds the next time. */
const maxAttempts = 2;

/**
 * Cars on a search server. Once a look-up has failed for good, such as in an index of an earlier
 * version, the remaining cars are not looked up.
 */
export function carsOfServer(search: ReturnType<SearchConnection['of']>): EarlierServerStock {
  /** Number of cars that were not looked up. */
  let missed = 0;
  const ask = async (params: { facetFilters?: string[][]; hitsPerPage: number }) => {
    for (let attempt = 1; ; attempt++)
      try {
        const { results } = await search.search<Car>([{ indexName: 'cars', params }]);
        return results[0]!;
      } catch (error) {
        if (attempt === maxAttempts) throw error;
      }
  };
  return {
    find: async (ids) => {
      if (ids.length === 0) return [];
      const facetFilters = [ids.map((id) => facetFilter('id', id))];
      try {
        if (missed === 0) return (await ask({ facetFilters, hitsPerPage: batchSize })).hits;
      } catch {
        // Counted below, and reported.
      }
      missed += ids.length;
      return [];
    },
    size: async () => (await ask({ hitsPerPage: 1 })).nbHits,
    notes: () =>
      missed === 0
        ? []
        : [
            `the earlier prices of ${pluralize(missed, 'car')} can't be read, so that no reductions of theirs are recorded or kept`,
          ],
  };
}
