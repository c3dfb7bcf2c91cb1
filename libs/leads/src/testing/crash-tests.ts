import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { webhook } from '../webhook/webhook.ts';
import { postOf, type AcceptingProcess } from './accepting-process.ts';
import { accepted, leadsOn } from './leads-under-test.ts';
import { recordingCrm } from './recording-crm.ts';

const program = fileURLToPath(new URL('./accepting-process.ts', import.meta.url));

/** Output of a process: keys that it tried, and acknowledged leads by key. */
interface Said {
  readonly tried: string[];
  readonly acknowledged: Map<string, { leadId: string; revision: number }>;
}

/** Runs a process and kills it some milliseconds after its first acknowledgement. */
async function runAndKill(started: AcceptingProcess, killAfter: number): Promise<Said> {
  const child = spawn(process.execPath, [program, JSON.stringify(started)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.once('data', () => setTimeout(() => child.kill('SIGKILL'), killAfter));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`ended by itself: ${errors}`);
  const said: Said = { tried: [], acknowledged: new Map() };
  // The last line can be incomplete; then it was never read.
  for (const line of (await readFile(started.log, 'utf8')).split('\n').slice(0, -1)) {
    const [word, key, leadId, revision] = line.split('\t') as [string, string, string, string];
    if (word === 'try') said.tried.push(key);
    else said.acknowledged.set(key, { leadId, revision: Number(revision) });
  }
  return said;
}

export interface CrashTestOptions {
  /** A file, or the URL of a PostgreSQL server. */
  readonly database: string;
  readonly open: () => Promise<SqlDatabase>;
  readonly rounds: number;
  /** Processes that share the store. */
  readonly processes: number;
  /** Milliseconds between the first acknowledgement and the kill: minimum and maximum. */
  readonly killWithin: readonly [number, number];
}

/**
 * Lets processes take in and deliver leads to a CRM that fails a third of the time, kills them at
 * random moments, and checks that no acknowledged lead is missing.
 * @returns how much was acknowledged
 */
export async function runCrashTest(options: CrashTestOptions): Promise<number> {
  const { database, open, rounds, processes, killWithin } = options;
  const crm = await recordingCrm();
  const logs = await mkdtemp(join(tmpdir(), 'forecourt-kill-logs-'));
  crm.answer = () => (Math.random() < 1 / 3 ? 503 : 200);
  const [min, max] = killWithin;
  const all: Said = { tried: [], acknowledged: new Map() };
  for (let round = 0; round < rounds; round++) {
    const names = Array.from({ length: processes }, (_, index) => `round ${round} server ${index}`);
    const said = await Promise.all(
      names.map((name) =>
        runAndKill(
          {
            ...{ database, name, crm: { url: crm.url, secret: crm.secret } },
            log: join(logs, name.replaceAll(' ', '-')),
          },
          min + Math.random() * (max - min),
        ),
      ),
    );
    for (const { tried, acknowledged } of said) {
      all.tried.push(...tried);
      for (const [key, lead] of acknowledged) all.acknowledged.set(key, lead);
    }
  }

  const opened = await open();
  const { store, intake, clock } = leadsOn(opened, { now: Date.now });
  await manyAtOnce([...all.acknowledged], async ([key, { leadId, revision }]) => {
    const lead = await store.read(leadId);
    expect(lead?.revisions[revision - 1]?.content, key).toContain(key);
  });
  // The visitors whose answer got lost try again: some were stored already, some were not.
  const leadIds = new Map<string, string>();
  for (const step of ['step 1', 'step 2'])
    await manyAtOnce(
      all.tried.filter((key) => key.endsWith(step)),
      async (key) => {
        const known = leadIds.get(key.replace('step 2', 'step 1'));
        const answer = await accepted(intake, postOf(key, known));
        const before = all.acknowledged.get(key);
        if (before) expect(answer).toEqual({ outcome: 'accepted', replayed: true, ...before });
        leadIds.set(key, answer.leadId);
      },
    );

  // The CRM comes back, and the leases of the dead run out. PostgreSQL may take a moment to notice
  // that a client is dead, and holds what that client had locked until then.
  crm.answer = () => 200;
  clock.now = Date.now();
  const toCrm = webhook(crm);
  const now = () => clock.now;
  const dispatcher = new Dispatcher({ store, deliverer: () => toCrm, now });
  const pending = async () => (await store.counts()).reduce((sum, each) => sum + each.pending, 0);
  while ((await pending()) > 0) {
    clock.now += 60 * 60_000;
    await dispatcher.deliverDue();
  }
  expect(crm.errors).toEqual([]);
  for (const { leadId, revision } of all.acknowledged.values())
    expect(crm.taken.has(`${leadId}.${revision}.crm`)).toBe(true);
  const accounted = all.tried.length;
  expect(await store.counts()).toEqual([
    {
      ...{ tenant: 'harbour', destination: 'crm' },
      ...{ accepted: accounted, delivered: accounted, pending: 0, dead: 0 },
    },
  ]);
  expect(crm.taken.size).toBe(accounted);
  await opened.close();
  await crm.close();
  await rm(logs, { recursive: true });
  return all.acknowledged.size;
}

async function manyAtOnce<T>(list: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < list.length; start += 100)
    await Promise.all(list.slice(start, start + 100).map(work));
}
