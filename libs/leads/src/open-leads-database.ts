import { join } from 'node:path';
import { Pool } from 'pg';
import { openPostgres } from './postgres/postgres-database.ts';
import type { SqlDatabase } from './sql/database.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';

/** Location of the leads, from the operator's settings. */
export interface LeadsDatabaseSettings {
  /** `DATABASE_URL`: PostgreSQL. */
  readonly databaseUrl?: string;
  /** `FORECOURT_DATA_DIR`: without a URL, leads are in `leads.sqlite` there. */
  readonly dataDir: string;
  /** Reject with the code `ENOENT` instead of creating a SQLite file that is missing or empty. */
  readonly mustExist?: boolean;
  /** Called with the database's code when an idle connection breaks; it is replaced. */
  readonly onLost?: (code: string | undefined) => void;
}

/** The SQLite file with the leads of a data folder. */
export const leadsFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

/** Connections to PostgreSQL; each is busy for milliseconds at a time. */
const maxConnections = 8;

/**
 * Opens the database of the settings. Closing it closes its connections.
 * @throws {LeadStoreFailure}
 */
export async function openLeadsDatabase(settings: LeadsDatabaseSettings): Promise<SqlDatabase> {
  const { databaseUrl, dataDir, mustExist = false, onLost } = settings;
  if (databaseUrl === undefined) return openSqlite(leadsFile(dataDir), { mustExist });
  const pool = new Pool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error: Error & { code?: string }) => onLost?.(error.code));
  try {
    const database = await openPostgres({ pool });
    return { ...database, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error;
  }
}
