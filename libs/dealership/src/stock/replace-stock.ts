import type { Car } from '@forecourt/block-schemas';
import type { ConfiguredServer } from '../search-servers/configured-server.ts';
import { carsOfFile, withPriceHistory } from './price-history.ts';
import { drain, withoutLosingStock } from './shrunken-stock.ts';
import { replaceStockFile } from './stock-file.ts';
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

/** The tenant whose stock is replaced. */
export interface StockTenant {
  readonly slug: string;
  /** The tenant's data folder. */
  readonly directory: string;
  /** Size of the largest data file that a site reads. */
  readonly maxBytes: number;
}

/**
 * Replaces a tenant's stock, and records which prices are lower than before. When `cars` rejects, the
 * old stock stays and the promise rejects alike.
 * @param today YYYY-MM-DD.
 * @returns notes for the report.
 * @throws {StockError} if the stock can't be replaced.
 */
export async function replaceStock(
  { search, dryRun, allowFewer }: StockTarget,
  { slug, directory, maxBytes }: StockTenant,
  cars: AsyncIterable<Car>,
  today: string,
): Promise<readonly string[]> {
  if (search) {
    if (!dryRun)
      return await replaceStockOnServer(search, slug, directory, { cars, today, allowFewer });
    await (allowFewer ? drain(cars) : compareWithServer(search, slug, cars));
    return [];
  }
  const earlier = carsOfFile(directory);
  const guarded = allowFewer ? cars : withoutLosingStock(cars, earlier);
  if (dryRun) await drain(guarded);
  else await replaceStockFile(directory, withPriceHistory(guarded, earlier, today), maxBytes);
  return [];
}
