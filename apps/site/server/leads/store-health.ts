import type { Logger } from 'pino';

/** Minimum interval between lines about the same failure. */
const repeatMs = 60_000;

type Advice = readonly (readonly [RegExp, string])[];

const fullDisk = 'the disk is full: make room';
const inspect = (store: string) => `look the code up in the documentation of ${store}`;

/** Remedies for failures of a SQLite file, by code. */
const fileAdvice: Advice = [
  [/^(?:SQLITE_FULL|ENOSPC|EDQUOT)/, fullDisk],
  [
    /^(?:ENOENT|ENOTDIR)/,
    'the file is gone, deleted or its mount lost: mount its folder again or restore a backup, the server takes it up by itself and never creates an empty store in its place; to begin with an empty one, restart the server',
  ],
  [
    /^STORE_REPLACED/,
    'another file has been put in its place while the server ran, and what is stored from now on goes there: check that it is the right one, and keep the earlier file',
  ],
  [
    /^STORE_LOG_LOST/,
    'its -wal or -shm file was deleted or replaced: leave both alone while the server runs, the file is opened again by itself',
  ],
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
  [/^/, inspect('SQLite')],
];

/** Remedies for failures of PostgreSQL, by code. */
const serverAdvice: Advice = [
  [/^53100/, `${fullDisk} on the database server`],
  [/^53/, 'the database server is short of connections or memory: raise its limits'],
  [/^28/, 'the database refuses user or password: check DATABASE_URL'],
  [/^3D000/, 'the database does not exist: create it, or check DATABASE_URL'],
  [/^42501/, 'the database user lacks a permission: it must be able to create tables'],
  [/^25006/, 'the database is read-only: let DATABASE_URL name the primary server'],
  [
    /^(?:ENOTFOUND|EAI_AGAIN)/,
    'the host name of DATABASE_URL cannot be resolved: check it and the name server',
  ],
  [
    /^(?:E[A-Z]+|CONNECTION|08|57P)/,
    'the database server cannot be reached: check that it runs and that DATABASE_URL names it',
  ],
  [/^/, inspect('PostgreSQL')],
];

/** Failures of writing, which a later successful read does not disprove. */
const ofWriting = /^(?:SQLITE_(?:FULL|IOERR|READONLY)|ENOSPC|EDQUOT|53100|25006)/;

/** Health of the store of leads for log and metrics. */
export interface StoreHealth {
  readonly failed: (code: string) => void;
  /** Something was read or written. */
  readonly succeeded: () => void;
  /** A lead, or as much as one, was written. */
  readonly written: () => void;
  /** Returns false after a failure until the store works again. */
  readonly works: () => boolean;
}

/**
 * Logs failures of the store with code and remedy: the first, then one a minute for each code; and
 * its recovery. After a failure of writing, only a write as large as a lead counts as recovery.
 * @param store the file, or `DATABASE_URL`
 */
export function storeHealth(
  log: Pick<Logger, 'info' | 'error'>,
  store: string,
  now: () => number = Date.now,
): StoreHealth {
  const advice = store === 'DATABASE_URL' ? serverAdvice : fileAdvice;
  const last = new Map<string, number>();
  let state: 'works' | 'down' | 'cannot write' = 'works';
  const recover = () => {
    if (state === 'works') return;
    state = 'works';
    log.info({ store }, 'leads are stored again');
  };
  return {
    failed: (code) => {
      const at = now();
      if (ofWriting.test(code)) state = 'cannot write';
      else if (state === 'works') state = 'down';
      if (at - (last.get(code) ?? -Infinity) < repeatMs) return;
      last.set(code, at);
      const action = advice.find(([codes]) => codes.test(code))![1];
      log.error({ store, code, action }, 'leads cannot be stored, forms answer 503');
    },
    succeeded: () => {
      if (state === 'down') recover();
    },
    written: recover,
    works: () => state === 'works',
  };
}
