import { UsageError } from '../../shared/exit-codes.ts';
import type { ExitCode } from '../../shared/exit-codes.ts';
import { counted } from '../../shared/reporters/words.ts';
import { progressOn } from '../../shared/terminal/progress.ts';
import type { TenantCheck } from '@forecourt/checker';
import { chooseOutputs, writeOutputs } from '../../shared/reporters/outputs.ts';
import type { Output } from '../../shared/reporters/outputs.ts';
import {
  narrowToChanged,
  readingOptions,
  tellCacheFault,
} from '../../shared/checking/check-request.ts';
import type { CheckRequest } from '../../shared/checking/check-request.ts';
import type { Report, ReportRules } from '../../shared/reporters/report.ts';
import { targetsOf } from '../validate/run-validate.ts';
import type { TenantTarget } from '../../shared/targets/targets.ts';
import { checkTenants, isAsked, isWithin, reportOn } from '../../shared/checking/validation-run.ts';
import type { TenantChecks } from '../../shared/checking/validation-run.ts';
import type { Surroundings } from '../../shared/surroundings.ts';
import { goneFrom, readBaseline, withoutBaseline, writeBaseline } from './baseline.ts';
import type { Baseline, LookedAt } from './baseline.ts';
import { checkedAt, horizonDays } from '../../shared/options/date-options.ts';
import { configFile, lintCheck } from '@forecourt/checker';
import type { LintCheck, LintSettings } from '@forecourt/checker';
import { findConfig, readConfig } from '../../shared/checking/read-config.ts';
import { ruleInfos } from '../../shared/reporters/rule-infos.ts';
import { ruleOf } from '../explain/rule-of.ts';

/** The command line of `forecourt lint`, read. */
export interface LintRequest extends ReportRules, CheckRequest {
  /** Tell what validation finds, too. */
  readonly validate?: boolean;
  /** The default folder if empty. */
  readonly paths: readonly string[];
  readonly outputs: readonly Output[];
  /** Ids of rules to run alone. */
  readonly onlyRules: readonly string[];
  /** The moment, ISO 8601. */
  readonly now: string;
  readonly at?: string;
  readonly horizon?: string;
  readonly config?: string;
  readonly baseline?: string;
  readonly updateBaseline?: boolean;
  readonly fix?: boolean;
  /** With `fix`: show the change and leave the files alone. */
  readonly dryRun?: boolean;
}

interface TenantLint extends LintCheck {
  readonly tenant: TenantTarget;
  readonly check: TenantCheck;
}

/** Lints tenants that were checked. */
async function lintChecked(
  tenants: readonly TenantTarget[],
  checks: TenantChecks,
  settings: LintSettings,
): Promise<TenantLint[]> {
  const lints: TenantLint[] = [];
  for (const tenant of tenants) {
    const check = checks.get(tenant.directory)!;
    const { found, unread } = await lintCheck(check, tenant.directory, settings);
    lints.push({
      tenant,
      check,
      found: found.filter(({ located }) => isAsked(tenant, located.file)),
      unread,
    });
  }
  return lints;
}

/** The baseline that there is; one that is to be written need not be, nor be any good. */
async function knownBaseline(request: LintRequest): Promise<Baseline | undefined> {
  if (request.baseline === undefined) return undefined;
  const reading = readBaseline(request.baseline);
  return request.updateBaseline ? reading.catch(() => undefined) : reading;
}

/** Which findings this run could have: all in the files that it was asked for, and in files that are gone. */
function lookedAt(lints: readonly TenantLint[], onlyRules: readonly string[]): LookedAt {
  return (file, rule) =>
    lints.some(({ tenant }) => isWithin(file, [tenant.directory]) && isAsked(tenant, file)) &&
    (onlyRules.length === 0 || onlyRules.includes(rule));
}

/**
 * Lints tenants and writes the reports.
 * @returns the exit code.
 * @throws {UsageError} for options, paths, configuration and outputs that can't be used.
 */
