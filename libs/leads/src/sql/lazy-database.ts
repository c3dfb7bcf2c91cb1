import { isLeadStoreFailure } from '../ports/failures.ts';
import type { SqlDatabase } from './database.ts';

/** Options of {@link lazyDatabase}. */
export interface LazyDatabaseOptions {
  readonly open: () => Promise<SqlDatabase>;
  /** The locks of the database that will be opened. */
  readonly locks: Pick<SqlDatabase, 'lockRows' | 'lockFreeRows'>;
  /** Whether a failed transaction with this code means that the database has to be opened again. */
  readonly needsReopening?: (code: string) => boolean;
  /** Is called with the code of each use that failed. */
  readonly onFailure?: (code: string) => void;
  /** Is called when a use succeeded. */
  readonly onSuccess?: () => void;
  /** Milliseconds in which a failed attempt to open is not repeated: 0. */
  readonly retryAfter?: number;
  /** Milliseconds; from any moment. */
  readonly now?: () => number;
}

/**
 * A database that need not be there yet: it is opened when it is first used, and again by a later
 * use after that failed, or after the open one turned out to be of no further use. Until then every
 * transaction rejects with what kept it from being opened.
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
  let failed: { readonly at: number; readonly fault: unknown } | undefined;

  const opened = (): Promise<SqlDatabase> => {
    if (failed && now() - failed.at < retryAfter) return Promise.reject(failed.fault);
    return (opening ??= open().then(
      (database) => (current = database),
      (fault: unknown) => {
        opening = undefined;
        failed = { at: now(), fault };
        throw fault;
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
    } catch (fault) {
      if (isLeadStoreFailure(fault)) {
        onFailure?.(fault.code);
        if (database && needsReopening(fault.code)) await discard(database);
      }
      throw fault;
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
