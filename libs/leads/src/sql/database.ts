export type SqlValue = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement, with `?` for each value. @returns its rows; none unless it selects or returns */
export type Run = (text: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

/**
 * A database that speaks the SQL that SQLite and PostgreSQL have in common. The stores are written
 * once on top of it; what differs is here. Rejects with `LeadStoreFailure`.
 */
export interface SqlDatabase {
  /**
   * Runs work as one transaction and resolves once it is on disk. Statements of one transaction run
   * one after the other and only through the `run` it is given. Work may run more than once, so it
   * must not do anything else. If it throws, nothing of it is kept, and what it threw is thrown.
   */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Ends a select whose rows the transaction is about to change. */
  readonly lockRows: '' | 'for update';
  /** The same, leaving out rows that others have locked. */
  readonly lockFreeRows: '' | 'for update skip locked';
  /** Leaves nothing behind of rows of `drafts` that were deleted. */
  scrub(): Promise<void>;
  /** Finishes what was begun. */
  close(): Promise<void>;
}
