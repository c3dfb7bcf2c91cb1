import type { Pool, PoolClient } from 'pg';
import { isLeadStoreFailure, LeadStoreFailure } from '../ports/failures.ts';
import type { Run, SqlDatabase } from '../sql/database.ts';
import { migrate } from '../sql/migrations.ts';

export interface PostgresOptions {
  /** Connections, shared with whoever else needs them; its `error` event needs a listener. Not closed here. */
  readonly pool: Pool;
  /** Schema that the tables are kept in: `forecourt_leads`. */
  readonly schema?: string;
}

const serializationFailure = '40001';
const deadlock = '40P01';
const maxAttempts = 5;

/** Any number that no other program on this database is likely to lock. */
const migrationLock = 7_305_118_113;

/**
 * Leads in PostgreSQL, for several servers with one store. Brings the tables up to date; servers
 * that start at the same moment wait for each other.
 * @throws {LeadStoreFailure} when the database can't be reached
 */
export async function openPostgres({
  pool,
  schema = 'forecourt_leads',
}: PostgresOptions): Promise<SqlDatabase> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(`the schema "${schema}" must be lower-case letters, figures and underscores`);

  async function transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work);
      } catch (fault) {
        const again =
          isLeadStoreFailure(fault) && [serializationFailure, deadlock].includes(fault.code);
        if (!again || attempt === maxAttempts) throw fault;
      }
    }
  }

  async function once<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch(fail);
    // A connection lost between two statements is told as an event; the next statement rejects.
    const lost = () => undefined;
    client.on('error', lost);
    let broken = true;
    try {
      await client.query(`begin; set local search_path to ${schema}`).catch(fail);
      try {
        const value = await work((text, values = []) => statement(client, text, values));
        // A lost connection may have taken the acknowledgement only: then the commit may stand.
        await client.query('commit').catch(fail);
        broken = false;
        return value;
      } catch (fault) {
        await client.query('rollback').then(
          () => (broken = false),
          () => undefined,
        );
        throw fault;
      }
    } finally {
      if (!broken) client.off('error', lost);
      client.release(broken);
    }
  }

  const database: SqlDatabase = {
    lockRows: 'for update',
    lockFreeRows: 'for update skip locked',
    transaction,
    async scrub() {
      // Only a table that is written anew has nothing left of deleted rows; drafts are few.
      await pool.query(`vacuum full ${schema}.drafts`).catch(fail);
    },
    close: async () => undefined,
  };
  await database.transaction(async (run) => {
    await run('select pg_advisory_xact_lock(?)', [migrationLock]);
    await run(`create schema if not exists ${schema}`);
    await migrate(run);
  });
  return database;
}

async function statement(client: PoolClient, text: string, values: Parameters<Run>[1]) {
  let count = 0;
  const numbered = text.replaceAll('?', () => `$${++count}`);
  const { rows } = await client.query(numbered, [...values!]).catch(fail);
  return rows;
}

/** Its message may quote values, its code never does. */
function fail(fault: unknown): never {
  throw new LeadStoreFailure(
    fault instanceof Error && 'code' in fault ? String(fault.code) : 'CONNECTION',
  );
}
