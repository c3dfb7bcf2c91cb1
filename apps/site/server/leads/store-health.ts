import type { Logger } from 'pino';

/** Lines about the same failure come no more often than this. */
const repeatMs = 60_000;

/** What the operator can do about a failure, by its code. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'the disk is full: make room'],
  [
    /^SQLITE_(?:NOTADB|CORRUPT)/,
    'the file is damaged: move it and its -wal and -shm files away and restore a backup, the server takes it up by itself',
  ],
  [
    /^(?:EACCES|EPERM|EROFS|SQLITE_(?:READONLY|CANTOPEN|PERM))/,
    'the file or its folder cannot be written: check owner and permissions',
  ],
  [/^SQLITE_IOERR/, 'the disk reports an error: check it'],
  [/^SQLITE_(?:BUSY|LOCKED)/, 'another program keeps the file locked: stop it'],
  [/^EISDIR/, 'there is a folder where the file should be: move it away'],
];

/** Keeps the log up to date about the store of leads. */
export interface StoreHealth {
  readonly failed: (code: string) => void;
  readonly succeeded: () => void;
}

/**
 * Logs failures of the store with code and place: the first, then one a minute for each code, and
 * that it works again.
 * @param store the file, or the name of the setting that holds the address
 */
export function storeHealth(
  log: Pick<Logger, 'info' | 'error'>,
  store: string,
  now: () => number = Date.now,
): StoreHealth {
  const last = new Map<string, number>();
  return {
    failed: (code) => {
      const at = now();
      if (at - (last.get(code) ?? -Infinity) < repeatMs) return;
      last.set(code, at);
      const action = advice.find(([codes]) => codes.test(code))?.[1];
      log.error(
        { store, code, ...(action && { action }) },
        'leads cannot be stored, forms answer 503',
      );
    },
    succeeded: () => {
      if (last.size === 0) return;
      last.clear();
      log.info({ store }, 'leads are stored again');
    },
  };
}
