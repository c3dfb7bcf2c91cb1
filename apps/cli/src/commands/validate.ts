import { Command, InvalidArgumentError, Option } from 'commander';
import { formatNames } from '../reporters/format-names.ts';
import type { CommandContext } from './command-context.ts';

interface Options {
  readonly format: readonly string[];
  readonly failLevel: 'error' | 'warning';
  readonly maxWarnings?: number;
  readonly quiet?: boolean;
  readonly watch?: boolean;
}

const examples = `
Examples:
  forecourt validate                                  every tenant in ./tenants
  forecourt validate tenants/harbour-city             one tenant
  forecourt validate tenants/harbour-city/pages/home.json
  forecourt validate --format json > findings.json
  forecourt validate --format github --format sarif:forecourt.sarif
  forecourt validate --watch

Exit codes:
  0  no errors
  1  errors, or what --fail-level and --max-warnings count as failure
  2  the command was called wrongly
  3  a fault of forecourt itself`;

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

/** `forecourt validate`; what does the work is loaded when it runs. */
export function validateCommand(context: CommandContext): Command {
  return new Command('validate')
    .description('check tenants: every file, and everything that files refer to')
    .argument(
      '[paths...]',
      'tenants, folders of tenants, or files of a tenant (default: ./tenants)',
    )
    .addOption(
      new Option(
        '-f, --format <name[:file]>',
        `how to report, and into which file; can be given several times (${formatNames.join(', ')})`,
      )
        .argParser((text: string, before: readonly string[]) => [...before, text])
        .default([], 'pretty'),
    )
    .addOption(
      new Option('--fail-level <level>', 'what exits with 1')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .option('--max-warnings <count>', 'exit with 1 if there are more warnings', wholeNumber)
    .option('-q, --quiet', 'show errors alone; warnings are counted')
    .option('-w, --watch', 'check again whenever a file changes')
    .addHelpText('after', examples)
    .action(async (paths: string[], options: Options) => {
      const { parseOutput } = await import('../validation/outputs.ts');
      const { runValidate } = await import('../validation/run-validate.ts');
      const { format, watch = false, ...rules } = options;
      const outputs = format.map(parseOutput);
      context.end(await runValidate({ ...rules, paths, outputs, watch }, context));
    });
}
