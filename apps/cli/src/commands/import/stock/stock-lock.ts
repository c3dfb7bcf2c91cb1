import { join } from 'node:path';
import { UsageError } from '../../../shared/errors/exit-codes.ts';
import { makeFolder } from '../../../shared/files/make-folder.ts';

/**
 * Keeps others from importing into a folder until the returned function is called or the process
 * ends, however it ends: the lock is the operating system's own on an open file, by way of SQLite.
 * @param directory the tenant's data folder; made if it is not there.
 * @throws {UsageError} if another import holds it.
 */
export async function lockStock(directory: string): Promise<() => void> {
  const { DatabaseSync } = await import('node:sqlite');
  await makeFolder(directory);
  try {
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
      throw new UsageError('another import of this tenant is running; wait for it to end');
    const why = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new UsageError(`the folder "${directory}" cannot be written (${why})`);
  }
}
