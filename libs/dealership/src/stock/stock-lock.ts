import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { StockError } from './stock-error.ts';

/**
 * Locks the stock in a folder until the returned function is called or the process ends, however it
 * ends: the lock is the operating system's own on an open file, by way of SQLite.
 * @param directory the tenant's data folder; created if it doesn't exist. Its parent must exist.
 * @throws {StockError} if another import holds the lock, or the folder can't be written.
 */
export async function lockStock(directory: string): Promise<() => void> {
  const { DatabaseSync } = await import('node:sqlite');
  try {
    await mkdir(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    const lock = new DatabaseSync(join(directory, '.import.lock'));
    try {
      lock.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if (error instanceof Error && /locked/i.test(error.message))
      throw new StockError(
        'locked',
        'another import of this tenant is running; wait for it to end',
        {
          cause: error,
        },
      );
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    const message = `the folder "${directory}" cannot be written (${why})`;
    throw new StockError('unwritable', message, { cause: error });
  }
}
