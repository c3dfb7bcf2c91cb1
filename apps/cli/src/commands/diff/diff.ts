import { Command, Option } from 'commander';
import { diffFormats } from './formats/format-names.ts';
import { collect } from '../../shared/options/collect.ts';
import type { CommandContext } from '../../shared/options/command-context.ts';
import { checkedPaths } from '../../shared/options/report-options.ts';

interface Options {
  readonly at?: readonly string[];
  readonly clock?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly format: readonly string[];
  readonly failOnChange?: boolean;
}

const help = `
Examples:
  forecourt diff                                       what changed since the last commit
  forecourt diff --at 2024-05-19 --at 2024-05-20       what a publication date changes
  forecourt diff --at 2025-04-02 tenants/example-cars  what publishing again would change
  forecourt diff --clock 2026-12-24                    what a day changes: offers end
  forecourt diff --from main...spring-offers           what a branch changes
  forecourt diff --from main --format html:diff.html   both renderings side by side
  forecourt diff --from origin/main --format markdown  for a pull request's comment

Exit codes:
  0  compared, whatever was found
  1  something differs, with --fail-on-change
  2  invalid usage, or something can't be compared
  3  internal error`;

/** `forecourt diff`; its implementation is loaded when it runs. */
export function diffCommand(context: CommandContext): Command {
  return new Command('diff')
    .description('show which pages and blocks differ between two dates or two revisions')
    .argument('[paths...]', checkedPaths)
    .option(
      '--at <date>',
      'as if every page were published on a date, and looked at then; twice to compare two dates',
      collect,
    )
    .option(
      '--clock <date>',
      'look at the site on a day, pages keeping their dates; twice to compare two days',
      collect,
    )
    .option(
      '--from <revision>',
      'what the current branch changes since it left another branch, tag or commit; main...sale: the same for the branch sale',
    )
    .option(
      '--to <revision>',
      'with --from: compare exactly these two revisions (default: the files as they are)',
    )
    .addOption(
      new Option(
        '-f, --format <name[:file]>',
        `how to report, and into which file; can be given several times (${diffFormats.join(', ')})`,
      )
        .argParser(collect)
        .default([], 'pretty'),
    )
    .option('--fail-on-change', 'exit with 1 if anything differs')
    .addHelpText('after', help)
    .action(
      async (
        paths: string[],
        { at = [], clock = [], format, failOnChange = false, ...revisions }: Options,
      ) => {
        const { readOutput } = await import('../../shared/reporters/outputs.ts');
        const { runDiff } = await import('./run-diff.ts');
        const outputs = format.map((text) => readOutput(text, diffFormats));
        const now = new Date().toISOString();
        context.end(
          await runDiff({ ...revisions, at, clock, paths, outputs, failOnChange, now }, context),
        );
      },
    );
}
