import { pluralize } from '@forecourt/domain';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { configuredRules, createChecker, type CheckSettings } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { readingOptions, warnOfCacheErrors } from './checker-options.ts';
import { configFiles, readConfig } from './read-config.ts';
import { refuseComparison } from './compare-with-base.ts';
import { runChecks } from './validation-run.ts';
import { UsageError, type ExitCode } from '../errors/exit-codes.ts';
import { checkedAt, checkedNow, horizonDays } from '../options/date-options.ts';
import { chooseOutputs, parseOutput, writeOutputs } from '../reporters/outputs.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { progressOn } from '../terminal/progress.ts';
import { ruleOf } from '../rules/rule-of.ts';
import { targetsOf } from '../targets/targets.ts';
import { fixesOf, lintReporter } from './lint-report.ts';
import type { LintOptions } from './lint-options.ts';

function refuseContradictions(options: LintOptions): void {
  if (options.updateBaseline && options.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline <file>');
  if (options.watch && (options.fix || options.updateBaseline))
    throw new UsageError('--watch only reads files: leave out --fix and --update-baseline');
  if (options.watch && options.external)
    throw new UsageError('--watch and --external do not go together');
  if (options.stdinFilePath !== undefined && (options.watch || options.fix || options.cache))
    throw new UsageError('--stdin-file-path goes with none of --watch, --fix and --cache');
  if (options.dryRun && !options.fix) throw new UsageError('--dry-run needs --fix');
  if (options.dryRun && options.format.length > 0)
    throw new UsageError('--dry-run writes a diff; leave out --format');
  refuseComparison(options);
}

/** Returns the check of links to other sites, if requested. Its results are cached in any case. */
async function externalOf(options: LintOptions, context: ProcessContext) {
  if (!options.external) return undefined;
  const { externalLinks } = await import('@forecourt/checker/external-links');
  const { defaultCacheFolder, openCache } = await import('./cache-folder.ts');
  const cache = await openCache(
    options.cacheLocation ?? defaultCacheFolder(process.cwd()),
    context,
  );
  return externalLinks({
    userAgent: `forecourt/${manifest.version} (link checker)`,
    cacheFile: cache && join(cache.folder, 'external-links.json'),
  });
}

/**
 * Lints tenants and writes the reports.
 * @param command `check` to report validation findings as well.
 * @param paths of tenants and their files; the default folder if empty.
 * @returns the exit code.
 * @throws {UsageError} for options, paths, configuration and outputs that can't be used.
 */
export async function runLint(
  command: 'lint' | 'check',
  paths: readonly string[],
  options: LintOptions,
  context: ProcessContext,
): Promise<ExitCode> {
  const asked = options.format.map(parseOutput);
  refuseContradictions(options);
  const settings = {
    report: command,
    at: checkedAt(options.at),
    horizonDays: horizonDays(options.horizon),
    onlyRules: options.rule,
  } as const;
  const rules = await readConfig(options.config);
  const known = await configuredRules(rules);
  for (const id of options.rule) ruleOf(id, known);
  const outputs = chooseOutputs(asked);
  if (options.printConfig !== undefined) {
    const { printConfig } = await import('./print-config.ts');
    return printConfig(options.printConfig, rules, known, context);
  }
  const stdin =
    options.stdinFilePath === undefined
      ? undefined
      : await (await import('./stdin-file.ts')).stdinFile(options.stdinFilePath, paths, context);
  const targets = stdin?.targets ?? (await targetsOf(paths, context.env, command));
  const reading = await readingOptions(options, context);
  const { tenants } = targets;
  const files = stdin?.files ?? blockingFileSystem;
  const report = await lintReporter(command, options, rules, outputs, context);

  if (options.watch) {
    const { runWatch } = await import('./run-watch.ts');
    const config = async () => ({
      ...settings,
      // Both may have changed since the last check.
      now: checkedNow(options.date),
      config: await readConfig(options.config),
    });
    const files = await configFiles(options.config);
    return runWatch(targets, outputs, context, { ...reading, config }, report, files);
  }
  const progress = progressOn(
    context.stderr,
    (count) =>
      `${command === 'check' ? 'Checking' : 'Linting'} … ${count.toLocaleString('en')} files`,
  );
  const now = checkedNow(options.date);
  const config = (): CheckSettings => ({ ...settings, now, config: rules });
  const external = await externalOf(options, context);
  const checker = { files, ...reading, config, onRead: progress.step, external: external?.check };
  const lint = async () => {
    const results = await runChecks(tenants, createChecker(checker), options.changedSince);
    await warnOfCacheErrors(results.values(), context);
    return results;
  };
  let results = await lint();
  if (options.fix) {
    const { fixAll, showFixes } = await import('./run-fixes.ts');
    if (options.dryRun) {
      progress.end();
      return showFixes(fixesOf(tenants, results), context);
    }
    results = await fixAll(results, (all) => fixesOf(tenants, all), lint, context);
  }
  progress.end();
  const unknown = external?.unknown() ?? 0;
  if (unknown > 0)
    context.stderr.write(
      `forecourt: ${pluralize(unknown, 'link')} to other sites could not be checked: no answer in time, or not for programs\n`,
    );
  const made = await report(tenants, results);
  await writeOutputs(made, outputs, context);
  return made.verdict.code;
}
