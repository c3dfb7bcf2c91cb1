import { stat } from 'node:fs/promises';
import { UsageError } from '../exit-codes.ts';
import type { ExitCode } from '../exit-codes.ts';
import { progressOn } from '../terminal/progress.ts';
import { chooseOutputs, writeOutputs } from './outputs.ts';
import type { Output } from './outputs.ts';
import type { ReportRules } from './report.ts';
import { findTargets } from './targets.ts';
import type { Targets } from './targets.ts';
import { checkTenants, reportOn } from './validation-run.ts';
import type { Surroundings } from '../surroundings.ts';

/** The command line of `forecourt validate`, read. */
export interface ValidateRequest extends ReportRules {
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly outputs: readonly Output[];
  readonly watch: boolean;
}

/**
 * What a command line asks to check: its paths, else the folder of tenants.
 * @param command the command's name, for the advice where there is no such folder.
 * @throws {UsageError} for paths that can't be used.
 */
export async function targetsOf(
  paths: readonly string[],
  env: Surroundings['env'],
  command = 'validate',
): Promise<Targets> {
  if (paths.length > 0) return findTargets(paths, process.cwd());
  const folder = env.FORECOURT_TENANTS_DIR || 'tenants';
  const exists = await stat(folder).then(
    () => true,
    () => false,
  );
  if (!exists)
    throw new UsageError(
      `there is no folder "${folder}" here; name what to check, such as forecourt ${command} path/to/tenant`,
    );
  return findTargets([folder], process.cwd());
}

/**
 * Checks tenants and writes the reports.
 * @returns the exit code; with `watch`, once the watch has ended.
 * @throws {UsageError} for paths and outputs that can't be used.
 */
export async function runValidate(
  request: ValidateRequest,
  surroundings: Surroundings,
): Promise<ExitCode> {
  const outputs = chooseOutputs(request.outputs);
  const targets = await targetsOf(request.paths, surroundings.env);
  if (request.watch) {
    const { watchAndValidate } = await import('./watch-validate.ts');
    return watchAndValidate(targets, request, outputs, surroundings);
  }
  const progress = progressOn(
    surroundings.stderr,
    (count) => `Checking … ${count.toLocaleString('en')} files`,
  );
  const checks = await checkTenants(targets.tenants, { onRead: progress.step });
  const report = await reportOn(targets.tenants, checks, request);
  progress.end();
  await writeOutputs(report, outputs, surroundings);
  return report.verdict.code;
}
