import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import type { ListRequest } from './run-list.ts';
import { withLeadStore } from './with-lead-store.ts';

/** Queues the leads of a tenant that no destination gets; the server's dispatcher does the rest. */
export async function runAssign(
  { tenant, destination }: Pick<ListRequest, 'tenant' | 'destination'>,
  context: CommandContext,
): Promise<ExitCode> {
  if (!tenant || !destination)
    throw new UsageError('name the --tenant and the --destination that gets its leads');
  const count = await withLeadStore(context, (store) =>
    store.assign({ tenant, destination }, Date.now()),
  );
  context.stderr.write(
    `${count} ${count === 1 ? 'lead is' : 'leads are'} due to ${destination}.\n`,
  );
  return exitCodes.fine;
}
