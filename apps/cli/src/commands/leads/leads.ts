import { Command, InvalidArgumentError, Option } from 'commander';
import type { LeadPreviewRequest } from './preview/run-preview.ts';
import type { AuditRequest } from './run-audit.ts';
import type { EraseRequest } from './run-erase.ts';
import type { ExportRequest } from './run-export.ts';
import type { ResendRequest } from './run-resend.ts';
import type { ShowRequest } from './run-show.ts';
import type { RetryRequest } from './run-retry.ts';
import type { LeadListRequest } from './run-list.ts';
import { lenderChoices, type LenderChoice } from './lender-choices.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

type Place = Pick<LeadListRequest, 'tenant' | 'destination'>;
type ListOptions = LeadListRequest & { readonly lender?: LenderChoice | true };

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
Only show and export print what visitors entered; birth dates and licence numbers need FORECOURT_SECRET\nand are printed by export and show --sensitive alone. Both are noted: forecourt leads audit.

Exit codes:
  0  done
  1  preview: the form would not take the values
  2  invalid usage, there is no such lead or form, or the leads can't be reached
  3  internal error`;

function atLeastOne(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('It must be a number from 1.');
  return Number(text);
}

const placed = (command: Command) =>
  command
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('-d, --destination <name>', 'to this destination');

const person = (command: Command) =>
  command
    .option('--email <address>', 'the person’s email address, in any case')
    .option('--phone <number>', 'the person’s phone number, however it is written')
    .option('--lead <id>', 'this lead')
    .option('-t, --tenant <slug>', 'of this tenant alone');

/** `forecourt leads`; its implementation is loaded when it runs. */
export function leadsCommand(context: CommandContext): Command {
  const leads = new Command('leads')
    .description('manage the delivery of leads: list, show, retry, export, erase')
    .addHelpText('after', examples);
  placed(leads.command('list'))
    .description('deliveries, the newest first, without anything that visitors typed')
    .addOption(
      new Option('-s, --state <state>', 'in which state')
        .choices([...['dead', 'pending', 'delivered', 'superseded', 'erased'], 'unassigned', 'all'])
        .default('dead'),
    )
    .option('-n, --limit <count>', 'how many at most', atLeastOne, 50)
    .addOption(
      new Option('--lender [status]', 'finance applications by what became of them at the lender')
        .choices(lenderChoices)
        .preset('missing'),
    )
    .addOption(formatOption())
    .action(async (options: ListOptions) => {
      if (options.lender !== undefined) {
        const { runListLender } = await import('./run-list-lender.ts');
        const lender = options.lender === true ? 'missing' : options.lender;
        context.end(await runListLender({ ...options, lender }, context));
        return;
      }
      const { runLeadList } = await import('./run-list.ts');
      context.end(await runLeadList(options, context));
    });
  leads
    .command('show')
    .description('one lead: what the visitor typed, step by step, and its deliveries')
    .argument('<lead>', 'id of the lead, as list gives it')
    .option(
      '--sensitive',
      'print birth date and licence number; needs FORECOURT_SECRET, is audited',
    )
    .addOption(formatOption())
    .action(async (lead: string, options: Omit<ShowRequest, 'lead'>) => {
      const { runShow } = await import('./run-show.ts');
      context.end(await runShow({ ...options, lead }, context));
    });
  leads
    .command('resend')
    .description('send applications to the lender that never reached it; a running server does it')
    .argument('[leads...]', 'ids of leads, as list --lender prints them')
    .option('-a, --all', 'every application that never arrived')
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('--unknown', 'also those that may have arrived: the lender may get them twice')
    .action(async (ids: string[], options: Omit<ResendRequest, 'leads'>) => {
      const { runResend } = await import('./run-resend.ts');
      context.end(await runResend({ ...options, leads: ids }, context));
    });
  person(leads.command('export'))
    .description('everything that is stored of one person, as JSON')
    .option('-o, --output <file>', 'write to this file, readable by its owner alone')
    .action(async (options: ExportRequest) => {
      const { runExport } = await import('./run-export.ts');
      context.end(await runExport(options, context));
    });
  person(leads.command('erase'))
    .description('erase what is stored of one person; ids and accounts of deliveries stay')
    .option('--dry-run', 'report what would be erased, and erase nothing')
    .addOption(formatOption())
    .action(async (options: EraseRequest) => {
      const { runErase } = await import('./run-erase.ts');
      context.end(await runErase(options, context));
    });
  leads
    .command('audit')
    .description('who looked at, exported, erased or resent personal data, the newest first')
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('--lead <id>', 'of this lead')
    .option('-n, --limit <count>', 'how many at most', atLeastOne, 50)
    .addOption(formatOption())
    .action(async (options: AuditRequest) => {
      const { runAudit } = await import('./run-audit.ts');
      context.end(await runAudit(options, context));
    });
  placed(leads.command('assign'))
    .description('queue the leads that no destination got (list --state unassigned)')
    .action(async (options: Place) => {
      const { runAssign } = await import('./run-assign.ts');
      context.end(await runAssign(options, context));
    });
  leads
    .command('move')
    .description('move leads.sqlite of FORECOURT_DATA_DIR to DATABASE_URL; stop the server first')
    .action(async () => {
      const { runMoveLeads } = await import('./run-move.ts');
      context.end(await runMoveLeads(context));
    });
  placed(leads.command('retry'))
    .description('deliver dead or pending deliveries now; the server does it within a second')
    .argument('[deliveries...]', 'ids of deliveries, as list gives them')
    .option('-a, --all', 'everything that is dead, within --tenant and --destination')
    .option('--pending', 'with --all: also what waits for its next attempt')
    .action(async (deliveries: string[], options: Omit<RetryRequest, 'deliveries'>) => {
      const { runRetry } = await import('./run-retry.ts');
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
    .action(async (page: string, options: Omit<LeadPreviewRequest, 'page'>) => {
      const { runLeadPreview } = await import('./preview/run-preview.ts');
      context.end(await runLeadPreview({ ...options, page }, context));
    });
  return leads;
}
