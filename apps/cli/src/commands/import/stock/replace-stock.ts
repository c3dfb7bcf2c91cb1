import { join } from 'node:path';
import type { Car } from '@forecourt/block-schemas';
import type { ImportTenant } from '../tenant-of-import.ts';
import { replaceStockFile } from './stock-file.ts';
import { lockStock } from './stock-lock.ts';
import type { TypesenseTarget } from './stock-typesense.ts';
import { nameBelow } from '@forecourt/content';

/** Where stock is imported to. Without an address or a server it is the tenant's own file. */
export interface StockTarget {
  /** Holds credentials: never repeat it. */
  readonly databaseUrl?: string;
  /** Wins over a database. */
  readonly typesense?: TypesenseTarget;
  /** Nothing is changed; the cars are gone through all the same. */
  readonly dryRun: boolean;
}

/** Goes through all of it for what is found on the way. */
async function drain(cars: AsyncIterable<Car>): Promise<void> {
  const all = cars[Symbol.asyncIterator]();
  while (!(await all.next()).done);
}

/**
 * Puts cars in the place of a tenant's stock. When `cars` rejects, the old stock stays.
 * @throws {UsageError} if another import is running or the target can't be used.
 */
export async function replaceStock(
  { databaseUrl, typesense, dryRun }: StockTarget,
  { slug, directory }: ImportTenant,
  cars: AsyncIterable<Car>,
): Promise<void> {
  const data = join(directory, 'data');
  if (dryRun) await drain(cars);
  else if (typesense !== undefined) {
    const { replaceStockInTypesense } = await import('./stock-typesense.ts');
    // Typesense has no locks: imports on one machine are kept apart, of others the last one counts.
    const unlock = await lockStock(data);
    try {
      await replaceStockInTypesense(typesense, slug, cars);
    } finally {
      unlock();
    }
  } else if (databaseUrl !== undefined) {
    const { replaceStockInDatabase } = await import('./stock-database.ts');
    await replaceStockInDatabase(databaseUrl, slug, cars);
  } else await replaceStockFile(data, cars);
}

/** Where the stock goes, in words. */
export function targetOf(
  { databaseUrl, typesense }: StockTarget,
  { directory }: ImportTenant,
): string {
  if (typesense !== undefined) return 'Typesense';
  if (databaseUrl !== undefined) return 'PostgreSQL';
  return nameBelow(directory, 'data/cars.json');
}
