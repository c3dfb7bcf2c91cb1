import { Pool } from 'pg';

/** Maximum time of a search statement in milliseconds; less than the timeout of a page. */
const statementMs = 1_300;
const connectMs = 1_000;

/**
 * Connections for searches that pages wait for. They come and go with the database: one that is lost
 * is replaced when next needed, so a restart of the database requires no other restart.
 * @param connectionString `postgres://user:password@host:5432/database`
 * @param onLost called with the error that ended an idle connection
 */
export function openSearchPool(connectionString: string, onLost: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionString,
    application_name: 'forecourt search',
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    // The server's own limit does not help when the server hangs.
    query_timeout: statementMs,
    keepAlive: true,
  });
  pool.on('error', onLost);
  return pool;
}
