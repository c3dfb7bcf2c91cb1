import { Command, Option } from 'commander';
import type { CommandContext } from '../../shared/options/command-context.ts';

interface Options {
  readonly tenants?: string;
  readonly horizon?: string;
  readonly at?: string;
  readonly baseline?: string;
}

const about = `
Editors start it themselves: give yours this command for files of the language json. The guide "Set
up your editor" has settings for several. It finds tenants by their site.json and takes the nearest
forecourt.config.json. An editor may set forecourt.tenants, forecourt.horizon,
forecourt.at and forecourt.baseline too.

Examples:
  forecourt lsp --horizon 30d       also report what ends within 30 days

Exit codes:
  0  the editor asked for the end
  1  the editor hung up without
  2  invalid usage
  3  internal error`;

/** `forecourt lsp`; its implementation is loaded when it runs. */
export function lspCommand(context: CommandContext): Command {
  return new Command('lsp')
    .description('serve an editor: findings, completion and explanations while you type')
    .option('--tenants <folder>', 'folder of tenants, from the workspace (default: tenants)')
    .option('--horizon <days>', 'report what ends within so many days, such as 30d')
    .option('--at <date>', 'report what would change if pages were published again on a date')
    .option('--baseline <file>', 'leave out the findings that this file counts')
    .addOption(new Option('--stdio', 'speak over stdin and stdout, as it always does').hideHelp())
    .addOption(new Option('--clientProcessId <id>', 'the editor’s process').hideHelp())
    .addHelpText('after', about)
    .action(async ({ tenants, horizon, at, baseline }: Options) => {
      const { runLsp } = await import('./run-lsp.ts');
      context.end(await runLsp({ tenants, horizon, at, baseline }));
    });
}
