import {
  isLeadStoreFailure,
  leadsFile,
  openLeadsDatabase,
  SqlLeadStore,
  type LeadStore,
} from '@forecourt/leads';
import type { Logger } from 'pino';

/**
 * Logs leads in a data folder whose server stores them in PostgreSQL: nothing delivers or erases what
 * is left in the file.
 */
export async function reportUnusedFile(
  dataDir: string,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<void> {
  const store = leadsFile(dataDir);
  try {
    const database = await openLeadsDatabase({ dataDir, mustExist: true });
    const undelivered = await countUndelivered(new SqlLeadStore(database)).finally(() =>
      database.close(),
    );
    const action = 'stop the server, then run forecourt leads move';
    if (undelivered > 0)
      log.error(
        { store, undelivered, action },
        'leads in a file that is not used are not delivered',
      );
    else log.warn({ store, action }, 'a store of leads is not used: DATABASE_URL is set');
  } catch (error) {
    if (!isLeadStoreFailure(error)) throw error;
    if (error.code !== 'ENOENT')
      log.warn({ store, code: error.code }, 'a store of leads is not used, and cannot be read');
  }
}

async function countUndelivered(store: LeadStore): Promise<number> {
  const counts = await store.counts();
  const unassigned = await store.countUnassigned();
  return (
    counts.reduce((sum, { pending, dead }) => sum + pending + dead, 0) +
    unassigned.reduce((sum, { leads }) => sum + leads, 0)
  );
}
