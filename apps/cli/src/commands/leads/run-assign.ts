import { pluralize } from '@forecourt/domain';
import type { Destinations } from '@forecourt/leads';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodes, UsageError, type ExitCode } from '../../shared/errors/exit-codes.ts';
import { destinationsIn } from './destinations-in.ts';
import type { LeadListRequest } from './run-list.ts';
import { printable } from '../../shared/terminal/printable.ts';
import { withLeadStore } from './with-lead-store.ts';

/** Queues the leads of a tenant that no destination gets; the server's dispatcher does the rest. */
export async function runAssign(
  { tenant, destination }: Pick<LeadListRequest, 'tenant' | 'destination'>,
  context: CommandContext,
): Promise<ExitCode> {
  if (!tenant || !destination)
    throw new UsageError('name the --tenant and the --destination that gets its leads');
  checkDestination(tenant, destination, destinationsIn(context.env));
  const count = await withLeadStore(context, (store) =>
    store.assign({ tenant, destination }, Date.now()),
  );
  context.stderr.write(`${pluralize(count, 'lead is', 'leads are')} due to ${destination}.\n`);
  return exitCodes.fine;
}

/** @throws {UsageError} for a destination that the server does not have: a delivery to it would wait for good */
function checkDestination(tenant: string, destination: string, all: Destinations): void {
  const known = Object.hasOwn(all, tenant) ? Object.keys(all[tenant]!) : [];
  if (known.includes(destination)) return;
  const others = known.length > 0 ? `, which has ${known.join(', ')}` : '';
  throw new UsageError(
    `${printable(destination)} is not a destination of ${printable(tenant)}${others}; set FORECOURT_LEAD_DESTINATIONS as the server has it`,
  );
}
