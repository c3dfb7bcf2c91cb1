export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement, with `?` for each value. @returns its rows; none unless it selects or returns */
export type Run = (text: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

/**
 * A database with the SQL that SQLite and PostgreSQL have in common, and their differences. The stores
 * are written once on top of it. Rejects with `LeadStoreFailure`.
 */
export interface SqlDatabase {
  /**
   * Runs work as one transaction and resolves once it is on disk. Statements of one transaction run
   * one after the other and only through the given `run`. Work may run more than once, so it must
   * have no other effects. If it throws, the transaction is rolled back and the error is rethrown.
   */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Clause for a select whose rows the transaction is about to change. */
  readonly lockRows: '' | 'for update';
  /** The same, without rows that others have locked. */
  readonly lockFreeRows: '' | 'for update skip locked';
  /** Removes all traces of deleted rows of `drafts`. */
  scrub(): Promise<void>;
  /** Finishes running transactions, then closes the database. */
  close(): Promise<void>;
}
