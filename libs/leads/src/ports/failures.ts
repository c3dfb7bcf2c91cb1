/**
 * Rejection of a store that cannot do what was asked: disk full, database unreachable, locked for too
 * long. Nothing was stored then. The message holds the database's code and nothing that a visitor
 * typed, and there is no `cause`, since a database's own messages quote values.
 */
export class LeadStoreFailure extends Error {
  override readonly name = 'LeadStoreFailure';
  /** SQLite's or PostgreSQL's own code, such as `SQLITE_FULL` or `53100`. */
  readonly code: string;

  constructor(code: string) {
    super(`the lead store failed (${code})`);
    this.code = code;
  }
}

/** True for a failure of the store, false for an internal error. */
export const isLeadStoreFailure = (thrown: unknown): thrown is LeadStoreFailure =>
  thrown instanceof LeadStoreFailure;
