import { Command, InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from './command-context.ts';

interface Place {
  readonly tenant?: string;
  readonly destination?: string;
}

interface ListOptions extends Place {
  readonly state: 'pending' | 'delivered' | 'dead' | 'all';
  readonly limit: number;
  readonly format: 'pretty' | 'json';
}

interface PreviewOptions {
  readonly tenant?: string;
  readonly form?: string;
  readonly location?: string;
  readonly values?: string;
  readonly at?: string;
  readonly example?: boolean;
  readonly format: 'pretty' | 'json';
}

const examples = `
Examples:
  forecourt leads list                        what could not be delivered
  forecourt leads list --state pending --tenant example-cars
  forecourt leads show <lead>                 what the visitor typed, and every delivery
  forecourt leads retry <delivery>            try one again
  forecourt leads retry --all --tenant example-cars
  forecourt leads preview /service --tenant example-cars
                                              what that form would send, and where to
  forecourt leads preview /cars/2024-tern-h1  the enquiry on a car's own page

Leads are where the server keeps them: in PostgreSQL with DATABASE_URL, else in FORECOURT_DATA_DIR.
Only show prints what visitors typed, and never a birth date or a licence number.

Exit codes:
  0  done
  1  preview: the form would not take the values
  2  the command was called wrongly, there is no such lead or form, or the leads can't be reached
  3  a fault of forecourt itself`;

function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}

const formatOption = () =>
  new Option('-f, --format <name>', 'how to report').choices(['pretty', 'json']).default('pretty');

const placed = (command: Command) =>
  command
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('-d, --destination <name>', 'to this destination');

/** `forecourt leads`; what does the work is loaded when it runs. */
export function leadsCommand(context: CommandContext): Command {
  const leads = new Command('leads')
    .description('look after the delivery of leads: what is stuck, what is in it, try again')
    .addHelpText('after', examples);
  placed(leads.command('list'))
    .description('deliveries, the newest first, without anything that visitors typed')
    .addOption(
      new Option('-s, --state <state>', 'in which state')
        .choices(['dead', 'pending', 'delivered', 'all'])
        .default('dead'),
    )
    .option('-n, --limit <count>', 'how many at most', atLeastOne, 50)
    .addOption(formatOption())
    .action(async (options: ListOptions) => {
      const { runList } = await import('../leads/run-list.ts');
      context.end(await runList(options, context));
    });
  leads
    .command('show')
    .description('one lead: what the visitor typed, step by step, and its deliveries')
    .argument('<lead>', 'id of the lead, as list gives it')
    .addOption(formatOption())
    .action(async (lead: string, { format }: Pick<ListOptions, 'format'>) => {
      const { runShow } = await import('../leads/run-show.ts');
      context.end(await runShow(lead, format, context));
    });
  placed(leads.command('retry'))
    .description('deliver again what is dead; the server does it within a second')
    .argument('[deliveries...]', 'ids of deliveries, as list gives them')
    .option('-a, --all', 'everything that is dead, within --tenant and --destination')
    .action(async (deliveries: string[], options: Place & { readonly all?: boolean }) => {
      const { runRetry } = await import('../leads/run-retry.ts');
      context.end(await runRetry({ ...options, deliveries }, context));
    });
  leads
    .command('preview')
    .description('what a form would send, step by step, and where to; nothing is sent')
    .argument('<form>', 'path of its page, /service or /service#booking, or the page’s file')
    .option('-t, --tenant <tenant>', 'folder or slug of the tenant')
    .option('--form <id>', 'which of the page’s forms')
    .option('-l, --location <id>', 'the place that is picked')
    .option('--values <file>', 'JSON with values by field name (default: made-up ones)')
    .option('--at <moment>', 'when it is sent, such as 2026-11-23 (default: now)')
    .option('--example', 'print made-up values, to begin a file for --values')
    .addOption(formatOption())
    .action(async (page: string, options: PreviewOptions) => {
      const { runLeadPreview } = await import('../leads/preview/run-preview.ts');
      context.end(await runLeadPreview({ ...options, page }, context));
    });
  return leads;
}
