import { Command, InvalidArgumentError } from 'commander';
import type { StatsRequest } from './run-stats.ts';
import { formatOption } from '../../shared/options/format-option.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';

const examples = `
Examples:
  forecourt stats                              every tenant in ./tenants
  forecourt stats tenants/example-cars --top 20
  forecourt stats --format json

Exit codes:
  0  counted
  2  invalid usage
  3  internal error`;

function wholeNumber(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

/** `forecourt stats`; its implementation is loaded when it runs. */
export function statsCommand(context: CommandContext): Command {
  return new Command('stats')
    .description('count blocks, layouts, forms and assets, and list what is unused')
    .argument(
      '[paths...]',
      'tenants or folders of tenants (default: ./tenants, or the enclosing tenant)',
    )
    .option(
      '--top <count>',
      'show so many of the heaviest pages and unused assets',
      wholeNumber,
      10,
    )
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (paths: string[], options: Omit<StatsRequest, 'paths'>) => {
      const { runStats } = await import('./run-stats.ts');
      context.end(await runStats({ ...options, paths }, context));
    });
}
