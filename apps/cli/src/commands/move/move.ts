import { Command } from 'commander';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import type { MoveRequest } from './run-move.ts';

const examples = `
Examples:
  forecourt move /finance /car-loans                       a page: its path, file, links and a redirect
  forecourt move /assets/hero.jpg /assets/home/hero.jpg    a file, and everything that shows it
  forecourt move /assets/old/ /assets/new/                 a folder of files
  forecourt move /finance /car-loans --tenant example-cars
  forecourt move /finance /car-loans --dry-run             the changes as a diff; nothing is written

Exit codes:
  0  moved
  2  there is nothing at the old address, the new one can't be used, or invalid usage
  3  internal error`;

/** The command line of `forecourt move`; its implementation is loaded when it runs. */
export function moveCommand(context: CommandContext): Command {
  return new Command('move')
    .description(
      'move a page, an asset or a folder of assets, and update everything that refers to it',
    )
    .argument(
      '<from>',
      'path of a page, an asset or a folder of assets, such as /finance or /assets/hero.jpg',
    )
    .argument('<to>', 'its new path')
    .option('-t, --tenant <name>', 'folder or slug of the tenant, if several have such a path')
    .option('-n, --dry-run', 'print the changes as a diff, and write nothing')
    .option('--baseline <file>', 'rename the file in this baseline as well')
    .option('--no-redirect', 'do not redirect the old address of a page')
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (from: string, to: string, options: Omit<MoveRequest, 'from' | 'to'>) => {
      const { runMove } = await import('./run-move.ts');
      context.end(await runMove({ ...options, from, to }, context));
    });
}
