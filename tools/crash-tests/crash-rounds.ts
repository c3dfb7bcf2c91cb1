import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Dispatcher, openLeadsDatabase, SqlLeadStore, webhook } from '@forecourt/leads';
import { recordingCrm, type RecordingCrm } from '../../libs/leads/src/testing/recording-crm.ts';
import { startMortalServer, type MortalServer } from './mortal-server.ts';
import { seeded } from './seeded.ts';
import { enquiryOf, slug, writeTenant } from './yard.ts';
import { visit, type Acknowledged, type Server } from './visitor.ts';

/** Configuration of a crash test. */
export interface CrashTestOptions {
  /** PostgreSQL that the servers share; without it one server keeps its leads in SQLite. */
  readonly databaseUrl?: string;
  readonly servers: number;
  readonly submissions: number;
  readonly concurrency: number;
  /** Milliseconds between readiness and the kill: minimum and maximum. */
  readonly killWithin: readonly [number, number];
  /** Kills of each server, after which it lives: the run ends on the slowest machine. */
  readonly killsPerServer: number;
  readonly seed: number;
  /** Milliseconds after which it gives up. */
  readonly timeout: number;
}

/** Result of a crash test. */
export interface CrashTestReport {
  readonly acknowledged: ReadonlyMap<string, Acknowledged>;
  /** Leads in the store: id, and the document of each revision. */
  readonly stored: ReadonlyMap<string, readonly string[]>;
  readonly crm: Pick<RecordingCrm, 'taken' | 'errors' | 'received'>;
  readonly counts: readonly {
    readonly accepted: number;
    readonly delivered: number;
    readonly pending: number;
    readonly dead: number;
  }[];
  readonly kills: number;
  readonly repeats: number;
  /** Until the last one was acknowledged. */
  readonly seconds: number;
  /** Everything that the servers wrote. */
  readonly output: string;
}

const hour = 60 * 60_000;

/** Milliseconds of each life of a server; undefined for the last one. */
function lifetimes(
  { killWithin: [min, max], killsPerServer }: CrashTestOptions,
  random: () => number,
): () => number | undefined {
  let lives = 0;
  return () => (lives++ < killsPerServer ? min + random() * (max - min) : undefined);
}

/**
 * Visitors send their enquiries to the built server while it is killed again and again and the
 * dealer's CRM refuses a third of what it gets. Afterwards the CRM is well, and all that still waits
 * is delivered.
 */
export async function runCrashTest(options: CrashTestOptions): Promise<CrashTestReport> {
  const { databaseUrl, servers, submissions, concurrency, seed, timeout } = options;
  const random = seeded(seed);
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-kill-site-'));
  const crm = await recordingCrm();
  crm.answer = () => (random() < 1 / 3 ? [500, 503, 429][Math.floor(random() * 3)]! : 200);
  await writeTenant(path.join(folder, 'tenants'));
  const destinations = {
    [slug]: { crm: { kind: 'webhook', url: crm.url, secret: crm.secret } },
  };
  const dataDir = (index: number) => path.join(folder, `data-${index}`);
  const mortals: readonly MortalServer[] = Array.from({ length: servers }, (_, index) =>
    startMortalServer({
      lifetime: lifetimes(options, random),
      env: {
        FORECOURT_TENANTS_DIR: path.join(folder, 'tenants'),
        FORECOURT_DATA_DIR: dataDir(index),
        FORECOURT_SECRET: 'a secret of the crash tests that is long enough',
        FORECOURT_LEAD_DESTINATIONS: JSON.stringify(destinations),
        TRUST_PROXY: 'loopback',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      },
    }),
  );
  try {
    const started = performance.now();
    const acknowledged = await sendAll({ submissions, concurrency, timeout, random }, mortals);
    const seconds = (performance.now() - started) / 1000;
    await Promise.all(mortals.map((mortal) => mortal.end('SIGKILL')));
    crm.answer = () => 200;
    const { stored, counts } = await deliverTheRest(crm, databaseUrl, dataDir(0));
    return {
      acknowledged,
      stored,
      counts,
      seconds,
      crm: { taken: crm.taken, errors: crm.errors, received: crm.received },
      kills: mortals.reduce((sum, mortal) => sum + mortal.kills(), 0),
      repeats: [...acknowledged.values()].reduce((sum, { repeats }) => sum + repeats, 0),
      output: mortals.map((mortal) => mortal.output()).join(''),
    };
  } finally {
    await Promise.all(mortals.map((mortal) => mortal.end('SIGKILL')));
    await crm.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sendAll(
  {
    submissions,
    concurrency,
    timeout,
    random,
  }: Pick<CrashTestOptions, 'submissions' | 'concurrency' | 'timeout'> & {
    readonly random: () => number;
  },
  mortals: readonly MortalServer[],
): Promise<ReadonlyMap<string, Acknowledged>> {
  const acknowledged = new Map<string, Acknowledged>();
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency * 2 });
  const until = performance.now() + timeout;
  /** One that is alive, as a load balancer picks it. */
  const server = (): Server => {
    for (const mortal of mortals) mortal.check();
    if (performance.now() > until) throw new Error(`not done after ${timeout / 1000} seconds`);
    const ports = mortals.map((mortal) => mortal.port()).filter((port) => port !== undefined);
    const port = ports[Math.floor(random() * ports.length)];
    return port === undefined ? undefined : { port, agent };
  };
  let next = 0;
  const visitors = async () => {
    while (next < submissions) {
      const enquiry = enquiryOf(next++);
      acknowledged.set(enquiry.name, await visit(enquiry, server));
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, visitors));
  } finally {
    agent.destroy();
  }
  return acknowledged;
}

/** The CRM is well and the leases of the dead run out: an hour passes between two looks. */
async function deliverTheRest(
  crm: RecordingCrm,
  databaseUrl: string | undefined,
  dataDir: string,
): Promise<Pick<CrashTestReport, 'stored' | 'counts'>> {
  const database = await openLeadsDatabase({ databaseUrl, dataDir });
  try {
    const store = new SqlLeadStore(database);
    let time = Date.now();
    const toCrm = webhook(crm);
    const dispatcher = new Dispatcher({ store, deliverer: () => toCrm, now: () => time });
    const pending = async () => (await store.counts()).some((each) => each.pending > 0);
    while (await pending()) {
      time += hour;
      await dispatcher.deliverDue();
    }
    const ids = new Set((await store.list({}, 1_000_000)).map(({ leadId }) => leadId));
    const stored = new Map<string, readonly string[]>();
    for (const id of ids)
      stored.set(
        id,
        (await store.read(id))!.revisions.map(({ content }) => content),
      );
    return { stored, counts: await store.counts() };
  } finally {
    await database.close();
  }
}
