import type { DeliveryState, UnassignedLead } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import { deliveryLines, time } from './delivery-lines.ts';
import { requireTenant } from './require-tenant.ts';
import { withLeadStores } from './with-lead-store.ts';

export interface LeadListRequest {
  readonly tenant?: string;
  readonly destination?: string;
  readonly state: DeliveryState | 'unassigned' | 'all';
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

/** Lists deliveries, or leads without any; the list has no personal data. */
export async function runLeadList(
  request: LeadListRequest,
  context: CommandContext,
): Promise<ExitCode> {
  const { tenant, destination, state, limit, format } = request;
  const place = { tenant, destination };
  const isUnassigned = state === 'unassigned';
  const filter = { ...place, state: isUnassigned || state === 'all' ? undefined : state };
  const { deliveries, leads, isKnown } = await withLeadStores(context, async (stores) => {
    await requireTenant(tenant, stores, context);
    const store = stores.leads;
    return {
      deliveries: isUnassigned ? [] : await store.list(filter, limit),
      leads: isUnassigned ? await store.unassigned({ tenant }, limit) : [],
      isKnown: isUnassigned || !(tenant ?? destination) || (await store.list(place, 1)).length > 0,
    };
  });
  const listed = isUnassigned ? { leads } : { deliveries };
  const [kind] = Object.keys(listed);
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, ...listed }, null, 2)}\n`);
  else if (leads.length > 0) context.stdout.write(unassignedLines(leads));
  else if (deliveries.length > 0) context.stdout.write(deliveryLines(deliveries));
  else if (isKnown) context.stderr.write(`No ${state === 'all' ? '' : `${state} `}${kind}.\n`);
  else
    context.stderr.write('No such deliveries, in any state: check --tenant and --destination.\n');
  return exitCodes.fine;
}

const unassignedLines = (leads: readonly UnassignedLead[]): string =>
  drawTable(
    ['lead', 'tenant', 'form', 'status', 'accepted'].map((head) => ({ head })),
    leads.map(({ leadId, tenant, form, status, acceptedAt }) => [
      ...[leadId, tenant, form, status, time(acceptedAt)],
    ]),
  );
