import type { Car } from '@forecourt/block-schemas';
import { lockImport, openImportPool, PostgresSearch } from '@forecourt/dealership';
import type { IndexEntry } from '@forecourt/dealership';
import { UsageError } from '../../../shared/exit-codes.ts';

const words = (fault: unknown): string => {
  const code = (fault as { code?: unknown }).code;
  const message = fault instanceof Error ? fault.message.split('\n', 1)[0]! : String(fault);
  return [code, message].filter((part) => part !== undefined && part !== '').join(': ');
};

/**
 * Replaces the cars of a tenant in PostgreSQL, in one transaction: whoever searches finds the old or
 * the new stock whole, also after an import that was killed. When `cars` rejects, the old stock stays
 * and the promise rejects with the same.
 * @param url holds credentials: never repeat it.
 * @returns how many cars there are now.
 * @throws {UsageError} if another import is running or the database can't be used.
 */
export async function replaceStockInDatabase(
  url: string,
  tenant: string,
  cars: AsyncIterable<Car>,
): Promise<number> {
  let own: { readonly fault: unknown } | undefined;
  async function* entries(): AsyncGenerator<IndexEntry> {
    try {
      yield* cars as AsyncIterable<unknown> as AsyncIterable<IndexEntry>;
    } catch (fault) {
      own = { fault };
      throw fault;
    }
  }
  let pool: ReturnType<typeof openImportPool> | undefined;
  try {
    pool = openImportPool(url);
    const unlock = await lockImport(pool, tenant);
    if (unlock === undefined)
      throw new UsageError('another import of this tenant is running; wait for it to end');
    try {
      return await new PostgresSearch({ pool, tenant }).replaceAll('cars', entries());
    } finally {
      await unlock();
    }
  } catch (fault) {
    if (own !== undefined) throw own.fault;
    if (fault instanceof UsageError) throw fault;
    throw new UsageError(`the database cannot take the stock (${words(fault)})`);
  } finally {
    await pool?.end();
  }
}
