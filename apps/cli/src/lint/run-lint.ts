import { UsageError } from '../exit-codes.ts';
import type { ExitCode } from '../exit-codes.ts';
import { counted } from '../reporters/words.ts';
import { progressOn } from '../terminal/progress.ts';
import type { TenantCheck } from '../validation/check-tenants.ts';
import { chooseOutputs, writeOutputs } from '../validation/outputs.ts';
import type { Output } from '../validation/outputs.ts';
import type { ReportRules } from '../validation/report.ts';
import { targetsOf } from '../validation/run-validate.ts';
import type { TenantTarget } from '../validation/targets.ts';
import { checkTenants, isWithin, reportOn } from '../validation/validation-run.ts';
import type { Surroundings } from '../surroundings.ts';
import { goneFrom, readBaseline, withoutBaseline, writeBaseline } from './baseline.ts';
import type { Baseline, LookedAt } from './baseline.ts';
import { ruleOf } from './explain-rule.ts';
import { checkedAt, horizonDays } from './date-options.ts';
import { lintCheck } from './lint-check.ts';
import type { LintCheck, LintSettings } from './lint-check.ts';
import { readConfig } from './read-config.ts';
import { ruleInfos } from './rule-infos.ts';

/** The command line of `forecourt lint`, read. */
export interface LintRequest extends ReportRules {
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

async function lintAll(
  tenants: readonly TenantTarget[],
  settings: LintSettings,
  onRead: () => void,
): Promise<TenantLint[]> {
  const checks = await checkTenants(tenants, { onRead, lint: settings });
  const lints: TenantLint[] = [];
  for (const tenant of tenants) {
    const check = checks.get(tenant.directory)!;
    const { found, unread } = await lintCheck(check, tenant.directory, settings);
    const asked = (file: string) => tenant.only === undefined || isWithin(file, tenant.only);
    lints.push({
      tenant,
      check,
      found: found.filter(({ located }) => asked(located.file)),
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
  const folders = lints.flatMap(({ tenant }) => tenant.only ?? [tenant.directory]);
  return (file, rule) =>
    isWithin(file, folders) && (onlyRules.length === 0 || onlyRules.includes(rule));
}

/**
 * Lints tenants and writes the reports.
 * @returns the exit code.
 * @throws {UsageError} for options, paths, configuration and outputs that can't be used.
 */
export async function runLint(request: LintRequest, surroundings: Surroundings): Promise<ExitCode> {
  if (request.updateBaseline && request.baseline === undefined)
    throw new UsageError('--update-baseline needs --baseline <file>');
  if (request.dryRun && !request.fix) throw new UsageError('--dry-run needs --fix');
  if (request.dryRun && request.outputs.length > 0)
    throw new UsageError('--dry-run writes a diff; leave out --format');
  for (const id of request.onlyRules) ruleOf(id);
  const settings: LintSettings = {
    now: request.now,
    at: checkedAt(request.at),
    horizonDays: horizonDays(request.horizon),
    config: await readConfig(request.config),
    onlyRules: request.onlyRules,
  };
  const outputs = chooseOutputs(request.outputs);
  const { tenants } = await targetsOf(request.paths, surroundings.env, 'lint');
  const known = await knownBaseline(request);
  const baseline = request.updateBaseline ? undefined : known;
  const progress = progressOn(
    surroundings.stderr,
    (count) => `Linting … ${count.toLocaleString('en')} files`,
  );
  let lints = await lintAll(tenants, settings, progress.step);
  if (request.fix) {
    const { fixAll, showFixes } = await import('./run-fixes.ts');
    const foundIn = (of: readonly TenantLint[]) => of.flatMap(({ found }) => found);
    if (request.dryRun) {
      progress.end();
      return showFixes(foundIn(lints), surroundings);
    }
    const look = () => lintAll(tenants, settings, progress.step);
    lints = await fixAll(lints, foundIn, look, surroundings);
  }
  progress.end();
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
    lints.map(({ tenant, check, found, unread }) => [
      tenant.directory,
      {
        ...check,
        findings: [
          ...unread,
          ...found.map(({ located }) => located).filter((located) => shown.has(located)),
        ],
      },
    ]),
  );
  const report = await reportOn(tenants, checks, {
    ...request,
    command: 'lint',
    horizonDays: settings.horizonDays,
    isAgainstBaseline: baseline !== undefined,
    ruleInfos: outputs.some(({ format }) => format === 'sarif')
      ? await ruleInfos(new Set([...shown].map(({ rule }) => rule)))
      : undefined,
  });
  await writeOutputs(report, outputs, surroundings);
  return report.verdict.code;
}
