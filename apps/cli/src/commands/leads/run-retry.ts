import { pluralize } from '@forecourt/domain';
import type { DeliveryFilter } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { withLeadStore } from './with-lead-store.ts';

export interface RetryRequest {
  readonly tenant?: string;
  readonly destination?: string;
  readonly all?: boolean;
  /** With `all`: also what waits for another attempt. */
  readonly pending?: boolean;
  /** Ids of deliveries. */
  readonly deliveries: readonly string[];
}

/** Makes dead and pending deliveries due; the server's dispatcher does the rest. */
export async function runRetry(request: RetryRequest, context: CommandContext): Promise<ExitCode> {
  const { tenant, destination, all = false, pending = !all, deliveries } = request;
  if (all === deliveries.length > 0)
    throw new UsageError('say which deliveries to try again, or --all for all that are dead');
  const now = Date.now();
  const missed: string[] = [];
  const revived = await withLeadStore(context, async (store) => {
    // In this order, since what is retried is pending then.
    const retry = async (filter: DeliveryFilter) =>
      (pending ? await store.push(filter, now) : 0) + (await store.retry(filter, now));
    if (all) {
      const place = { tenant, destination };
      if ((tenant ?? destination) !== undefined && (await store.list(place, 1)).length === 0)
        throw new UsageError('no such deliveries, in any state: check --tenant and --destination');
      return retry(place);
    }
    let count = 0;
    for (const id of deliveries) {
      const found = await retry({ id, tenant, destination });
      if (found === 0) missed.push(id);
      count += found;
    }
    return count;
  });
  context.stderr.write(`${pluralize(revived, 'delivery is', 'deliveries are')} due again.\n`);
  if (missed.length > 0)
    throw new UsageError(
      `neither dead nor waiting, or not there: ${missed.map(printable).join(', ')}`,
    );
  return exitCodes.fine;
}
