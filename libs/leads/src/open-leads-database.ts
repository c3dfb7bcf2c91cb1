import { join } from 'node:path';
import { Pool } from 'pg';
import { openPostgres } from './postgres/postgres-database.ts';
import type { SqlDatabase } from './sql/database.ts';
import { openSqlite } from './sqlite/sqlite-database.ts';

/** Where leads are kept, as the operator's settings say it. */
export interface LeadsDatabaseSettings {
  /** `DATABASE_URL`: PostgreSQL. */
  readonly databaseUrl?: string;
  /** `FORECOURT_DATA_DIR`: without a URL leads are in `leads.sqlite` there. */
  readonly dataDir: string;
  /** Refuse to create a SQLite file that is not there or is empty, with the code `ENOENT`. */
  readonly mustExist?: boolean;
  /** Is told the database's code when a connection breaks that nobody uses; it is replaced. */
  readonly onLost?: (code: string | undefined) => void;
}

/** The SQLite file with the leads of a data folder. */
export const leadsFile = (dataDir: string): string => join(dataDir, 'leads.sqlite');

/** Connections to PostgreSQL; each is busy for milliseconds at a time. */
const connections = 8;

/**
 * Opens what the settings name. Closing it closes its connections.
 * @throws {LeadStoreFailure}
 */
export async function openLeadsDatabase(settings: LeadsDatabaseSettings): Promise<SqlDatabase> {
  const { databaseUrl, dataDir, mustExist = false, onLost } = settings;
  if (databaseUrl === undefined) return openSqlite(leadsFile(dataDir), { mustExist });
  const pool = new Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (fault: Error & { code?: string }) => onLost?.(fault.code));
  try {
    const database = await openPostgres({ pool });
    return { ...database, close: () => pool.end() };
  } catch (fault) {
    await pool.end();
    throw fault;
  }
}
