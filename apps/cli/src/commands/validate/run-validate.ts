import { createChecker } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { progressOn } from '../../shared/terminal/progress.ts';
import { chooseOutputs, parseOutput, writeOutputs } from '../../shared/reporters/outputs.ts';
import { readingOptions, warnOfCacheErrors } from '../../shared/checking/checker-options.ts';
import { refuseComparison } from '../../shared/checking/compare-with-base.ts';
import { readConfig } from '../../shared/checking/read-config.ts';
import type { CheckOptions } from '../../shared/options/check-options.ts';
import { checkedNow } from '../../shared/options/date-options.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { runChecks, reportOn } from '../../shared/checking/validation-run.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';

/**
 * Checks tenants and reports what is an error: schemas, references, and lint rules of that level.
 * @param paths of tenants and their files; the default folder if empty.
 * @returns the exit code; with `watch`, once the watch has ended.
 * @throws {UsageError} for paths and outputs that can't be used.
 */
export async function runValidate(
  paths: readonly string[],
  options: CheckOptions,
  context: ProcessContext,
): Promise<ExitCode> {
  refuseComparison(options);
  const outputs = chooseOutputs(options.format.map(parseOutput));
  const targets = await targetsOf(paths, context.env);
  const reading = await readingOptions(options, context);
  const config = async () => ({
    report: 'validate' as const,
    now: checkedNow(options.date),
    config: await readConfig(undefined),
  });
  if (options.watch) {
    const { runWatch } = await import('../../shared/checking/run-watch.ts');
    return runWatch(targets, outputs, context, { ...reading, config }, (present, results) =>
      reportOn(present, results, options, context.env),
    );
  }
  const progress = progressOn(
    context.stderr,
    (count) => `Checking … ${count.toLocaleString('en')} files`,
  );
  const onRead = progress.step;
  const checker = createChecker({ files: blockingFileSystem, ...reading, config, onRead });
  const results = await runChecks(targets.tenants, checker, options.changedSince);
  const report = await reportOn(targets.tenants, results, options, context.env);
  progress.end();
  await warnOfCacheErrors(results.values(), context);
  await writeOutputs(report, outputs, context);
  return report.verdict.code;
}
