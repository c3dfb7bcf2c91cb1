import { LeadStoreFailure } from '../ports/failures.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { migrate } from '../sql/migrations.ts';
import { GroupCommit } from './group-commit.ts';
import { makePrivate } from './private-file.ts';
import { WorkerConnection } from './worker-connection.ts';

export interface SqliteOptions {
  /** Milliseconds to wait while another process, such as the command line, writes: 5,000. */
  readonly busyTimeout?: number;
  /** Reject with the code `ENOENT` instead of creating a file that is missing or empty. */
  readonly mustExist?: boolean;
}

/**
 * Opens a database file, created for its owner only, with its folder, if it does not exist, and brings
 * its tables up to date. `:memory:` opens one without a file.
 * Several processes on one machine may have it open; servers on several machines need PostgreSQL.
 * A commit is on disk (`synchronous = full`) when it is acknowledged, in the file that is at the path
 * then: once the file was deleted, replaced or its mount was lost, every transaction is rejected with
 * `ENOENT` or `STORE_REPLACED`, or `STORE_LOG_LOST` for its log.
 * @throws {LeadStoreFailure} when the file cannot be opened or is not a database
 */
export async function openSqlite(
  file: string,
  { busyTimeout = 5_000, mustExist = false }: SqliteOptions = {},
): Promise<SqlDatabase> {
  if (file !== ':memory:')
    await makePrivate(file, mustExist).catch((error: NodeJS.ErrnoException) => {
      throw new LeadStoreFailure(error.code ?? 'FILE');
    });
  const connection = new WorkerConnection(file, busyTimeout);
  const commits = new GroupCommit((text, values) => connection.run(text, values));
  const database: SqlDatabase = {
    lockRows: '',
    lockFreeRows: '',
    transaction: (work) => commits.transaction(work),
    async scrub() {
      // Deleted rows are overwritten in the file itself; the log has them until it is truncated.
      await commits.idle();
      await connection.run('pragma wal_checkpoint(truncate)');
    },
    async close() {
      await commits.idle();
      await connection.close();
    },
  };
  try {
    await database.transaction(migrate);
  } catch (error) {
    await connection.close();
    throw error;
  }
  return database;
}
