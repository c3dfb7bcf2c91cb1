import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { dataLimits, nameBelow } from '@forecourt/content';
import { replaceStockFile, StockError } from '@forecourt/dealership';
import type { ConfiguredServer } from '@forecourt/dealership';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import { ImportRefused } from '../import-refused.ts';
import type { ImportTenant } from '../tenant-of-import.ts';
import { carsOfFile, withPriceHistory } from './price-history.ts';
import { drain, withoutLosingStock } from './shrunken-stock.ts';
import { compareWithServer, replaceStockOnServer } from './stock-server.ts';

/** Target of an import: a search server or, without one, the tenant's own file. */
export interface StockTarget {
  /** Holds credentials: never repeat its values. */
  readonly search?: ConfiguredServer;
  /** Changes nothing; the cars are read all the same. */
  readonly dryRun: boolean;
  /** Accepts a stock of less than half the cars of the previous one. */
  readonly allowFewer: boolean;
}

/**
 * Replaces a tenant's stock, and records which prices are lower than before. When `cars` rejects, the old stock stays.
 * @param today YYYY-MM-DD.
 * @returns notes for the report.
 * @throws {UsageError} if another import is running or the target can't be used.
 */
export async function replaceStock(
  { search, dryRun, allowFewer }: StockTarget,
  { slug, directory }: ImportTenant,
  cars: AsyncIterable<Car>,
  today: string,
): Promise<readonly string[]> {
  const data = join(directory, 'data');
  try {
    if (search) {
      if (!dryRun)
        return await replaceStockOnServer(search, slug, data, { cars, today, allowFewer });
      await (allowFewer ? drain(cars) : compareWithServer(search, slug, cars));
      return [];
    }
    const earlier = carsOfFile(data);
    const guarded = allowFewer ? cars : withoutLosingStock(cars, earlier);
    if (dryRun) await drain(guarded);
    else {
      const recorded = withPriceHistory(guarded, earlier, today);
      await replaceStockFile(data, recorded, dataLimits.maxBytes);
    }
    return [];
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
