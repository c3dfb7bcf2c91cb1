/** Names of SQLite's primary result codes, as https://sqlite.org/rescode.html has them. */
const names: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  2: 'SQLITE_INTERNAL',
  3: 'SQLITE_PERM',
  4: 'SQLITE_ABORT',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  15: 'SQLITE_PROTOCOL',
  17: 'SQLITE_SCHEMA',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  21: 'SQLITE_MISUSE',
  26: 'SQLITE_NOTADB',
};

/** The name of a result code, followed by the number of an extended code: `SQLITE_IOERR 778`. */
export function sqliteCode(errcode: number): string {
  const name = names[errcode & 0xff];
  if (name === undefined) return `SQLITE ${errcode}`;
  return errcode > 0xff ? `${name} ${errcode}` : name;
}

/**
 * True if a connection has become useless: its file is damaged, was replaced, or cannot be reached.
 * Opening it again works as soon as the operator has restored the file.
 */
export const needsReopening = (code: string): boolean =>
  /^(?:SQLITE_(?:CORRUPT|NOTADB|IOERR|CANTOPEN|READONLY)\b|CLOSED$|WORKER$|ENOENT$|STORE_)/.test(
    code,
  );
