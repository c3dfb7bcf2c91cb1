import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import type { Severity } from '@forecourt/block-schemas';
import { addReportOptions } from './report-options.ts';

/** Options of validate, lint and check, as the command line gives them. */
export interface CheckOptions {
  readonly format: readonly string[];
  readonly failLevel: Severity;
  readonly maxWarnings?: number;
  readonly quiet?: boolean;
  readonly maxFindings?: number;
  readonly watch?: boolean;
  /** Report only findings that are new since this commit. */
  readonly changedSince?: string;
  /** Day to check as of, instead of today. */
  readonly date?: string;
  readonly cache?: boolean;
  /** Folder of the cache; the default folder if left out. */
  readonly cacheLocation?: string;
  readonly threads?: number;
}

const maxThreads = 64;

function threadCount(text: string): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > maxThreads)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${maxThreads}.`);
  return count;
}

/** Adds {@link CheckOptions} to a command. */
export const addCheckOptions = (command: Command): Command =>
  addReportOptions(command)
    .option('-w, --watch', 'check again whenever a file changes')
    .option(
      '--changed-since <ref>',
      'report only findings that are new since <ref> (everything is still checked)',
    )
    .option('--date <date>', 'check as of a day instead of today: offers end, dates pass')
    .option('--cache', 'reuse cached results for unchanged pages')
    .option('--no-cache', 'read every page (default)')
    .option(
      '--cache-location <folder>',
      'where to keep it, with --cache (default: node_modules/.cache/forecourt, or .forecourt-cache)',
    )
    .option(
      '--threads <count>',
      'threads to read pages in (default: by their number)',
      threadCount,
    );
