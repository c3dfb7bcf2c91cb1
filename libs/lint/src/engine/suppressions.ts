import { dataKinds, didYouMean } from '@forecourt/block-schemas';
import type { FindingInFile, LintSuppression, Site } from '@forecourt/block-schemas';
import { isWithinPointer } from '@forecourt/json';
import type { FileLint } from './file-lint.ts';
import type { LintFinding } from '../rule-api/rule.ts';

/** A suppression with its location and the file that it applies to. */
export interface PlacedSuppression {
  readonly suppression: LintSuppression;
  /** File that contains it. */
  readonly file: string;
  readonly pointer: string;
  /** File whose findings it suppresses. */
  readonly about: string;
  readonly expired: boolean;
}

/**
 * All suppressions in some files. Those in the settings can apply to files that can't contain any.
 * @param today YYYY-MM-DD; a suppression is in force on its last day.
 */
export const suppressionsOf = (
  files: readonly Pick<FileLint, 'file' | 'suppressions'>[],
  today: string,
): PlacedSuppression[] =>
  files.flatMap(({ file, suppressions }) =>
    suppressions.flatMap((suppression, index): PlacedSuppression[] => {
      const { rule, until } = suppression;
      // One without a rule is refused by validation.
      if (rule === '') return [];
      const about = ('file' in suppression && (suppression.file as string)) || file;
      const expired = until !== undefined && until < today;
      return [{ suppression, file, pointer: `/lintIgnore/${index}`, about, expired }];
    }),
  );

const covers = ({ suppression }: PlacedSuppression, { finding }: LintFinding) => {
  const { rule, pointer = '' } = suppression;
  if (finding.rule !== rule) return false;
  const named =
    finding.property === undefined ? finding.pointer : `${finding.pointer}/${finding.property}`;
  return named === pointer || named.startsWith(`${pointer}/`);
};

/**
 * Splits findings by suppression, and counts the findings that each suppression matches. Of several for
 * one finding the first that is in force matches it.
 */
export function suppress(
  findings: readonly LintFinding[],
  suppressions: readonly PlacedSuppression[],
): {
  readonly left: LintFinding[];
  readonly suppressed: LintFinding[];
  readonly matched: readonly number[];
} {
  const matched = suppressions.map(() => 0);
  const byFile = Map.groupBy(suppressions.entries(), ([, { about }]) => about);
  const left: LintFinding[] = [];
  const suppressed: LintFinding[] = [];
  for (const finding of findings) {
    const covering = (byFile.get(finding.file) ?? []).filter(([, each]) => covers(each, finding));
    const inForce = covering.find(([, { expired }]) => !expired);
    for (const [index] of inForce ? [inForce] : covering) matched[index]! += 1;
    (inForce ? suppressed : left).push(finding);
  }
  return { left, suppressed, matched };
}

/**
 * Returns the findings that are reported only because a suppression is expired, misspelt or misplaced:
 * those that it covers, or would cover with the rule that is meant; else the only one of its rule.
 * @param left findings that no suppression covers. @param ruleIds ids of all rules.
 */
export function returnedFindings(
  placed: PlacedSuppression,
  left: readonly LintFinding[],
  ruleIds: readonly string[],
): readonly LintFinding[] {
  const { suppression, about } = placed;
  const isKnown = ruleIds.includes(suppression.rule);
  const rule = isKnown ? suppression.rule : didYouMean(suppression.rule, ruleIds);
  if (rule === undefined) return [];
  const ofRule = left.filter(({ file, finding }) => file === about && finding.rule === rule);
  const meant = { ...placed, suppression: { ...suppression, rule } };
  const covered = ofRule.filter((each) => covers(meant, each));
  return covered.length > 0 || ofRule.length > 1 ? covered : ofRule;
}

/**
 * Returns a test of whether rules checked what a suppression is about: neither an invalid part of a
 * page, nor a data file that can't be read or, without a dashboard, is missing.
 * @param files that were checked. @param known findings of validation.
 */
export function checkedTest(
  files: readonly Pick<FileLint, 'file' | 'unchecked'>[],
  { integrations, settings }: Pick<Site, 'integrations' | 'settings'>,
  known: readonly FindingInFile[],
): (file: string, pointer?: string) => boolean {
  const checked = new Map(files.map((each) => [each.file, each.unchecked ?? []]));
  const isMissing = (file: string) =>
    integrations?.dashboardHost === undefined &&
    [...dataKinds, settings?.offersFile].some((name) => file === `data/${name}.json`);
  return (file, pointer = '') => {
    const unchecked = checked.get(file);
    if (unchecked === undefined)
      return !isMissing(file) && !known.some((finding) => finding.file === file);
    return !unchecked.some(
      (part) => isWithinPointer(part, pointer) || isWithinPointer(pointer, part),
    );
  };
}
