import { Option, type Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import { lenderChoices, type LenderChoice } from './lender-choices.ts';
import { limitOption } from './limit-option.ts';
import type { LeadPreviewRequest } from './preview/run-preview.ts';
import type { LeadListRequest } from './run-list.ts';
import type { ResendRequest } from './run-resend.ts';
import type { RetryRequest } from './run-retry.ts';

type Place = Pick<LeadListRequest, 'tenant' | 'destination'>;
type ListOptions = LeadListRequest & { readonly lender?: LenderChoice | true };

const placed = (command: Command) =>
  command
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('-d, --destination <name>', 'to this destination');

/** Adds `forecourt leads list`. */
export function addList(leads: Command, context: CommandContext): void {
  placed(leads.command('list'))
    .description('deliveries, the newest first, without anything that visitors typed')
    .addOption(
      new Option('-s, --state <state>', 'in which state')
        .choices([...['dead', 'pending', 'delivered', 'superseded', 'erased'], 'unassigned', 'all'])
        .default('dead'),
    )
    .addOption(limitOption())
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
}

/** Adds `forecourt leads resend`. */
export function addResend(leads: Command, context: CommandContext): void {
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
}

/** Adds `forecourt leads assign`. */
export function addAssign(leads: Command, context: CommandContext): void {
  placed(leads.command('assign'))
    .description('queue the leads that no destination got (list --state unassigned)')
    .action(async (options: Place) => {
      const { runAssign } = await import('./run-assign.ts');
      context.end(await runAssign(options, context));
    });
}

/** Adds `forecourt leads move`. */
export function addMove(leads: Command, context: CommandContext): void {
  leads
    .command('move')
    .description('move leads.sqlite of FORECOURT_DATA_DIR to DATABASE_URL; stop the server first')
    .action(async () => {
      const { runMoveLeads } = await import('./run-move.ts');
      context.end(await runMoveLeads(context));
    });
}

/** Adds `forecourt leads retry`. */
export function addRetry(leads: Command, context: CommandContext): void {
  placed(leads.command('retry'))
    .description('deliver dead or pending deliveries now; the server does it within a second')
    .argument('[deliveries...]', 'ids of deliveries, as list gives them')
    .option('-a, --all', 'everything that is dead, within --tenant and --destination')
    .option('--pending', 'with --all: also what waits for its next attempt')
    .action(async (deliveries: string[], options: Omit<RetryRequest, 'deliveries'>) => {
      const { runRetry } = await import('./run-retry.ts');
      context.end(await runRetry({ ...options, deliveries }, context));
    });
}

/** Adds `forecourt leads preview`. */
export function addPreview(leads: Command, context: CommandContext): void {
  leads
    .command('preview')
    .description('what a form would send, step by step, and where to; nothing is sent')
    .argument('<form>', 'path of its page, /service or /service#booking, or the page’s file')
    .option('-t, --tenant <tenant>', 'folder or slug of the tenant')
    .option('--form <id>', 'which of the page’s forms')
    .option('-l, --location <id>', 'the place that is picked')
    .option('--values <file>', 'JSON with values by field name (default: made-up ones)')
    .option(
      '--at <moment>',
      'when it is sent: a day at the dealer’s, 2026-11-23, or a moment (default: now)',
    )
    .option('--example', 'print made-up values, to begin a file for --values')
    .addOption(formatOption())
    .action(async (page: string, options: Omit<LeadPreviewRequest, 'page'>) => {
      const { runLeadPreview } = await import('./preview/run-preview.ts');
      context.end(await runLeadPreview({ ...options, page }, context));
    });
}
