import { Command } from 'commander';
import { addLinting } from '../../shared/checking/lint-command.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { exitCodesHelp } from '../../shared/options/report-options.ts';

const examples = `
Examples:
  forecourt lint                                      every tenant in ./tenants
  forecourt lint tenants/example-cars --horizon 30d   what ends within 30 days, too
  forecourt lint --at 2025-04-02                      what publishing again would change
  forecourt lint --rule heading-order --rule unsafe-html
  forecourt lint --fix --dry-run                      what would be fixed, as a diff
  forecourt lint --changed-since main                 what this branch has to answer for
  forecourt lint --baseline lint-baseline.json --update-baseline
  forecourt explain heading-order                     why, and what is right
${exitCodesHelp}`;

/** `forecourt lint`; its implementation is loaded when it runs. */
export function lintCommand(context: CommandContext): Command {
  const command = new Command('lint')
    .description('find problems in valid content: dates, forms, images, offers and more')
    .addHelpText('after', examples);
  return addLinting(command, context, 'lint');
}
