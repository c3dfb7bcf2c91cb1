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

const lockKey = `hashtextextended('forecourt import ' || $1, 0)`;
const lockWasHeld = '55P03';

/**
 * Prevents other imports for a tenant, on any machine, until the returned function is called or
 * this process ends: the lock belongs to a connection. An import that was killed holds it
 * until the server notices, so a lock that is held is waited for, for three seconds.
 * @returns undefined if another import holds it.
 */
export async function lockImport(
  pool: Pool,
  tenant: string,
): Promise<(() => Promise<void>) | undefined> {
  const client = await pool.connect();
  client.on('error', () => undefined);
  try {
    await client.query(`set lock_timeout = '3s'`);
    await client.query(`select pg_advisory_lock(${lockKey})`, [tenant]);
  } catch (error) {
    client.release(true);
    if (error instanceof Error && 'code' in error && error.code === lockWasHeld) return undefined;
    throw error;
  }
  return async () => {
    // Unlocks explicitly, since servers are slow to notice closed connections.
    await client.query(`select pg_advisory_unlock(${lockKey})`, [tenant]).catch(() => undefined);
    client.release(true);
  };
}
