import type { Car } from '@forecourt/block-schemas';
import { pluralize } from '@forecourt/domain';
import type { EarlierStock } from './price-history.ts';
import { StockError } from './stock-error.ts';

/** A smaller stock may lose most of its cars on one day. */
const fewestCars = 10;

/**
 * Yields the cars of a new stock. A feed that was cut or filtered by mistake must not empty a site.
 * @throws {StockError} after the last car if less than half of the previous stock is left. No car at
 * all is left to the caller.
 */
export async function* withoutLosingStock(
  cars: AsyncIterable<Car>,
  earlier: Pick<EarlierStock, 'size'>,
): AsyncGenerator<Car> {
  let count = 0;
  for await (const car of cars) {
    count += 1;
    yield car;
  }
  if (count === 0) return;
  const before = await earlier.size();
  if (before >= fewestCars && count * 2 < before)
    throw new StockError(
      'shrunken',
      `the feed holds ${pluralize(count, 'car')}, less than half of the ${before.toLocaleString('en')} in stock`,
    );
}

/** Reads all cars, for their errors. */
export async function drain(cars: AsyncIterable<Car>): Promise<void> {
  const all = cars[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}
