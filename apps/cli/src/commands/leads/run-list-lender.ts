import type { HandOffRecord, HandOffStatus } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import { time } from './delivery-lines.ts';
import type { LenderChoice } from './lender-choices.ts';
import { requireTenant } from './require-tenant.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads list --lender`. */
export interface ListLenderRequest {
  readonly tenant?: string;
  readonly lender: LenderChoice;
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

const statusesOf = (choice: LenderChoice): readonly HandOffStatus[] | undefined => {
  if (choice === 'all') return undefined;
  return choice === 'missing' ? ['not-reached', 'unknown', 'queued'] : [choice];
};

const nextSteps: Partial<Record<HandOffStatus, string>> = {
  'not-reached': 'call the customer, or resend',
  unknown: 'call the customer; ask the lender before you resend --unknown',
  declined: 'the customer was asked to correct the answers',
  queued: 'the server sends it within seconds',
};

/** Lists applications by their status at the lender; the list has no personal data. */
export async function runListLender(
  { tenant, lender, limit, format }: ListLenderRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const statuses = statusesOf(lender);
  const filter = { tenant, statuses };
  const applications = await withLeadStores(context, async (stores) => {
    await requireTenant(tenant, stores, context);
    return stores.handOffs.list(filter, limit, Date.now());
  });
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, applications }, null, 2)}\n`);
  else if (applications.length > 0) context.stdout.write(lines(applications));
  else context.stderr.write('No applications of that kind.\n');
  return exitCodes.fine;
}

const lines = (applications: readonly HandOffRecord[]): string =>
  drawTable(
    ['lead', 'tenant', 'lender', 'reason', 'sent', 'next'].map((head) => ({ head })),
    applications.map(({ leadId, tenant, status, reason = '', begunAt }) => [
      ...[leadId, tenant, status, reason],
      time(begunAt),
      nextSteps[status] ?? '',
    ]),
  );
