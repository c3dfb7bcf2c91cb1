import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import { dataLimits, nameBelow } from '@forecourt/content';
import { replaceStock, StockError } from '@forecourt/dealership/stock';
import type { StockErrorCode, StockTarget } from '@forecourt/dealership/stock';
import { UsageError } from '../../shared/errors/exit-codes.ts';
import { ImportRefused } from './import-refused.ts';
import type { ImportTenant } from './tenant-of-import.ts';

/** Advice for a stock that can't be replaced. */
const advice: Partial<Record<StockErrorCode, string>> = {
  'too-large': 'import it into a database with DATABASE_URL',
  shrunken: 'check that it is complete, or add --allow-fewer',
  uncounted: 'try again, or add --allow-fewer',
};

/** Errors of the feed; the others are of the target. */
const ofTheFeed: readonly StockErrorCode[] = ['too-large', 'shrunken'];

/**
 * Replaces the stock of a tenant by the cars of a feed.
 * @param today YYYY-MM-DD.
 * @returns notes for the report.
 * @throws {ImportRefused} for a feed that may not become the stock.
 * @throws {UsageError} if another import is running or the target can't be used.
 */
export async function importStock(
  target: StockTarget,
  { slug, directory }: ImportTenant,
  cars: AsyncIterable<Car>,
  today: string,
): Promise<readonly string[]> {
  const stock = { slug, directory: join(directory, 'data'), maxBytes: dataLimits.maxBytes };
  try {
    return await replaceStock(target, stock, cars, today);
  } catch (error) {
    if (!(error instanceof StockError)) throw error;
    const message = [error.message, advice[error.code] ?? []].flat().join('; ');
    throw ofTheFeed.includes(error.code) ? new ImportRefused(message) : new UsageError(message);
  }
}

/** Name of the target in messages. */
export const targetOf = ({ search }: StockTarget, { directory }: ImportTenant): string =>
  search?.server.name ?? nameBelow(directory, 'data/cars.json');
