import { pluralize } from '@forecourt/domain';
import { moveLeads } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { withLeadSettings } from './with-lead-store.ts';

/** Moves the leads of the data folder's SQLite file to PostgreSQL. */
export async function runMoveLeads(context: CommandContext): Promise<ExitCode> {
  const { leads, file } = await withLeadSettings(context, async ({ databaseUrl, dataDir }) => {
    if (databaseUrl === undefined) throw new UsageError('set DATABASE_URL to move the leads there');
    return moveLeads(databaseUrl, dataDir);
  });
  context.stderr.write(`${pluralize(leads, 'lead')} moved; the file is now ${file}\n`);
  return exitCodes.fine;
}
