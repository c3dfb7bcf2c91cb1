import { dataKinds } from '@forecourt/block-schemas';
import type { LintSuppression, Site } from '@forecourt/block-schemas';
import { isWithinPointer } from '@forecourt/json';
import type { FileLint } from './file-lint.ts';
import type { FindingInFile, LintFinding } from '../rule-api/rule.ts';

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
    suppressions.map((suppression, index) => ({
      suppression,
      file,
      pointer: `/lintIgnore/${index}`,
      about: ('file' in suppression && (suppression.file as string)) || file,
      expired: suppression.until !== undefined && suppression.until < today,
    })),
  );

const covers = ({ suppression }: PlacedSuppression, { finding }: LintFinding) => {
  const { rule, pointer = '' } = suppression;
  if (finding.rule !== rule) return false;
  const named =
    finding.property === undefined ? finding.pointer : `${finding.pointer}/${finding.property}`;
  return named === pointer || named.startsWith(`${pointer}/`);
};

/** Splits findings by suppression, and counts the findings that each suppression matches. */
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
    let isSuppressed = false;
    for (const [index, each] of byFile.get(finding.file) ?? []) {
      if (!covers(each, finding)) continue;
      matched[index]! += 1;
      isSuppressed ||= !each.expired;
    }
    (isSuppressed ? suppressed : left).push(finding);
  }
  return { left, suppressed, matched };
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
