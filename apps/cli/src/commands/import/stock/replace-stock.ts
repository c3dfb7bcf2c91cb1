import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { dataLimits, nameBelow } from '@forecourt/content';
import { replaceStockFile, StockError } from '@forecourt/dealership';
import type { ConfiguredServer } from '@forecourt/dealership';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import { ImportRefused } from '../import-refused.ts';
import type { ImportTenant } from '../tenant-of-import.ts';
import { carsOfFile, withPriceHistory } from './price-history.ts';
import { withoutLosingStock } from './shrunken-stock.ts';
import { replaceStockOnServer } from './stock-server.ts';

/** Target of an import: a search server or, without one, the tenant's own file. */
export interface StockTarget {
  /** Holds credentials: never repeat its values. */
  readonly search?: ConfiguredServer;
  /** Changes nothing; the cars are read all the same. */
  readonly dryRun: boolean;
  /** Accepts a stock of less than half the cars of the previous one. */
  readonly allowFewer: boolean;
}

/** Reads all cars, for their errors. */
async function drain(cars: AsyncIterable<Car>): Promise<void> {
  const all = cars[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}

/**
 * Replaces a tenant's stock, and records which prices are lower than before. When `cars` rejects, the old stock stays.
 * @param today YYYY-MM-DD.
 * @throws {UsageError} if another import is running or the target can't be used.
 */
export async function replaceStock(
  { search, dryRun, allowFewer }: StockTarget,
  { slug, directory }: ImportTenant,
  cars: AsyncIterable<Car>,
  today: string,
): Promise<void> {
  const data = join(directory, 'data');
  const earlier = carsOfFile(data);
  const guarded = allowFewer || search ? cars : withoutLosingStock(cars, earlier);
  if (dryRun) return drain(guarded);
  try {
    if (search) await replaceStockOnServer(search, slug, data, { cars, today, allowFewer });
    else {
      const recorded = withPriceHistory(guarded, earlier, today);
      await replaceStockFile(data, recorded, dataLimits.maxBytes);
    }
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    if (error.code === 'too-large')
      throw new ImportRefused(`${error.message}; import it into a database with DATABASE_URL`);
    throw new UsageError(error.message);
  }
}

/** Name of the target in messages. */
export const targetOf = ({ search }: StockTarget, { directory }: ImportTenant): string =>
  search?.server.name ?? nameBelow(directory, 'data/cars.json');
