import { pluralize } from '@forecourt/domain';
import type { HandOffStatus } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { auditEntry } from './audit-entry.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads resend`. */
export interface ResendRequest {
  readonly tenant?: string;
  readonly all?: boolean;
  /** Also applications that may have reached the lender. */
  readonly unknown?: boolean;
  /** Ids of leads. */
  readonly leads: readonly string[];
}

const maxLeads = 10_000;

/** Queues applications that never reached the lender; a running server sends them. */
export async function runResend(
  { tenant, all = false, unknown = false, leads }: ResendRequest,
  context: CommandContext,
): Promise<ExitCode> {
  if (all === leads.length > 0)
    throw new UsageError('name the leads to send again, or --all for every one that never arrived');
  const statuses: HandOffStatus[] = unknown ? ['not-reached', 'unknown'] : ['not-reached'];
  const missed: string[] = [];
  const queued = await withLeadStores(context, async ({ handOffs, audit }) => {
    const now = Date.now();
    const filter = { tenant, statuses: all ? statuses : undefined };
    const found = all
      ? await handOffs.list(filter, maxLeads, now)
      : (
          await Promise.all(
            leads.map(async (leadId) => {
              const [record] = await handOffs.list({ ...filter, leadId }, 1, now);
              if (!record) missed.push(`${leadId} (no application)`);
              return record;
            }),
          )
        ).filter((record) => record !== undefined);
    let count = 0;
    for (const record of found) {
      if (await handOffs.queue(record, now, unknown)) {
        const detail = unknown ? 'may arrive twice' : undefined;
        await audit.write([
          auditEntry({
            action: 'resent',
            tenant: record.tenant,
            leadId: record.leadId,
            detail,
          }),
        ]);
        count++;
      } else missed.push(`${record.leadId} (${record.status})`);
    }
    return count;
  });
  context.stderr.write(
    `${pluralize(queued, 'application is', 'applications are')} queued for the lender; a running server sends ${queued === 1 ? 'it' : 'them'} within seconds.\n`,
  );
  if (missed.length > 0)
    throw new UsageError(
      `not queued: ${missed.map(printable).join(', ')}; only what never reached the lender is sent again, what may have needs --unknown, and erased answers cannot be sent`,
    );
  return exitCodes.fine;
}
