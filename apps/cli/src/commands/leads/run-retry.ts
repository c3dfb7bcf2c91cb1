import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { withLeadStore } from './with-lead-store.ts';

export interface RetryRequest {
  readonly tenant?: string;
  readonly destination?: string;
  readonly all?: boolean;
  /** Ids of deliveries. */
  readonly deliveries: readonly string[];
}

/** Makes dead deliveries due again; the server's dispatcher does the rest. */
export async function runRetry(request: RetryRequest, context: CommandContext): Promise<ExitCode> {
  const { tenant, destination, all = false, deliveries } = request;
  if (all === deliveries.length > 0)
    throw new UsageError('say which deliveries to try again, or --all for all that are dead');
  const now = Date.now();
  const missed: string[] = [];
  const revived = await withLeadStore(context, async (store) => {
    if (all) return store.retry({ tenant, destination }, now);
    let count = 0;
    for (const id of deliveries) {
      const found = await store.retry({ id, tenant, destination }, now);
      if (found === 0) missed.push(id);
      count += found;
    }
    return count;
  });
  context.stderr.write(
    `${revived} ${revived === 1 ? 'delivery is' : 'deliveries are'} due again.\n`,
  );
  if (missed.length > 0)
    throw new UsageError(`not dead, or not there: ${missed.map(printable).join(', ')}`);
  return exitCodes.fine;
}
