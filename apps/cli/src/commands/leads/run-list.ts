import type { DeliveryState, LeadStore, UnassignedLead } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { drawTable } from '../../shared/terminal/table.ts';
import { deliveryLines, time } from './delivery-lines.ts';
import { withLeadStore } from './with-lead-store.ts';

export interface ListRequest {
  readonly tenant?: string;
  readonly destination?: string;
  readonly state: DeliveryState | 'unassigned' | 'all';
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

/** Lists deliveries, or leads without any; the list has no personal data. */
export async function runList(request: ListRequest, context: CommandContext): Promise<ExitCode> {
  const { tenant, destination, state, format } = request;
  const place = { tenant, destination };
  const { rows, isKnown } = await withLeadStore(context, async (store) => ({
    rows: await rowsOf(store, request),
    isKnown:
      state === 'unassigned' ||
      (!tenant && !destination) ||
      (await store.list(place, 1)).length > 0,
  }));
  const kind = state === 'unassigned' ? 'leads' : 'deliveries';
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, [kind]: rows.list }, null, 2)}\n`);
  else if (rows.list.length > 0) context.stdout.write(rows.text());
  else if (isKnown) context.stderr.write(`No ${state === 'all' ? '' : `${state} `}${kind}.\n`);
  else
    context.stderr.write('No such deliveries, in any state: check --tenant and --destination.\n');
  return exitCodes.fine;
}

async function rowsOf(store: LeadStore, { tenant, destination, state, limit }: ListRequest) {
  if (state === 'unassigned') {
    const list = await store.unassigned({ tenant }, limit);
    return { list, text: () => unassignedLines(list) };
  }
  const filter = { tenant, destination, state: state === 'all' ? undefined : state };
  const list = await store.list(filter, limit);
  return { list, text: () => deliveryLines(list) };
}

const unassignedLines = (leads: readonly UnassignedLead[]): string =>
  drawTable(
    ['lead', 'tenant', 'form', 'status', 'accepted'].map((head) => ({ head })),
    leads.map(({ leadId, tenant, form, status, acceptedAt }) => [
      ...[leadId, tenant, form, status, time(acceptedAt)],
    ]),
  );
