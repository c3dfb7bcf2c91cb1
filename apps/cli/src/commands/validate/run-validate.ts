import { createChecker } from '@forecourt/checker';
import { blockingFileSystem } from '@forecourt/content';
import type { ExitCode } from '../../shared/errors/exit-codes.ts';
import { progressOn } from '../../shared/terminal/progress.ts';
import { chooseOutputs, writeOutputs } from '../../shared/reporters/outputs.ts';
import {
  narrowToChanged,
  readingOptions,
  warnOfCacheErrors,
} from '../../shared/checking/check-request.ts';
import type { CheckRequest } from '../../shared/checking/check-request.ts';
import type { Output } from '../../shared/reporters/outputs.ts';
import type { ReportRules } from '../../shared/reporters/report.ts';
import { targetsOf } from '../../shared/targets/targets.ts';
import { checkTenants, reportOn } from '../../shared/checking/validation-run.ts';
import type { ProcessContext } from '../../shared/terminal/process-context.ts';

/** Parsed arguments of `forecourt validate`. */
export interface ValidateRequest extends ReportRules, CheckRequest {
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly outputs: readonly Output[];
}

/**
 * Checks tenants and writes the reports.
 * @returns the exit code; with `watch`, once the watch has ended.
 * @throws {UsageError} for paths and outputs that can't be used.
 */
export async function runValidate(
  request: ValidateRequest,
  context: ProcessContext,
): Promise<ExitCode> {
  const outputs = chooseOutputs(request.outputs);
  const targets = await targetsOf(request.paths, context.env);
  const reading = await readingOptions(request, context);
  const tenants = await narrowToChanged(targets.tenants, request);
  const config = () => ({ report: 'validate' as const, now: new Date().toISOString() });
  if (request.watch) {
    const { runWatch } = await import('../../shared/checking/run-watch.ts');
    return runWatch(targets, outputs, context, { ...reading, config }, (present, results) =>
      reportOn(present, results, request, context.env),
    );
  }
  const progress = progressOn(
    context.stderr,
    (count) => `Checking … ${count.toLocaleString('en')} files`,
  );
  const options = { files: blockingFileSystem, ...reading, config, onRead: progress.step };
  const results = await checkTenants(tenants, createChecker(options));
  const report = await reportOn(tenants, results, request, context.env);
  progress.end();
  await warnOfCacheErrors(results.values(), context);
  await writeOutputs(report, outputs, context);
  return report.verdict.code;
}
