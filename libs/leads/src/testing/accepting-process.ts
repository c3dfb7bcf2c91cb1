import { openSync, writeSync } from 'node:fs';
import { Pool } from 'pg';
import { Dispatcher } from '../dispatch/dispatcher.ts';
import { openPostgres } from '../postgres/postgres-database.ts';
import type { SqlDatabase } from '../sql/database.ts';
import { openSqlite } from '../sqlite/sqlite-database.ts';
import { webhook } from '../webhook/webhook.ts';
import { accepted, leadsOn } from './leads-under-test.ts';
import { application } from './submissions.ts';

/** Arguments of the process, as JSON. */
export interface AcceptingProcess {
  /** A file, or the URL of a PostgreSQL server. */
  readonly database: string;
  readonly crm: { readonly url: string; readonly secret: string };
  /** Names the process among all that share the store. */
  readonly name: string;
  /** File that it notes every post in; a file takes every line at once, a pipe may not. */
  readonly log: string;
}

/** The body that is posted with a key; `${visitor} step 2` is the second step of `${visitor} step 1`. */
export const postOf = (key: string, leadId?: string) =>
  application({
    key,
    leadId,
    status: key.endsWith('step 1') ? 'partial' : 'Complete',
    values: { name: key },
  });

/**
 * Takes in leads and delivers them as fast as it can, until it is killed. Before each post it notes
 * `try <key>`, and once that is acknowledged `ack <key> <lead> <revision>`, each tab-separated. It
 * prints something at the first acknowledgement.
 */
async function main({ database, crm, name, log }: AcceptingProcess): Promise<void> {
  let opened: SqlDatabase;
  if (database.startsWith('postgres:')) {
    const pool = new Pool({ connectionString: database, max: 8 });
    pool.on('error', () => undefined);
    opened = await openPostgres({ pool });
  } else opened = await openSqlite(database);
  const { store, intake } = leadsOn(opened, { now: Date.now });
  const toCrm = webhook(crm);
  const dispatcher = new Dispatcher({
    store,
    deliverer: () => toCrm,
    pollInterval: 50,
    now: Date.now,
  });
  dispatcher.start();
  const file = openSync(log, 'a');
  const note = (...words: unknown[]) => writeSync(file, `${words.join('\t')}\n`);
  let announced = false;
  const post = async (key: string, leadId?: string) => {
    note('try', key);
    const answer = await accepted(intake, postOf(key, leadId));
    note('ack', key, answer.leadId, answer.revision);
    if (!announced) process.stdout.write('acknowledged\n');
    announced = true;
    return answer.leadId;
  };
  const visitor = async (number: number) => {
    for (let index = 0; ; index++) {
      const key = `${name} visitor ${number} lead ${index}`;
      const leadId = await post(`${key} step 1`);
      await post(`${key} step 2`, leadId);
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, number) => visitor(number)));
}

if (import.meta.main) await main(JSON.parse(process.argv[2]!) as AcceptingProcess);
