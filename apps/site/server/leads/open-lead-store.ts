import { existsSync } from 'node:fs';
import {
  countUnreadable,
  isLeadStoreFailure,
  lazyDatabase,
  leadsFile,
  needsReopening,
  openLeadsDatabase,
  type Encryptor,
  type SqlDatabase,
} from '@forecourt/leads';
import type { Logger } from 'pino';
import type { StoreHealth } from './store-health.ts';

/** Where leads are stored. */
export interface LeadStoreLocation {
  /** PostgreSQL that several servers share; without it SQLite in the data folder. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** True to never create a SQLite file, since another process of the server has. */
  readonly mustExist?: boolean;
}

/** Name of a store in the log: a database's address may hold a password. */
export const storeName = ({ databaseUrl, dataDir }: LeadStoreLocation): string =>
  databaseUrl === undefined ? leadsFile(dataDir) : 'DATABASE_URL';

const postgresLocks = { lockRows: 'for update', lockFreeRows: 'for update skip locked' } as const;
const sqliteLocks = { lockRows: '', lockFreeRows: '' } as const;

/** Interval of attempts to open a store that could not be opened. */
const reopenMs = 1_000;

/** Opens the store of leads at its first use, and again after a failure that needs it. */
export function openLeadStore(
  options: LeadStoreLocation & {
    readonly encryptor: Encryptor;
    /** True if this process reports answers that can't be read. */
    readonly isLeader: boolean;
    readonly health: StoreHealth;
    readonly log: Logger;
  },
) {
  const { databaseUrl, dataDir, mustExist = false, encryptor, isLeader, health, log } = options;
  const file = databaseUrl === undefined ? leadsFile(dataDir) : undefined;
  let wasOpen = mustExist;
  const open = async () => {
    const isNew = file !== undefined && !wasOpen && !existsSync(file);
    const opened = await openLeadsDatabase({
      databaseUrl,
      dataDir,
      // A store that disappears is an incident, which creating an empty one would hide.
      mustExist: wasOpen,
      onLost: (code) => log.warn({ code }, 'a connection to the store of leads was lost'),
    });
    wasOpen = true;
    if (isNew) log.info({ store: file }, 'an empty store of leads has been created');
    else if (isLeader) await reportUnreadable(opened, encryptor, log);
    return opened;
  };
  return lazyDatabase({
    open,
    locks: databaseUrl === undefined ? sqliteLocks : postgresLocks,
    needsReopening,
    retryAfter: reopenMs,
    onFailure: health.failed,
    onSuccess: health.succeeded,
  });
}

/** Logs an error if the secret is not the one that stored answers were encrypted with. */
async function reportUnreadable(
  database: SqlDatabase,
  encryptor: Encryptor,
  log: Logger,
): Promise<void> {
  try {
    const answers = await countUnreadable(database, encryptor);
    if (answers > 0)
      log.error(
        {
          answers,
          action:
            'restore the secret from a backup, or add the earlier one to FORECOURT_SECRET after a comma',
        },
        'sensitive answers of stored leads cannot be read: they were encrypted with another secret',
      );
  } catch (error) {
    // The next use of the store fails in the same way, and is logged.
    if (!isLeadStoreFailure(error)) throw error;
  }
}
