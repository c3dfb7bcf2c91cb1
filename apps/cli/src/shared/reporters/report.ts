import type { LocatedFinding, Severity } from '@forecourt/block-schemas';
import { byText } from '@forecourt/json';
import { exitCodes } from '../errors/exit-codes.ts';
import type { RuleInfo } from '../rules/rule-info.ts';

/** Exit code of a run, with a short reason. */
interface Verdict {
  readonly code: typeof exitCodes.fine | typeof exitCodes.findings;
  readonly meaning: string;
}

/** Rules for which findings are shown and which count as failure. */
export interface ReportRules {
  readonly failLevel: Severity;
  /** The command; `validate` if left out. */
  readonly command?: Report['command'];
  /** More warnings than this are a failure. */
  readonly maxWarnings?: number;
  /** Show only errors; warnings are still counted. */
  readonly quiet?: boolean;
  /** Value of `--horizon` in days: due findings are then shown by day. */
  readonly horizonDays?: number;
  /** Documentation of rules, for formats that include it. */
  readonly ruleInfos?: readonly RuleInfo[];
  /** True if findings that a baseline counts were left out. */
  readonly isAgainstBaseline?: boolean;
  /** Number of findings that `--fix` would fix. */
  readonly fixable?: number;
  /** Maximum number of findings to show; errors take precedence. All of them if left out. */
  readonly maxFindings?: number;
}

/** The result of a run, ready for a reporter. */
export interface Report {
  /** In order of file, line and column, each once; at most as many as are to be shown. */
  readonly findings: readonly LocatedFinding[];
  /** All of them, those that are not to be shown included. */
  readonly allFindings: readonly LocatedFinding[];
  /** Number of findings that `maxFindings` leaves out. */
  readonly leftOut: number;
  /** Every file that was checked, in order, as findings name it. */
  readonly files: readonly string[];
  readonly errors: number;
  /** Number of warnings, including those hidden by `quiet`. */
  readonly warnings: number;
  readonly failLevel: Severity;
  readonly horizonDays?: number;
  readonly ruleInfos?: readonly RuleInfo[];
  readonly isAgainstBaseline?: boolean;
  readonly fixable?: number;
  /** The command that was run. */
  readonly command: 'validate' | 'lint' | 'check';
  readonly verdict: Verdict;
}

/** Compares findings by location, independent of locale. */
const inOrder = (a: LocatedFinding, b: LocatedFinding): number =>
  byText(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  byText(a.pointer, b.pointer) ||
  byText(a.rule, b.rule) ||
  byText(a.message, b.message);

function verdict(errors: number, warnings: number, rules: ReportRules): Verdict {
  const failed = (meaning: string) => ({ code: exitCodes.findings, meaning });
  if (errors > 0) return failed('errors were found');
  if (warnings > 0 && rules.failLevel === 'warning')
    return failed('warnings were found, which --fail-level counts as failure');
  if (rules.maxWarnings !== undefined && warnings > rules.maxWarnings)
    return failed(`more warnings than --max-warnings ${rules.maxWarnings}`);
  return {
    code: exitCodes.fine,
    meaning: warnings > 0 ? 'no errors' : 'no problems',
  };
}

/** Returns the first findings, errors before warnings, in their order. */
function firstOf(findings: readonly LocatedFinding[], max: number | undefined) {
  if (max === undefined || findings.length <= max) return findings;
  const { error = [], warning = [] } = Object.groupBy(findings, ({ severity }) => severity);
  const shown = new Set([...error, ...warning].slice(0, max));
  return findings.filter((finding) => shown.has(finding));
}

/** Sorts findings and determines the verdict. Pure. */
export function makeReport(
  found: readonly LocatedFinding[],
  files: Iterable<string>,
  rules: ReportRules,
): Report {
  const sorted = found.toSorted(inOrder);
  const findings = sorted.filter((it, at) => at === 0 || inOrder(sorted[at - 1]!, it) !== 0);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const asked = rules.quiet ? findings.filter(({ severity }) => severity === 'error') : findings;
  const shown = firstOf(asked, rules.maxFindings);
  return {
    findings: shown,
    allFindings: asked,
    leftOut: asked.length - shown.length,
    files: [...new Set(files)].sort(byText),
    errors,
    warnings,
    failLevel: rules.failLevel,
    // Hidden warnings can't be shown by day.
    horizonDays: rules.quiet ? undefined : rules.horizonDays,
    ruleInfos: rules.ruleInfos,
    isAgainstBaseline: rules.isAgainstBaseline,
    fixable: rules.fixable,
    command: rules.command ?? 'validate',
    verdict: verdict(errors, warnings, rules),
  };
}
