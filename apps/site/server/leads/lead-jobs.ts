import {
  applyRetention,
  isLeadStoreFailure,
  resendQueued,
  SqlHandOffStore,
  SqlPrivacyStore,
  tryWriting,
  type HandOff,
  type Intake,
  type ResenderOptions,
  type RetentionPolicy,
  type SqlDatabase,
  type SqlLeadStore,
} from '@forecourt/leads';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { lenderFields } from './lender-fields.ts';
import { repeatWork } from './repeat-work.ts';
import type { StoreHealth } from './store-health.ts';

/** Lenders of tenants, for applications that are resent. */
type Lending = Pick<ResenderOptions, 'lenderOf' | 'carIdOf'>;

/** Options of {@link startLeadJobs}. */
export interface LeadJobsOptions {
  readonly database: SqlDatabase;
  readonly store: SqlLeadStore;
  readonly intake: Intake;
  readonly handOff: HandOff;
  /** Lenders by tenant, and the cars that they look up; nothing is resent if left out. */
  readonly lending?: Lending;
  /** Retention of the tenants on this server; nothing is erased if left out. */
  readonly retention?: () => ReadonlyMap<string, RetentionPolicy>;
  /** Deletes drafts and nonces that have expired; left out if another process of the server does. */
  readonly deleteExpired?: () => Promise<unknown>;
  /** Called when a lead was amended. */
  readonly onAmended: () => void;
  readonly health: Pick<StoreHealth, 'works' | 'written'>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

const hour = 60 * 60_000;
/** Interval of checks for applications to resend; an operator is waiting. */
const resendInterval = 2_000;
/** Interval of attempts to write to a store that failed. */
const writeInterval = 5_000;
/** Interval of checks whether the clock has gone back. */
const clockInterval = 60_000;

/**
 * Starts the background jobs of leads: hourly erasure of expired data, resending of applications
 * that an operator has queued, delivery of what a wrong clock has put off, and attempts to write to a
 * store that failed, so that log and metrics show its recovery before the next visitor. Any number of
 * servers may share a store.
 * @returns a function that stops them and resolves once running jobs are done
 */
export function startLeadJobs(options: LeadJobsOptions): () => Promise<void> {
  const { database, store, intake, handOff, health, log } = options;
  const { lending, retention, deleteExpired, onAmended } = options;
  const privacy = new SqlPrivacyStore(database);
  const handOffs = new SqlHandOffStore(database);

  const erase = async (policies: NonNullable<typeof retention>) => {
    const runs = await applyRetention({ store: privacy, policies });
    for (const run of runs) log.info(run, 'personal data erased: their retention time is over');
  };
  const resend = async (lenders: Lending) => {
    await resendQueued({
      ...lenders,
      store: handOffs,
      leads: store,
      intake,
      handOff,
      onAmended,
      fieldsOf: lenderFields,
      onResent: ({ tenant, leadId }, { status, reason }) =>
        log.info({ tenant, lead: leadId, status, reason }, 'application sent to the lender again'),
    });
  };
  const tryStore = async () => {
    if (health.works()) return;
    await tryWriting(database);
    health.written();
  };
  const followClock = async () => {
    const deliveries = await store.hasten(Date.now());
    if (deliveries > 0)
      log.warn({ deliveries }, 'the clock was ahead and has gone back: deliveries are due now');
  };
  const every = (milliseconds: number, work: () => Promise<unknown>, failure: string) =>
    repeatWork(milliseconds, work, (error) => {
      // The store's own failures are already logged.
      if (!isLeadStoreFailure(error)) log.warn(causeOf(error), failure);
    });

  const stops = [
    every(
      clockInterval,
      followClock,
      'deliveries that a wrong clock put off could not be hastened',
    ),
    every(writeInterval, tryStore, 'the store of leads could not be tried'),
    ...(deleteExpired ? [every(hour, deleteExpired, 'what has expired could not be deleted')] : []),
    ...(retention
      ? [every(hour, () => erase(retention), 'personal data that are over could not be erased')]
      : []),
    ...(lending
      ? [every(resendInterval, () => resend(lending), 'queued applications could not be sent')]
      : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
