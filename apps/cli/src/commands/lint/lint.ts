import { Command, Option } from 'commander';
import { addCheckOptions } from '../../shared/options/check-options.ts';
import type { CheckOptions } from '../../shared/options/check-options.ts';
import { collect } from '../../shared/options/collect.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import {
  addReportOptions,
  checkedPaths,
  exitCodesHelp,
} from '../../shared/options/report-options.ts';
import type { ReportOptions } from '../../shared/options/report-options.ts';

export interface LintOptions extends ReportOptions, CheckOptions {
  readonly at?: string;
  readonly horizon?: string;
  readonly rule: readonly string[];
  readonly config?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly fix?: boolean;
  readonly dryRun?: boolean;
}

const examples = `
Examples:
  forecourt lint                                      every tenant in ./tenants
  forecourt lint tenants/example-cars --horizon 30d   what ends within 30 days, too
  forecourt lint --at 2025-04-02                      what publishing again would change
  forecourt lint --rule heading-order --rule unsafe-html
  forecourt lint --fix --dry-run                      what would be put right, as a diff
  forecourt lint --changed-since main                 what this branch has to answer for
  forecourt lint --baseline lint-baseline.json --update-baseline
  forecourt explain heading-order                     why, and what is right
${exitCodesHelp}`;

/** Adds all that can be said about rules, and the work; see `lintCommand`. @param validate tell what validation finds, too. */
export const addLinting = (command: Command, context: CommandContext, validate: boolean): Command =>
  addCheckOptions(addReportOptions(command.argument('[paths...]', checkedPaths)))
    .option('--at <date>', 'tell what would change if pages were published again on a date')
    .option('--horizon <days>', 'tell what ends within so many days, such as 30d')
    .addOption(
      new Option('--rule <id>', 'run this rule alone; can be given several times')
        .argParser(collect)
        .default([], 'all'),
    )
    .option(
      '--config <file>',
      'the configuration (default: the nearest forecourt.config.json, if any)',
    )
    .option('--baseline <file>', 'leave out the findings that this file counts')
    .option('--update-baseline', 'write the findings of today into the baseline')
    .option('--fix', 'put right what is safe to put right')
    .option('--dry-run', 'with --fix: show the change as a diff, and change nothing')
    .action(async (paths: string[], options: LintOptions) => {
      const { parseOutput } = await import('../../shared/reporters/outputs.ts');
      const { runLint } = await import('./run-lint.ts');
      const { format, rule, ...rest } = options;
      const outputs = format.map(parseOutput);
      const now = new Date().toISOString();
      context.end(
        await runLint({ ...rest, paths, outputs, onlyRules: rule, now, validate }, context),
      );
    });

/** `forecourt lint`; what does the work is loaded when it runs. */
export function lintCommand(context: CommandContext): Command {
  const command = new Command('lint')
    .description('look for what is valid but not right: dates, forms, pictures, offers, and more')
    .addHelpText('after', examples);
  return addLinting(command, context, false);
}
