import path from 'node:path';
import {
  isLeadStoreFailure,
  openLeadsDatabase,
  SqlAuditStore,
  SqlDraftStore,
  SqlHandOffStore,
  SqlLeadStore,
  SqlPrivacyStore,
  type AuditStore,
  type DraftStore,
  type HandOffStore,
  type LeadStore,
  type PrivacyStore,
} from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { databaseAddress } from '../../shared/options/database-url.ts';
import { UsageError } from '../../shared/errors/exit-codes.ts';

/** The stores that the server shares with the command line. */
export interface LeadStores {
  readonly leads: LeadStore;
  readonly handOffs: HandOffStore;
  readonly privacy: PrivacyStore;
  readonly drafts: DraftStore;
  readonly audit: AuditStore;
}

/**
 * Runs an operation on the server's leads.
 * @throws {UsageError} if there are none, or they can't be reached
 */
export const withLeadStore = <T>(
  context: Pick<CommandContext, 'env'>,
  work: (store: LeadStore) => Promise<T>,
): Promise<T> => withLeadStores(context, ({ leads }) => work(leads));

/**
 * Runs an operation on all stores that the server has for its leads.
 * @throws {UsageError} if there are none, or they can't be reached
 */
export const withLeadStores = <T>(
  context: Pick<CommandContext, 'env'>,
  work: (stores: LeadStores) => Promise<T>,
): Promise<T> =>
  withLeadSettings(context, async (settings) => {
    const database = await openLeadsDatabase({ ...settings, mustExist: true });
    try {
      return await work({
        leads: new SqlLeadStore(database),
        handOffs: new SqlHandOffStore(database),
        privacy: new SqlPrivacyStore(database),
        drafts: new SqlDraftStore(database),
        audit: new SqlAuditStore(database),
      });
    } finally {
      await database.close();
    }
  });

/**
 * Runs an operation with the settings of the server's store of leads.
 * @throws {UsageError} if it has none, or they can't be reached
 */
export async function withLeadSettings<T>(
  { env }: Pick<CommandContext, 'env'>,
  work: (settings: { readonly databaseUrl?: string; readonly dataDir: string }) => Promise<T>,
): Promise<T> {
  const databaseUrl = env.DATABASE_URL
    ? databaseAddress(env.DATABASE_URL, 'DATABASE_URL')
    : undefined;
  const dataDir = path.resolve(env.FORECOURT_DATA_DIR || './.forecourt');
  try {
    return await work({ databaseUrl, dataDir });
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    const place = databaseUrl ? 'the database of DATABASE_URL' : dataDir;
    throw new UsageError(
      error.code === 'ENOENT'
        ? `there are no leads in ${place}; set FORECOURT_DATA_DIR or DATABASE_URL as the server has it`
        : `the leads in ${place} can’t be reached (${error.code})`,
    );
  }
}
