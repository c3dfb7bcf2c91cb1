import type { LocatedFinding, Severity } from '@forecourt/block-schemas';
import { exitCodes } from '../errors/exit-codes.ts';
import type { RuleInfo } from '../rules/rule-info.ts';

/** What a run exits with, and why in a few words. */
export interface Verdict {
  readonly code: typeof exitCodes.fine | typeof exitCodes.findings;
  readonly meaning: string;
}

/** When findings count as failure, and which of them are shown. */
export interface ReportRules {
  readonly failLevel: Severity;
  /** What was run; `validate` if left out. */
  readonly command?: Report['command'];
  /** More warnings than this are a failure. */
  readonly maxWarnings?: number;
  /** Show errors alone; warnings are still counted. */
  readonly quiet?: boolean;
  /** Days ahead that were asked about: what is due is shown day by day then. */
  readonly horizonDays?: number;
  /** What to say about rules, where a format explains them. */
  readonly ruleInfos?: readonly RuleInfo[];
  /** True if findings that a baseline counts were left out. */
  readonly isAgainstBaseline?: boolean;
  /** How many findings `--fix` would put right. */
  readonly fixable?: number;
}

/** All that a run found, ready for a reporter. */
export interface Report {
  /** In order of file, line and column, each once. */
  readonly findings: readonly LocatedFinding[];
  /** Every file that was checked, in order, as findings name it. */
  readonly files: readonly string[];
  readonly errors: number;
  /** Counted even when `quiet` keeps them from being shown. */
  readonly warnings: number;
  readonly failLevel: Severity;
  readonly horizonDays?: number;
  readonly ruleInfos?: readonly RuleInfo[];
  readonly isAgainstBaseline?: boolean;
  readonly fixable?: number;
  /** What was run. */
  readonly command: 'validate' | 'lint' | 'check';
  readonly verdict: Verdict;
}

/** The order of texts by their code units: the same in every locale. */
export const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Order of code units, so that it is the same on every machine. */
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

/** Puts what was found in order and decides what it means. The same input gives the same report. */
export function makeReport(
  found: readonly LocatedFinding[],
  files: Iterable<string>,
  rules: ReportRules,
): Report {
  const sorted = found.toSorted(inOrder);
  const findings = sorted.filter((it, at) => at === 0 || inOrder(sorted[at - 1]!, it) !== 0);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return {
    findings: rules.quiet ? findings.filter(({ severity }) => severity === 'error') : findings,
    files: [...new Set(files)].sort(byText),
    errors,
    warnings,
    failLevel: rules.failLevel,
    // What is hidden can not be told day by day.
    horizonDays: rules.quiet ? undefined : rules.horizonDays,
    ruleInfos: rules.ruleInfos,
    isAgainstBaseline: rules.isAgainstBaseline,
    fixable: rules.fixable,
    command: rules.command ?? 'validate',
    verdict: verdict(errors, warnings, rules),
  };
}
