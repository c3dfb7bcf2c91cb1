import { pluralize } from '@forecourt/domain';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { auditEntry } from './audit-entry.ts';
import { findPerson, type PersonRequest } from './find-person.ts';
import { leadSecrets } from './lead-secrets.ts';
import { unread } from './run-export.ts';
import { requireTenant } from './require-tenant.ts';
import { withLeadStores } from './with-lead-store.ts';

/** Parsed arguments of `forecourt leads erase`. */
export interface EraseRequest extends PersonRequest {
  readonly dryRun?: boolean;
  readonly format: 'pretty' | 'json';
}

/** Erases one person's data; ids, dates and the history of deliveries stay. */
export async function runErase(
  { dryRun = false, format, ...request }: EraseRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const encryptor = await leadSecrets(context);
  const report = await withLeadStores(context, async (stores) => {
    await requireTenant(request.tenant, stores, context);
    const { leads: found, drafts, unreadDrafts } = await findPerson(request, stores, encryptor);
    const ids = found.map(({ id }) => id);
    const counts = { drafts: drafts.length, unreadDrafts };
    if (dryRun) return { erased: false, leads: ids, deliveries: 0, ...counts };
    const { leads, deliveries } = await stores.privacy.erase(ids, Date.now());
    for (const draft of drafts) await stores.drafts.deleteDraft(draft);
    await stores.audit.write(
      found
        .filter(({ id }) => leads.includes(id))
        .map(({ id, tenant }) => auditEntry({ action: 'erased', tenant, leadId: id })),
    );
    return { erased: true, leads, deliveries, ...counts };
  });
  const { unreadDrafts, ...printed } = report;
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, ...printed }, null, 2)}\n`);
  else context.stdout.write(summary(printed));
  if (unreadDrafts > 0) context.stderr.write(unread(unreadDrafts));
  return exitCodes.fine;
}

function summary(report: {
  readonly erased: boolean;
  readonly leads: readonly string[];
  readonly deliveries: number;
  readonly drafts: number;
}): string {
  const { erased, leads, deliveries, drafts } = report;
  const head = `${erased ? 'Erased' : 'Would erase'} ${pluralize(leads.length, 'lead')} and ${pluralize(drafts, 'unfinished form')}${erased ? `; cancelled ${pluralize(deliveries, 'delivery', 'deliveries')}` : ''}.`;
  return `${[head, ...leads.map((id) => `  ${id}`)].join('\n')}\n`;
}
