import { configFile, createChecker } from '@forecourt/checker';
import type { CheckSettings } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import { narrowToChanged, readingOptions, warnOfCacheErrors } from './check-request.ts';
import { findConfig, readConfig } from './read-config.ts';
import { checkTenants } from './validation-run.ts';
import { UsageError } from '../errors/exit-codes.ts';
import type { ExitCode } from '../errors/exit-codes.ts';
import { checkedAt, horizonDays } from '../options/date-options.ts';
import { chooseOutputs, writeOutputs } from '../reporters/outputs.ts';
import type { ProcessContext } from '../terminal/process-context.ts';
import { progressOn } from '../terminal/progress.ts';
import { ruleOf } from '../rules/rule-of.ts';
import { targetsOf } from '../targets/targets.ts';
import { fixesOf, lintReporter } from './lint-report.ts';
import type { LintRequest } from './lint-request.ts';

function refuseContradictions(request: LintRequest): void {
  if (request.updateBaseline && request.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline <file>');
  if (request.watch && (request.fix || request.updateBaseline))
    throw new UsageError('--watch only reads files: leave out --fix and --update-baseline');
  if (request.dryRun && !request.fix) throw new UsageError('--dry-run needs --fix');
  if (request.dryRun && request.outputs.length > 0)
    throw new UsageError('--dry-run writes a diff; leave out --format');
  for (const id of request.onlyRules) ruleOf(id);
}

/**
 * Lints tenants and writes the reports.
 * @returns the exit code.
 * @throws {UsageError} for options, paths, configuration and outputs that can't be used.
 */
export async function runLint(request: LintRequest, context: ProcessContext): Promise<ExitCode> {
  refuseContradictions(request);
  const command = request.validate ? 'check' : 'lint';
  const settings = {
    report: command,
    at: checkedAt(request.at),
    horizonDays: horizonDays(request.horizon),
    onlyRules: request.onlyRules,
  } as const;
  const rules = await readConfig(request.config);
  const outputs = chooseOutputs(request.outputs);
  const targets = await targetsOf(request.paths, context.env, command);
  const reading = await readingOptions(request, context);
  const tenants = await narrowToChanged(targets.tenants, request);
  const report = await lintReporter(request, settings.horizonDays, outputs, context);

  if (request.watch) {
    const { runWatch } = await import('./run-watch.ts');
    const config = async () => ({
      ...settings,
      // Both may have changed since the last check.
      now: new Date().toISOString(),
      config: await readConfig(request.config),
    });
    const file = request.config ?? (await findConfig(process.cwd())) ?? configFile;
    return runWatch(targets, outputs, context, { ...reading, config }, report, file);
  }
  const progress = progressOn(
    context.stderr,
    (count) => `${request.validate ? 'Checking' : 'Linting'} … ${count.toLocaleString('en')} files`,
  );
  const config = (): CheckSettings => ({ ...settings, now: request.now, config: rules });
  const checker = { files: blockingFileSystem, ...reading, config, onRead: progress.step };
  const lint = async () => {
    const results = await checkTenants(tenants, createChecker(checker));
    await warnOfCacheErrors(results.values(), context);
    return results;
  };
  let results = await lint();
  if (request.fix) {
    const { fixAll, showFixes } = await import('./run-fixes.ts');
    if (request.dryRun) {
      progress.end();
      return showFixes(fixesOf(tenants, results), context);
    }
    results = await fixAll(results, (all) => fixesOf(tenants, all), lint, context);
  }
  progress.end();
  const made = await report(tenants, results);
  await writeOutputs(made, outputs, context);
  return made.verdict.code;
}
