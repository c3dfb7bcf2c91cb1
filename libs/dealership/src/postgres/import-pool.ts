import { Pool } from 'pg';

/**
 * Connections for imports, which may take their time: no statement is cut short.
 * @param connectionString `postgres://user:password@host:5432/database`
 */
export function openImportPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'forecourt import',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    max: 3,
  });
  // A connection that is lost fails the statement that needs it; the event needs a listener all the same.
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Keeps others, on whatever machine, from importing for a tenant until the returned function is
 * called or this process ends: the lock belongs to a connection.
 * @returns undefined if another import holds it.
 */
export async function lockImport(pool: Pool, tenant: string): Promise<(() => void) | undefined> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('forecourt import ' || $1, 0)) as locked`,
      [tenant],
    );
    if (rows[0]!.locked) return () => client.release(true);
    client.release();
    return undefined;
  } catch (fault) {
    client.release(true);
    throw fault;
  }
}
