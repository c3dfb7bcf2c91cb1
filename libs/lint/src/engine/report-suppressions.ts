import type { LintFinding } from '../rule-api/rule.ts';
import type { RuleRunner } from './run-rules.ts';
import { returnedFindings, type checkedTest, type PlacedSuppression } from './suppressions.ts';

/** Results of {@link reportSuppressions}. */
interface SuppressionReports {
  readonly findings: readonly LintFinding[];
  /** Findings that are reported only because of a reported suppression. */
  readonly folded: ReadonlySet<LintFinding>;
}

/** Calls the rules about suppressions: those that are expired, misspelt or without effect. */
export function reportSuppressions(
  { running, visiting, call }: RuleRunner,
  suppressions: readonly PlacedSuppression[],
  results: {
    /** Findings that no suppression covers. */
    readonly left: readonly LintFinding[];
    /** Number of findings that each suppression matches. */
    readonly matched: readonly number[];
    readonly isChecked: ReturnType<typeof checkedTest>;
    /** Ids of all rules. */
    readonly ruleIds: readonly string[];
  },
): SuppressionReports {
  const { left, matched, isChecked, ruleIds } = results;
  const hasRun = (id: string) =>
    running.some(({ rule, visitor }) => rule.meta.id === id && Object.keys(visitor).length > 0);
  const reports: LintFinding[] = [];
  const folded = new Set<LintFinding>();
  for (const [index, placed] of suppressions.entries()) {
    const { file, suppression, pointer, about, expired } = placed;
    const count = matched[index] ?? 0;
    const returned = count > 0 && !expired ? [] : returnedFindings(placed, left, ruleIds);
    const ran = isChecked(about, suppression.pointer) && hasRun(suppression.rule);
    const { findings } = visiting(file, [], () =>
      call('suppression', { file, suppression, pointer, expired, returned, matched: count, ran }),
    );
    // One finding for one mistake: that of the suppression has the severity of what it is reported for.
    const isError = returned.some(({ finding }) => finding.severity === 'error');
    for (const each of findings) {
      for (const finding of returned) folded.add(finding);
      const severity = isError ? 'error' : each.finding.severity;
      reports.push({ ...each, finding: { ...each.finding, severity } });
    }
  }
  return { findings: reports, folded };
}
