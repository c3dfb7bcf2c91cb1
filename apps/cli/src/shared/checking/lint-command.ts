import { Option } from 'commander';
import type { Command } from 'commander';
import { addCheckOptions } from '../options/check-options.ts';
import { collect } from '../options/collect.ts';
import type { CommandContext } from '../options/command-context.ts';
import { checkedPaths } from '../options/report-options.ts';
import type { LintOptions } from './lint-options.ts';

/** Adds the option of `check` alone that sends requests. */
const withExternal = (report: 'lint' | 'check', command: Command): Command =>
  report === 'check'
    ? command.option('--external', 'request links to other sites, and report broken ones')
    : command;

/**
 * Adds the options of linting to a command, and its action.
 * @param report `check` to report validation findings as well.
 */
export const addLinting = (
  command: Command,
  context: CommandContext,
  report: 'lint' | 'check',
): Command =>
  withExternal(report, addCheckOptions(command.argument('[paths...]', checkedPaths)))
    .option('--at <date>', 'report what would change if pages were published again on a date')
    .option('--horizon <days>', 'report what ends within so many days, such as 30d')
    .addOption(
      new Option('--rule <id>', 'run this rule alone; can be given several times')
        .argParser(collect)
        .default([], 'all'),
    )
    .option(
      '--config <file>',
      'the configuration (default: the nearest forecourt.config.json, if any)',
    )
    .option('--print-config [file]', 'print the rules in effect, for a file if one is named')
    .option(
      '--stdin-file-path <path>',
      'check the text from stdin as that file, with the rest of its tenant from the disk',
    )
    .option('--baseline <file>', 'leave out the findings that this file counts')
    .option('--update-baseline', 'write the findings of today into the baseline')
    .option('--fix', 'fix what is safe to fix')
    .option('--dry-run', 'with --fix: show the change as a diff and write nothing')
    .action(async (paths: string[], options: LintOptions) => {
      const { runLint } = await import('./run-lint.ts');
      context.end(await runLint(report, paths, options, context));
    });
