import { openImportPool } from '@forecourt/dealership';
import { databaseAddress } from '../../shared/options/database-url.ts';
import { ok, problem } from './check.ts';
import type { DoctorCheck } from './check.ts';

const name = 'database';

/** Returns an error's code only: messages of drivers contain names of hosts and users. */
const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && /^[A-Z0-9_]+$/.test(code) ? code : 'no answer';
};

const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'start it, or fix the host and port in DATABASE_URL',
  ENOTFOUND: 'fix the host in DATABASE_URL',
  '28P01': 'fix the user and password in DATABASE_URL',
  '28000': 'fix the user in DATABASE_URL, or grant it permission to connect',
  '3D000': 'create the database, or fix its name in DATABASE_URL',
};

/** Checks the configured database. Its address holds a password and is never shown. */
export const checkDatabase: DoctorCheck = async ({ env }) => {
  if (!env.DATABASE_URL) return [ok(name, 'none is named: stock and leads are kept in files')];
  let address: string;
  try {
    address = databaseAddress(env.DATABASE_URL, 'DATABASE_URL');
  } catch (error) {
    return [problem(name, (error as Error).message, 'set it to such an address, or unset it')];
  }
  const pool = openImportPool(address);
  try {
    await pool.query('select 1');
    return [ok(name, 'that of DATABASE_URL answers')];
  } catch (error) {
    const code = codeOf(error);
    const what = `that of DATABASE_URL cannot be reached (${code})`;
    return [problem(name, what, advice[code] ?? 'see whether it runs and takes connections')];
  } finally {
    await pool.end();
  }
};
