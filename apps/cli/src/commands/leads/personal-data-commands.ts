import type { Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import { limitOption } from './limit-option.ts';
import type { AuditRequest } from './run-audit.ts';
import type { EraseRequest } from './run-erase.ts';
import type { ExportRequest } from './run-export.ts';
import type { ShowRequest } from './run-show.ts';

const person = (command: Command) =>
  command
    .argument('[leads...]', 'ids of leads, as list gives them')
    .option('--email <address>', 'the person’s email address, in any case')
    .option('--phone <number>', 'the person’s phone number, however it is written')
    .option('-t, --tenant <slug>', 'of this tenant alone');

/** Adds `forecourt leads show`. */
export function addShow(leads: Command, context: CommandContext): void {
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
}

/** Adds `forecourt leads export`. */
export function addExport(leads: Command, context: CommandContext): void {
  person(leads.command('export'))
    .description('everything that is stored of one person, as JSON')
    .option('-o, --output <file>', 'write to this file, readable by its owner alone')
    .action(async (leads: string[], options: Omit<ExportRequest, 'leads'>) => {
      const { runExport } = await import('./run-export.ts');
      context.end(await runExport({ ...options, leads }, context));
    });
}

/** Adds `forecourt leads erase`. */
export function addErase(leads: Command, context: CommandContext): void {
  person(leads.command('erase'))
    .description('erase what is stored of one person; ids and accounts of deliveries stay')
    .option('--dry-run', 'report what would be erased, and erase nothing')
    .addOption(formatOption())
    .action(async (leads: string[], options: Omit<EraseRequest, 'leads'>) => {
      const { runErase } = await import('./run-erase.ts');
      context.end(await runErase({ ...options, leads }, context));
    });
}

/** Adds `forecourt leads audit`. */
export function addAudit(leads: Command, context: CommandContext): void {
  leads
    .command('audit')
    .description('who looked at, exported, erased or resent personal data, the newest first')
    .option('-t, --tenant <slug>', 'of this tenant')
    .option('--lead <id>', 'of this lead')
    .addOption(limitOption())
    .addOption(formatOption())
    .action(async (options: AuditRequest) => {
      const { runAudit } = await import('./run-audit.ts');
      context.end(await runAudit(options, context));
    });
}
