import { isLeadStoreFailure } from '../ports/failures.ts';
import type { SqlDatabase } from './database.ts';

/** Options of {@link lazyDatabase}. */
export interface LazyDatabaseOptions {
  readonly open: () => Promise<SqlDatabase>;
  /** The lock clauses of the database that will be opened. */
  readonly locks: Pick<SqlDatabase, 'lockRows' | 'lockFreeRows'>;
  /** True if a transaction that failed with this code means that the database must be reopened. */
  readonly needsReopening?: (code: string) => boolean;
  /** Called with the code of each use that failed. */
  readonly onFailure?: (code: string) => void;
  /** Called after each use that succeeded. */
  readonly onSuccess?: () => void;
  /** Milliseconds before a failed attempt to open is repeated: 0. */
  readonly retryAfter?: number;
  /** Milliseconds since any fixed time. */
  readonly now?: () => number;
}

/**
 * A database that need not exist yet: it is opened by its first use, and again by a later use if that
 * failed or if the open database broke. Until it is open, every transaction rejects with the reason.
 */
export function lazyDatabase({
  open,
  locks,
  needsReopening = () => false,
  onFailure,
  onSuccess,
  retryAfter = 0,
  now = () => performance.now(),
}: LazyDatabaseOptions): SqlDatabase {
  let opening: Promise<SqlDatabase> | undefined;
  let current: SqlDatabase | undefined;
  let failed: { readonly at: number; readonly error: unknown } | undefined;

  const opened = (): Promise<SqlDatabase> => {
    if (failed && now() - failed.at < retryAfter) return Promise.reject(failed.error);
    return (opening ??= open().then(
      (database) => (current = database),
      (error: unknown) => {
        opening = undefined;
        failed = { at: now(), error };
        throw error;
      },
    ));
  };
  const perform = async <T>(work: (database: SqlDatabase) => Promise<T>): Promise<T> => {
    let database: SqlDatabase | undefined;
    try {
      database = await opened();
      const value = await work(database);
      onSuccess?.();
      return value;
    } catch (error) {
      if (isLeadStoreFailure(error)) {
        onFailure?.(error.code);
        if (database && needsReopening(error.code)) await discard(database);
      }
      throw error;
    }
  };
  /** Closes a database once, however many transactions failed on it at the same time. */
  const discard = async (database: SqlDatabase) => {
    if (current !== database) return;
    [current, opening] = [undefined, undefined];
    await database.close().catch(() => undefined);
  };

  return {
    ...locks,
    transaction: (work) => perform((database) => database.transaction(work)),
    scrub: () => perform((database) => database.scrub()),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
