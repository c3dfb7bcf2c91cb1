import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { formatNames } from '../reporters/format-names.ts';
import { collect } from './collect.ts';

export const checkedPaths =
  'tenants by folder or slug, folders of tenants, or files of a tenant (default: ./tenants, or the enclosing tenant)';

export const exitCodesHelp = `
Exit codes:
  0  no errors
  1  errors, or what --fail-level and --max-warnings count as failure
  2  invalid usage
  3  internal error`;

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

/** Adds the options of reports to a command. */
export const addReportOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '-f, --format <name[:file]>',
        `how to report, and into which file; can be given several times (${formatNames.join(', ')})`,
      )
        .argParser(collect)
        .default([], 'pretty'),
    )
    .addOption(
      new Option('--fail-level <level>', 'what exits with 1')
        .choices(['error', 'warning'])
        .default('error'),
    )
    .option('--max-warnings <count>', 'exit with 1 if there are more warnings', wholeNumber)
    .option(
      '--max-findings <count>',
      'show no more findings, errors first; all are counted',
      wholeNumber,
    )
    .option('-q, --quiet', 'show errors alone; warnings are counted');
