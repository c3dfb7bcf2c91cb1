import type { Pool, PoolClient } from 'pg';
import { isLeadStoreFailure, LeadStoreFailure } from '../ports/failures.ts';
import type { Run, SqlDatabase, SqlValue } from '../sql/database.ts';
import { migrate } from '../sql/migrations.ts';

export interface PostgresOptions {
  /** Connections, which may be shared; the `error` event needs a listener. Not closed here. */
  readonly pool: Pool;
  /** Schema of the tables: `forecourt_leads`. */
  readonly schema?: string;
}

const serializationFailure = '40001';
const deadlock = '40P01';
const maxAttempts = 5;

/** Key of the advisory lock; any number that no other program on this database is likely to lock. */
const migrationLock = 7_305_118_113;

/**
 * Opens a PostgreSQL database, for several servers with one store, and brings its tables up to date;
 * servers that start at the same time wait for each other.
 * @throws {LeadStoreFailure} when the database can't be reached
 */
export async function openPostgres({
  pool,
  schema = 'forecourt_leads',
}: PostgresOptions): Promise<SqlDatabase> {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(`the schema "${schema}" must be lower-case letters, digits and underscores`);

  async function transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(pool, schema, work);
      } catch (error) {
        const isConflict =
          isLeadStoreFailure(error) && [serializationFailure, deadlock].includes(error.code);
        if (!isConflict || attempt === maxAttempts) throw error;
      }
    }
  }

  const database: SqlDatabase = {
    lockRows: 'for update',
    lockFreeRows: 'for update skip locked',
    transaction,
    async scrub() {
      // Only rewriting the table removes all traces of deleted rows; drafts are few.
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

/** Runs work in a transaction, once. */
async function runOnce<T>(pool: Pool, schema: string, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect().catch(fail);
  // A connection lost between two statements emits an event; the next statement rejects.
  const onLost = () => undefined;
  client.on('error', onLost);
  let broken = true;
  try {
    await client.query(`begin; set local search_path to ${schema}`).catch(fail);
    try {
      const value = await work((text, values = []) => statement(client, text, values));
      // A lost connection may have lost the acknowledgement alone: then the commit took place.
      await client.query('commit').catch(fail);
      broken = false;
      return value;
    } catch (error) {
      await client.query('rollback').then(
        () => (broken = false),
        () => undefined,
      );
      throw error;
    }
  } finally {
    if (!broken) client.off('error', onLost);
    client.release(broken);
  }
}

async function statement(client: PoolClient, text: string, values: readonly SqlValue[]) {
  let count = 0;
  const numbered = text.replaceAll('?', () => `$${++count}`);
  const { rows } = await client.query(numbered, [...values]).catch(fail);
  return rows;
}

/** Rejects with the database's code; its message may quote values. */
function fail(error: unknown): never {
  throw new LeadStoreFailure(
    error instanceof Error && 'code' in error ? String(error.code) : 'CONNECTION',
  );
}
