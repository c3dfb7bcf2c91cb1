import path from 'node:path';
import {
  isLeadStoreFailure,
  openLeadsDatabase,
  SqlLeadStore,
  type LeadStore,
} from '@forecourt/leads';
import type { CommandContext } from '../commands/command-context.ts';
import { databaseAddress } from '../database-url.ts';
import { UsageError } from '../exit-codes.ts';

/**
 * Does something with the leads that the server keeps.
 * @throws {UsageError} when there are none, or they can't be reached
 */
export async function withLeadStore<T>(
  { env }: Pick<CommandContext, 'env'>,
  work: (store: LeadStore) => Promise<T>,
): Promise<T> {
  const databaseUrl = env.DATABASE_URL
    ? databaseAddress(env.DATABASE_URL, 'DATABASE_URL')
    : undefined;
  const dataDir = path.resolve(env.FORECOURT_DATA_DIR || './.forecourt');
  try {
    const database = await openLeadsDatabase({ databaseUrl, dataDir, mustExist: true });
    try {
      return await work(new SqlLeadStore(database));
    } finally {
      await database.close();
    }
  } catch (fault) {
    if (!isLeadStoreFailure(fault)) throw fault;
    const place = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
    throw new UsageError(
      fault.code === 'ENOENT'
        ? `there are no leads in ${place}; set FORECOURT_DATA_DIR or DATABASE_URL as the server has it`
        : `the leads in ${place} can’t be reached (${fault.code})`,
    );
  }
}
