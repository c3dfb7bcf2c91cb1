import type { SqlDatabase } from './database.ts';

/**
 * A database that need not be there yet: it is opened when it is first used, and again at the next
 * use after that failed. Until then every transaction rejects with what kept it from being opened.
 * @param locks what the database that will be opened has for its locks
 */
export function databaseOnceThere(
  open: () => Promise<SqlDatabase>,
  locks: Pick<SqlDatabase, 'lockRows' | 'lockFreeRows'>,
): SqlDatabase {
  let opening: Promise<SqlDatabase> | undefined;
  const opened = () =>
    (opening ??= open().catch((fault: unknown) => {
      opening = undefined;
      throw fault;
    }));
  return {
    ...locks,
    transaction: async (work) => (await opened()).transaction(work),
    scrub: async () => (await opened()).scrub(),
    close: async () => (await opening?.catch(() => undefined))?.close(),
  };
}
