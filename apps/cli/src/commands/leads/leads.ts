import { Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';
import {
  addAssign,
  addList,
  addMove,
  addPreview,
  addResend,
  addRetry,
} from './delivery-commands.ts';
import { addAudit, addErase, addExport, addShow } from './personal-data-commands.ts';

const examples = `
Examples:
  forecourt leads list                        what could not be delivered
  forecourt leads list --state pending --tenant example-cars
  forecourt leads show <lead>                 what the visitor typed, and every delivery
  forecourt leads retry <delivery>            try one again
  forecourt leads retry --all --tenant example-cars
  forecourt leads list --lender               applications that the lender does not have
  forecourt leads resend --all                send what never reached the lender
  forecourt leads show <lead> --sensitive     birth date and licence number, too
  forecourt leads export --email ann@example.com --output ann.json
  forecourt leads erase --email ann@example.com --dry-run
  forecourt leads preview /service --tenant example-cars
                                              what that form would send, and where to
  forecourt leads preview /cars/2024-tern-h1  the enquiry on a car's own page

Leads are where the server keeps them: in PostgreSQL with DATABASE_URL, else in FORECOURT_DATA_DIR.
Only show and export print what visitors entered; birth dates and licence numbers need FORECOURT_SECRET
and are printed by export and show --sensitive alone. Both are noted: forecourt leads audit.

Exit codes:
  0  done
  1  preview: the form would not take the values
  2  invalid usage, there is no such lead or form, or the leads can't be reached
  3  internal error`;

/** Parts of the command, in the order of its help. */
const commands = [
  ...[addList, addShow, addResend, addExport, addErase],
  ...[addAudit, addAssign, addMove, addRetry, addPreview],
];

/** `forecourt leads`; its implementation is loaded when it runs. */
export function leadsCommand(context: CommandContext): Command {
  const leads = new Command('leads')
    .description('manage the delivery of leads: list, show, retry, export, erase')
    .addHelpText('after', examples);
  for (const add of commands) add(leads, context);
  return leads;
}
