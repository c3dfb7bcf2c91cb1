import {
  deliverers,
  Dispatcher,
  Drafts,
  HandOff,
  Intake,
  smtpTransport,
  routeBy,
  waitsBy,
  createEncryptor,
  SqlDraftStore,
  SqlHandOffStore,
  SqlLeadStore,
  SqlNonceStore,
  type ConfirmationOf,
  type DeliveryCounts,
  type DispatchEvent,
  type IntakeOptions,
  type LeadRecord,
  type NonceStore,
  type UnassignedCount,
} from '@forecourt/leads';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import { startLeadJobs, type LeadJobsOptions } from './lead-jobs.ts';
import type { LeadsConfig } from './leads-config.ts';
import { openLeadStore, storeName, type LeadStoreLocation } from './open-lead-store.ts';
import { storeHealth } from './store-health.ts';
import { warnOfUnassigned } from './undelivered.ts';

/** Intake, storage and delivery of leads. */
export interface LeadService {
  readonly intake: Intake;
  readonly drafts: Drafts;
  readonly nonces: NonceStore;
  /** Hands applications off to the lender, each once. */
  readonly handOff: HandOff;
  /** Finds a lead by its id. Rejects with `LeadStoreFailure`. */
  readonly find: (leadId: string) => Promise<LeadRecord | undefined>;
  /** True if there is a mail server, which confirmations to visitors need. */
  readonly sendsMail: boolean;
  /** True if a destination is set, or confirmations to visitors are sent. */
  readonly isDestination: (tenant: string, destination: string) => boolean;
  /** Starts deliveries now rather than at the queue's next check. */
  readonly wake: () => void;
  readonly counts: () => Promise<readonly DeliveryCounts[]>;
  readonly countUnassigned: () => Promise<readonly UnassignedCount[]>;
  /** Returns false after a failure until the store works again. */
  readonly works: () => boolean;
  /** Finishes running work and closes the store. */
  readonly close: () => Promise<void>;
}

/** Options of {@link openLeadService}. */
export interface LeadServiceOptions extends LeadStoreLocation {
  /** False if another process of the server deletes what has expired; true if left out. */
  readonly isLeader?: boolean;
  /** The first encrypts, all decrypt. */
  readonly secrets: readonly string[];
  readonly config: LeadsConfig;
  readonly log: Logger;
  /** Called for every stored lead and each further step of one. */
  readonly onAccepted?: IntakeOptions['onAccepted'];
  /** Content of confirmations to visitors; none are sent if left out. */
  readonly confirmationOf?: ConfirmationOf;
  /** See {@link LeadJobsOptions}. */
  readonly lending?: LeadJobsOptions['lending'];
  readonly retention?: LeadJobsOptions['retention'];
}

/**
 * Opens the store of leads and starts delivering queued leads. An unusable store, such as a damaged
 * file or a database server that is down, does not keep the site from starting: pages are served,
 * and forms ask visitors to try again until the store is back.
 */
export async function openLeadService(options: LeadServiceOptions): Promise<LeadService> {
  const { secrets, config, log, onAccepted, isLeader = true } = options;
  const health = storeHealth(log, storeName(options));
  const encryptor = createEncryptor(secrets);
  const database = openLeadStore({ ...options, encryptor, isLeader, health });
  const store = new SqlLeadStore(database);
  const nonces = new SqlNonceStore(database);
  const drafts = new Drafts({ store: new SqlDraftStore(database), encryptor });
  const { deliverer, dispatcher } = startDelivery(options, store);

  const intake = new Intake({
    store,
    encryptor,
    route: routeBy(config.destinations),
    waits: waitsBy(config.destinations),
    onAccepted: (accepted) => {
      health.written();
      warnOfUnassigned(accepted, config.destinations, log);
      onAccepted?.(accepted);
    },
  });
  const handOff = new HandOff({
    store: new SqlHandOffStore(database),
    encryptor,
    report: (tenant, { message }, lead) =>
      log.warn({ tenant, lead, failure: message }, 'application not handed to the lender'),
  });
  const deleteExpired = () =>
    Promise.all([drafts.deleteExpired(), nonces.deleteExpiredNonces(Date.now())]);
  const stopJobs = startLeadJobs({
    database,
    store,
    intake,
    handOff,
    health,
    log,
    onAmended: () => dispatcher.wake(),
    lending: options.lending,
    retention: options.retention,
    deleteExpired: isLeader ? deleteExpired : undefined,
  });

  return {
    intake,
    drafts,
    nonces,
    handOff,
    find: (leadId) => store.read(leadId),
    sendsMail: config.mail !== undefined && options.confirmationOf !== undefined,
    isDestination: (tenant, destination) => deliverer(tenant, destination) !== undefined,
    wake: () => dispatcher.wake(),
    counts: () => store.counts(),
    countUnassigned: () => store.countUnassigned(),
    works: health.works,
    async close() {
      await stopJobs();
      await dispatcher.stop();
      await database.close();
    },
  };
}

/** Starts delivering the leads of a store to their destinations. */
function startDelivery(
  { config: { destinations, mail }, confirmationOf, log }: LeadServiceOptions,
  store: SqlLeadStore,
) {
  const mails = mail && { from: mail.from, transport: smtpTransport(mail.url) };
  const deliverer = deliverers(destinations, mails, confirmationOf);
  const dispatcher = new Dispatcher({ store, deliverer, report: (event) => reportTo(log, event) });
  dispatcher.start();
  return { deliverer, dispatcher };
}

/** Logs events of the dispatcher, which contain ids and our own reasons, no personal data. */
function reportTo(log: Logger, event: DispatchEvent): void {
  switch (event.event) {
    case 'delivered':
      return log.info(event, 'lead delivered');
    case 'skipped':
      return log.info(event, 'lead delivery skipped');
    case 'failed':
      return log.warn(event, 'lead not delivered, to be tried again');
    case 'dead':
      return log.error(
        { ...event, action: 'check the destination, then run forecourt leads retry' },
        'lead not delivered, given up',
      );
    case 'no-destination':
      return log.warn(
        { ...event, action: 'set the destination, unless another server has it' },
        'deliveries are left to other servers: this one does not have their destination',
      );
    case 'internal-error':
      return log.error(causeOf(event.error), 'internal error while leads are delivered');
    // The store's own failures are already logged.
    case 'store-failed':
  }
}
