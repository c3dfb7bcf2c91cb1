import type { LintConfig, LocatedFinding } from '@forecourt/block-schemas';
import {
  acceptedBy,
  goneFrom,
  isAcceptable,
  unmatchedOverrides,
  updateBaseline,
} from '@forecourt/checker';
import type { Baseline, CheckResult, Coverage } from '@forecourt/checker';
import { horizonDays } from '../options/date-options.ts';
import { isWithin } from '../targets/targets.ts';
import { isAsked, reportOn } from './validation-run.ts';
import { resultOf, type CheckResults, type TenantResult } from './check-results.ts';
import type { Output } from '../reporters/outputs.ts';
import type { Report } from '../reporters/report.ts';
import { ruleInfos } from '../rules/rule-infos.ts';
import { pluralize } from '@forecourt/domain';
import type { ProcessContext } from '../terminal/process-context.ts';
import type { TenantTarget } from '../targets/targets.ts';
import { readBaseline, writeBaseline } from './baseline.ts';
import type { LintOptions } from './lint-options.ts';

/** Returns the findings in the requested files. */
const askedFindings = (tenants: readonly TenantTarget[], results: CheckResults): LocatedFinding[] =>
  tenants.flatMap((tenant) =>
    resultOf(results, tenant.directory).findings.filter(({ file }) => isAsked(tenant, file)),
  );

/** Returns the fixes in the requested files. */
export const fixesOf = (
  tenants: readonly TenantTarget[],
  results: CheckResults,
): CheckResult['fixes'] =>
  new Map(
    tenants.flatMap((tenant) => {
      const { fixes, added } = resultOf(results, tenant.directory);
      return [...fixes].filter(
        ([finding]) => isAsked(tenant, finding.file) && added?.has(finding) !== false,
      );
    }),
  );

/** Returns a test for the files and rules that a run covers, removed files included. */
const coverageOf =
  (tenants: readonly TenantTarget[], onlyRules: readonly string[]): Coverage =>
  (file, rule) =>
    tenants.some((tenant) => isWithin(file, [tenant.directory]) && isAsked(tenant, file)) &&
    (onlyRules.length === 0 || onlyRules.includes(rule));

/** Reads the baseline. One that is about to be written may be missing or unusable. */
async function knownBaseline(options: LintOptions): Promise<Baseline | undefined> {
  if (options.baseline === undefined) return undefined;
  const reading = readBaseline(options.baseline);
  return options.updateBaseline ? reading.catch(() => undefined) : reading;
}

/** Returns the ids of rules that the formats describe. Of built-in rules the terminal needs only the address. */
function idsToDescribe(
  findings: readonly LocatedFinding[],
  outputs: readonly Output[],
): ReadonlySet<string> {
  const isTerminal = ({ format }: Output) => format === 'pretty' || format === 'compact';
  const isOwn = (id: string) => id.includes('/');
  const ids = findings.map(({ rule }) => rule);
  return new Set(outputs.every(isTerminal) ? ids.filter(isOwn) : ids);
}

/** Returns the findings that the baseline does not count; none once it is written anew, if requested. */
async function notInBaseline(
  all: readonly LocatedFinding[],
  isCovered: Coverage,
  known: Baseline | undefined,
  { baseline: file, updateBaseline: updates }: LintOptions,
  stderr: ProcessContext['stderr'],
): Promise<readonly LocatedFinding[]> {
  if (file === undefined) return all;
  if (updates) {
    await writeBaseline(file, updateBaseline(known, all, isCovered));
    stderr.write(`Wrote ${pluralize(all.length, 'finding')} to ${file}\n`);
    return [];
  }
  if (known === undefined) return all;
  const gone = goneFrom(known, all, isCovered);
  if (gone > 0)
    stderr.write(
      `${file} counts ${pluralize(gone, 'finding')} too many: they are fixed; --update-baseline removes them\n`,
    );
  const isAccepted = acceptedBy(known, all);
  return all.filter((finding) => !isAccepted(finding));
}

/**
 * Prepares reports on linted tenants, without the findings that the baseline counts. Writes the
 * baseline instead, if requested.
 * @throws {UsageError} for a baseline that can't be used.
 */
export async function lintReporter(
  command: 'lint' | 'check',
  options: LintOptions,
  config: LintConfig,
  outputs: readonly Output[],
  { env, stderr }: ProcessContext,
): Promise<(tenants: readonly TenantTarget[], results: CheckResults) => Promise<Report>> {
  const known = await knownBaseline(options);
  const { failLevel, maxWarnings, quiet, maxFindings } = options;

  return async (tenants, results) => {
    const asked = askedFindings(tenants, results);
    const all = asked.filter(isAcceptable);
    const checked = tenants.map(({ directory }) => ({
      directory,
      files: resultOf(results, directory).files,
    }));
    for (const message of unmatchedOverrides(config, checked))
      stderr.write(`the configuration: ${message}\n`);
    const uncounted = asked.length - all.length;
    if (options.updateBaseline && uncounted > 0)
      stderr.write(
        `A baseline counts findings of lint rules alone: ${pluralize(uncounted, 'finding')} of validation can't be accepted\n`,
      );
    const isCovered = coverageOf(tenants, options.rule);
    const shown = new Set(await notInBaseline(all, isCovered, known, options, stderr));
    const left = new Map(
      tenants.map(({ directory }): [string, TenantResult] => {
        const result = resultOf(results, directory);
        const isShown = (finding: LocatedFinding) => shown.has(finding) || !isAcceptable(finding);
        return [directory, { ...result, findings: result.findings.filter(isShown) }];
      }),
    );
    const fixable = [...fixesOf(tenants, results).keys()].filter((finding) => shown.has(finding));
    const reportRules = {
      command,
      failLevel,
      maxWarnings,
      quiet,
      maxFindings,
      horizonDays: horizonDays(options.horizon),
      isAgainstBaseline: known !== undefined && !options.updateBaseline,
      fixable: fixable.length,
      ruleInfos: await ruleInfos(idsToDescribe([...shown], outputs), config),
    } as const;
    return reportOn(tenants, left, reportRules, env);
  };
}
