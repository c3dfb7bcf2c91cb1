import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { webhook } from '../webhook/webhook.ts';
import { postOf, type AcceptingProcess } from './accepting-process.ts';
import { accepted, leadsOn } from './leads-under-test.ts';
import { recordingCrm } from './recording-crm.ts';

const program = fileURLToPath(new URL('./accepting-process.ts', import.meta.url));

/** What a process said: keys it tried, and the leads that were acknowledged by key. */
interface Said {
  readonly tried: string[];
  readonly acknowledged: Map<string, { leadId: string; revision: number }>;
}

/** Runs a process and kills it at a random moment after its first acknowledgement. */
function runAndKill(started: AcceptingProcess, killAfter: number): Promise<Said> {
  const said: Said = { tried: [], acknowledged: new Map() };
  const child = spawn(process.execPath, [program, JSON.stringify(started)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let rest = '';
  let faults = '';
  let timer: NodeJS.Timeout | undefined;
  child.stderr.on('data', (chunk: Buffer) => (faults += chunk.toString()));
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop()!;
    for (const line of lines) {
      const [word, key, leadId, revision] = line.split('\t') as [string, string, string, string];
      if (word === 'try') said.tried.push(key);
      else said.acknowledged.set(key, { leadId, revision: Number(revision) });
    }
    if (said.acknowledged.size > 0) timer ??= setTimeout(() => child.kill('SIGKILL'), killAfter);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(said) : reject(new Error(`ended by itself: ${faults}`)),
    );
  });
}

export interface KillBattery {
  /** A file, or the URL of a PostgreSQL server. */
  readonly database: string;
  readonly open: () => Promise<SqlDatabase>;
  readonly rounds: number;
  /** Processes that share the store. */
  readonly processes: number;
  /** Milliseconds between the first acknowledgement and the kill: least and most. */
  readonly killWithin: readonly [number, number];
}

/**
 * Lets processes take in and deliver leads to a CRM that fails a third of the time, kills them at
 * random moments, and sees to it that nothing that was acknowledged is missing.
 * @returns how much was acknowledged
 */
export async function killBattery(battery: KillBattery): Promise<number> {
  const { database, open, rounds, processes, killWithin } = battery;
  const crm = await recordingCrm();
  crm.answer = () => (Math.random() < 1 / 3 ? 503 : 200);
  const [least, most] = killWithin;
  const all: Said = { tried: [], acknowledged: new Map() };
  for (let round = 0; round < rounds; round++) {
    const names = Array.from({ length: processes }, (_, index) => `round ${round} server ${index}`);
    const said = await Promise.all(
      names.map((name) =>
        runAndKill({ database, crm, name }, least + Math.random() * (most - least)),
      ),
    );
    for (const { tried, acknowledged } of said) {
      all.tried.push(...tried);
      for (const [key, lead] of acknowledged) all.acknowledged.set(key, lead);
    }
  }

  const opened = await open();
  const { store, intake, clock } = leadsOn(opened, { now: Date.now });
  for (const [key, { leadId, revision }] of all.acknowledged) {
    const lead = await store.read(leadId);
    expect(lead?.revisions[revision - 1]?.content, key).toContain(key);
  }
  // The visitors whose answer got lost try again: some were stored already, some were not.
  const leadIds = new Map<string, string>();
  for (const key of all.tried) {
    const known = leadIds.get(key.replace('step 2', 'step 1'));
    const answer = await accepted(intake, postOf(key, known));
    const before = all.acknowledged.get(key);
    if (before) expect(answer).toEqual({ outcome: 'accepted', replayed: true, ...before });
    leadIds.set(key, answer.leadId);
  }

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
  expect(crm.faults).toEqual([]);
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
  return all.acknowledged.size;
}
