import type { FindingInFile, TenantSnapshot } from '@forecourt/block-schemas';
import { byText } from '@forecourt/json';
import { inOrder } from '../rule-api/in-order.ts';
import type { LintFinding, Rule } from '../rule-api/rule.ts';
import { endRules } from './end-rules.ts';
import type { FileLint } from './file-lint.ts';
import { reportSuppressions } from './report-suppressions.ts';
import type { RuleRunner } from './run-rules.ts';
import { checkedTest, suppress, suppressionsOf } from './suppressions.ts';
import { visitComponents, visitData, visitSettings, type OtherFiles } from './visit-files.ts';

/** Findings of a run, sorted by file, pointer, rule and message. */
export interface LintResult {
  readonly findings: readonly LintFinding[];
  /** Findings that a suppression covers, those of `known` that a rule reports again included. */
  readonly suppressed: readonly LintFinding[];
}

/** A tenant's files besides its pages, of which the settings are part of the run. */
export type FilesBesidePages = OtherFiles & Pick<TenantSnapshot, 'redirects'>;

/** State of a run before its pages. */
interface Run {
  readonly runner: RuleRunner;
  readonly rules: readonly Rule[];
  readonly site: TenantSnapshot['site'];
  /** Current time, ISO 8601. */
  readonly now: string;
  /** Current day in the tenant's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly hasUnknownSettings: boolean;
}

/** Sorts both lists of a result, in place. */
const sorted = (findings: LintFinding[], suppressed: LintFinding[]): LintResult => ({
  findings: findings.sort(inOrder),
  suppressed: suppressed.sort(inOrder),
});

/** True for a finding that holds whatever the tenant's settings are. */
const isCertain = ({ file, finding }: LintFinding): boolean =>
  file.startsWith('pages/') || finding.severity === 'error';

/**
 * Checks a tenant's other files, and all files together, and applies the suppressions.
 * @param pages results of the pages. @param known findings of validation.
 */
export function finishLint(
  { runner, rules, site, now, today, hasUnknownSettings }: Run,
  pages: Iterable<FileLint>,
  { components, componentFiles, data, dataContent, redirects = new Map() }: FilesBesidePages,
  known: readonly FindingInFile[],
): LintResult {
  const files: FileLint[] = [
    visitSettings(runner, site, hasUnknownSettings),
    ...[...pages].sort((a, b) => byText(a.file, b.file)),
    ...visitComponents(runner, { components, componentFiles }),
    ...visitData(runner, { data, dataContent }),
  ];

  const found = files.flatMap(({ findings }) => findings);
  // What a rule notes about the settings may be what it misses elsewhere.
  const running = runner.running.filter(({ visitor }) => !(hasUnknownSettings && visitor.site));
  endRules({ running, findingOf: runner.findingOf }, files, { now, known, redirects }, found);

  const suppressions = suppressionsOf(files, today);
  const { left, suppressed, matched } = suppress(found, suppressions);
  // A suppression may be for a rule that did not run, and those of the settings are unknown: they
  // are the only ones for files other than pages.
  if (hasUnknownSettings) return sorted(left.filter(isCertain), suppressed);

  const { findings, folded } = reportSuppressions(runner, suppressions, {
    left,
    matched,
    isChecked: checkedTest(files, site, known),
    ruleIds: rules.map(({ meta }) => meta.id),
  });
  const shown = left.filter((each) => !folded.has(each));
  return sorted([...shown, ...findings], [...suppressed, ...folded]);
}
