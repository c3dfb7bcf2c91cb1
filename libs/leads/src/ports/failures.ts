/**
 * What every method of a store rejects with when the store can't do it: disk full, database gone,
 * locked for too long. Nothing was stored then. The message holds the database's code and nothing
 * that a visitor typed, and there is no `cause`, for a database's own messages quote values.
 */
export class LeadStoreFailure extends Error {
  override readonly name = 'LeadStoreFailure';
  /** SQLite's or PostgreSQL's own code, such as `SQLITE_FULL` or `53100`. */
  readonly code: string;

  constructor(code: string) {
    super(`the store of leads failed (${code})`);
    this.code = code;
  }
}

/** Whether something thrown by a store is a failure of the store, not a fault of ours. */
export const isLeadStoreFailure = (thrown: unknown): thrown is LeadStoreFailure =>
  thrown instanceof LeadStoreFailure;
