import { rename } from 'node:fs/promises';
import { leadsFile, openLeadsDatabase } from './open-leads-database.ts';
import { copyLeads } from './sql/copy-leads.ts';

/** Result of {@link moveLeads}. */
export interface MovedLeads {
  /** Leads that were added to PostgreSQL. */
  readonly leads: number;
  /** New name of the SQLite file. */
  readonly file: string;
}

/**
 * Copies the leads of a data folder to PostgreSQL, then renames the SQLite file, so that no server
 * delivers the same leads from it. The server must not run meanwhile.
 * @throws {LeadStoreFailure} with the code `ENOENT` if there is no file
 */
export async function moveLeads(databaseUrl: string, dataDir: string): Promise<MovedLeads> {
  const from = await openLeadsDatabase({ dataDir, mustExist: true });
  let leads: number;
  try {
    const to = await openLeadsDatabase({ databaseUrl, dataDir });
    try {
      leads = await copyLeads(from, to);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  const file = `${leadsFile(dataDir)}.moved`;
  await rename(leadsFile(dataDir), file);
  return { leads, file };
}
