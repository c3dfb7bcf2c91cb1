import { Command } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { addLinting } from '../../shared/checking/lint-command.ts';
import { exitCodesHelp } from '../../shared/options/report-options.ts';

const examples = `
Examples:
  forecourt check                              every tenant in ./tenants, every check
  forecourt check --cache                      the second time in a fraction of the time
  forecourt check --changed-since origin/main  what a pull request has to answer for
  forecourt check --external                   links to other sites as well
  forecourt check --watch
${exitCodesHelp}`;

/** `forecourt check`: `validate` and `lint` in one run, which reads each file once. */
export function checkCommand(context: CommandContext): Command {
  const command = new Command('check')
    .description('find every problem in tenants; the gate for pull requests')
    .addHelpText('after', examples);
  return addLinting(command, context, 'check');
}
