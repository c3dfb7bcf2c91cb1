import { Pool } from 'pg';

/** The longest that a statement of a search may take, in milliseconds: below what a page waits. */
const statementMs = 1_300;
const connectMs = 1_000;

/**
 * Connections for searches that pages wait for. They come and go with the database: one that is lost
 * is replaced when it is next needed, so nothing has to be restarted after the database was.
 * @param connectionString `postgres://user:password@host:5432/database`
 * @param onLost told of the fault that ended an idle connection
 */
export function openSearchPool(connectionString: string, onLost: (fault: Error) => void): Pool {
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
