import type { Car } from '@forecourt/block-schemas';
import type { IndexEntry } from '../ports/search.ts';
import type { ConfiguredServer } from '../search-servers/configured-server.ts';
import type { SearchConnection } from '../search-servers/search-server.ts';
import { carsOfServer, withPriceHistory } from './price-history.ts';
import type { EarlierStock } from './price-history.ts';
import { drain, withoutLosingStock } from './shrunken-stock.ts';
import { StockError } from './stock-error.ts';
import { lockStock } from './stock-lock.ts';

/** Code and first line of an error: more of it could hold a credential. */
function summaryOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  return typeof code === 'string' && code !== '' ? `${code}: ${message}` : message;
}

/** The cars of a server, of which an unknown number refuses the import. */
function comparedStock(connection: SearchConnection, tenant: string, server: string) {
  const earlier = carsOfServer(connection.of(tenant));
  const size = async () => {
    try {
      return await earlier.size();
    } catch (error) {
      throw new StockError(
        'uncounted',
        `the cars in stock can't be counted in ${server} (${summaryOf(error)}), so that a feed that was cut would pass`,
      );
    }
  };
  return { ...earlier, size };
}

/**
 * Reads all cars of a new stock and compares it with the one on the server, which stays as it is.
 * @throws {StockError} if the server can't be used, and as `cars` rejects.
 */
export async function compareWithServer(
  { server, values }: ConfiguredServer,
  tenant: string,
  cars: AsyncIterable<Car>,
): Promise<void> {
  let connection: SearchConnection | undefined;
  let isImported: boolean;
  try {
    connection = await server.open(values, { by: 'import' });
    // A search prepares a database for imports: one that was never used stays as it is.
    isImported = (await connection.versions()).get(tenant)?.has('cars') ?? false;
  } catch (error) {
    await connection?.close();
    throw new StockError('unreachable', `${server.name} cannot be read (${summaryOf(error)})`);
  }
  try {
    const earlier = comparedStock(connection, tenant, server.name);
    await drain(isImported ? withoutLosingStock(cars, earlier) : cars);
  } finally {
    await connection.close();
  }
}

/** Locks a tenant's stock on the server; on one without locks, for imports of this machine alone. */
async function locked({ lock }: SearchConnection, tenant: string, directory: string) {
  if (lock === undefined) return lockStock(directory);
  const unlock = await lock(tenant);
  if (unlock === undefined)
    throw new StockError('locked', 'another import of this tenant is running; wait for it to end');
  return unlock;
}

/**
 * Replaces the cars of a tenant on a search server, in one step: searches find the old or the new
 * stock whole, also after an import that was killed. If `cars` rejects, the old stock stays and the
 * promise rejects alike.
 * @param directory the tenant's data folder.
 * @param stock the new cars, the day, YYYY-MM-DD, on which prices lower than before were reduced, and
 * whether less than half of the cars may be left.
 * @returns notes for the report.
 * @throws {StockError} if another import is running or the server can't be used.
 */
export async function replaceStockOnServer(
  { server, values }: ConfiguredServer,
  tenant: string,
  directory: string,
  stock: {
    readonly cars: AsyncIterable<Car>;
    readonly today: string;
    readonly allowFewer: boolean;
  },
): Promise<readonly string[]> {
  let failed: { readonly error: unknown } | undefined;
  async function* feed(earlier: EarlierStock): AsyncGenerator<Car> {
    try {
      yield* stock.allowFewer ? stock.cars : withoutLosingStock(stock.cars, earlier);
    } catch (error) {
      failed = { error };
      throw error;
    }
  }
  let connection: SearchConnection | undefined;
  try {
    connection = await server.open(values, { by: 'import' });
    const unlock = await locked(connection, tenant, directory);
    try {
      const earlier = comparedStock(connection, tenant, server.name);
      const recorded = withPriceHistory(feed(earlier), earlier, stock.today);
      await connection
        .of(tenant)
        .replaceAll('cars', recorded as AsyncIterable<unknown> as AsyncIterable<IndexEntry>);
      return earlier.notes();
    } finally {
      await unlock();
    }
  } catch (error) {
    if (failed !== undefined) throw failed.error;
    if (error instanceof StockError) throw error;
    throw new StockError(
      'unreachable',
      `${server.name} cannot take the stock (${summaryOf(error)})`,
    );
  } finally {
    await connection?.close();
  }
}