export async function runLint(request: LintRequest, surroundings: Surroundings): Promise<ExitCode> {
  if (request.updateBaseline && request.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline <file>');
  if (request.watch && (request.fix || request.updateBaseline))
    throw new UsageError(
      '--watch looks and changes nothing: leave out --fix and --update-baseline',
    );
  if (request.dryRun && !request.fix) throw new UsageError('--dry-run needs --fix');
  if (request.dryRun && request.outputs.length > 0)
    throw new UsageError('--dry-run writes a diff; leave out --format');
  for (const id of request.onlyRules) ruleOf(id);
  const command = request.validate ? 'check' : 'lint';
  const settingsNow = async (now = request.now): Promise<LintSettings> => ({
    now,
    at: checkedAt(request.at),
    horizonDays: horizonDays(request.horizon),
    config: await readConfig(request.config),
    onlyRules: request.onlyRules,
    validate: request.validate,
  });
  let settings = await settingsNow();
  const outputs = chooseOutputs(request.outputs);
  const targets = await targetsOf(request.paths, surroundings.env, command);
  const reading = await readingOptions(request, surroundings);
  const tenants = await narrowToChanged(targets.tenants, request);
  const known = await knownBaseline(request);
  const baseline = request.updateBaseline ? undefined : known;
  /** The report on what was found, without what the baseline counts. */
  const report = async (lints: readonly TenantLint[]): Promise<Report> => {
    const all = lints.flatMap(({ found }) => found.map(({ located }) => located));
    const wasLookedAt = lookedAt(lints, request.onlyRules);
    if (request.updateBaseline) {
      await writeBaseline(request.baseline!, all, known, wasLookedAt);
      surroundings.stderr.write(`Wrote ${counted(all.length, 'finding')} to ${request.baseline}\n`);
    }
    const gone = baseline === undefined ? 0 : goneFrom(baseline, all, wasLookedAt);
    if (gone > 0)
      surroundings.stderr.write(
        `${request.baseline} counts ${counted(gone, 'finding')} too many: they are mended; --update-baseline takes them out\n`,
      );
    const shown = new Set(
      request.updateBaseline ? [] : baseline === undefined ? all : withoutBaseline(all, baseline),
    );
    const checks = new Map(
      lints.map(({ tenant, check, found, unread }) => {
        const left = found.map(({ located }) => located).filter((located) => shown.has(located));
        return [tenant.directory, { ...check, findings: [...unread, ...left] }];
      }),
    );
    return reportOn(
      lints.map(({ tenant }) => tenant),
      checks,
      {
        ...request,
        command,
        horizonDays: settings.horizonDays,
        isAgainstBaseline: baseline !== undefined,
        fixable: lints
          .flatMap(({ found }) => found)
          .filter(({ located, fix }) => fix !== undefined && shown.has(located)).length,
        ruleInfos: outputs.some(({ format }) => format === 'sarif')
          ? await ruleInfos(new Set([...shown].map(({ rule }) => rule)))
          : undefined,
      },
      surroundings.env,
    );
  };

  if (request.watch) {
    const { watchTenants } = await import('../../shared/checking/watch-tenants.ts');
    return watchTenants(targets, outputs, surroundings, {
      config: request.config ?? (await findConfig(process.cwd())) ?? configFile,
      reading: async () => {
        // The day may have changed since, and the configuration.
        settings = await settingsNow(new Date().toISOString());
        return { ...reading, lint: settings };
      },
      report: async (present, checks) => report(await lintChecked(present, checks, settings)),
    });
  }
  const progress = progressOn(
    surroundings.stderr,
    (count) => `${request.validate ? 'Checking' : 'Linting'} … ${count.toLocaleString('en')} files`,
  );
  const lintAll = async () => {
    const options = { ...reading, onRead: progress.step, lint: settings };
    const checks = await checkTenants(tenants, options);
    tellCacheFault(checks.values(), surroundings);
    return lintChecked(tenants, checks, settings);
  };
  let lints = await lintAll();
  if (request.fix) {
    const { fixAll, showFixes } = await import('./run-fixes.ts');
    const foundIn = (of: readonly TenantLint[]) => of.flatMap(({ found }) => found);
    if (request.dryRun) {
      progress.end();
      return showFixes(foundIn(lints), surroundings);
    }
    lints = await fixAll(lints, foundIn, lintAll, surroundings);
  }
  progress.end();
  const made = await report(lints);
  await writeOutputs(made, outputs, surroundings);
  return made.verdict.code;
}
