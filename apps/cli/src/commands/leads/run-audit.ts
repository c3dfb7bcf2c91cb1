import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads audit`. */
export interface AuditRequest {
  readonly tenant?: string;
  readonly lead?: string;
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

/** Lists who viewed, exported, erased or resent personal data; the list has no personal data. */
export async function runAudit(
  { tenant, lead, limit, format }: AuditRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const filter = { tenant, leadId: lead };
  const entries = await withLeadStores(context, ({ audit }) => audit.list(filter, limit));
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, entries }, null, 2)}\n`);
  else if (entries.length === 0) context.stderr.write('No entries.\n');
  else
    context.stdout.write(
      drawTable(
        ['time', 'action', 'tenant', 'lead', 'by', 'detail'].map((head) => ({ head })),
        entries.map(({ at, action, tenant: of, leadId = '', actor, detail = '' }) => [
          ...[new Date(at).toISOString().replace('T', ' ').slice(0, 19), action, of, leadId],
          ...[actor, detail],
        ]),
      ),
    );
  return exitCodes.fine;
}
