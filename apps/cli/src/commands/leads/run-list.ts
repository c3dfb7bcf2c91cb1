import type { DeliveryState } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { deliveryLines } from './delivery-lines.ts';
import { withLeadStore } from './with-lead-store.ts';

export interface ListRequest {
  readonly tenant?: string;
  readonly destination?: string;
  readonly state: DeliveryState | 'all';
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

/** Lists deliveries; the list has no personal data. */
export async function runList(request: ListRequest, context: CommandContext): Promise<ExitCode> {
  const { tenant, destination, state, limit, format } = request;
  const filter = { tenant, destination, state: state === 'all' ? undefined : state };
  const deliveries = await withLeadStore(context, (store) => store.list(filter, limit));
  if (format === 'json')
    context.stdout.write(`${JSON.stringify({ version: 1, deliveries }, null, 2)}\n`);
  else if (deliveries.length > 0) context.stdout.write(deliveryLines(deliveries));
  else context.stderr.write(`No ${state === 'all' ? '' : `${state} `}deliveries.\n`);
  return exitCodes.fine;
}
