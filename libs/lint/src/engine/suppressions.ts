import type { LintSuppression } from '@forecourt/block-schemas';
import type { FileLint } from './file-lint.ts';
import type { LintFinding } from '../rule-api/rule.ts';

/** A suppression as it stands in a file, and what it is about. */
export interface PlacedSuppression {
  readonly suppression: LintSuppression;
  /** File that holds it, and where. */
  readonly file: string;
  readonly pointer: string;
  /** File whose findings it is about. */
  readonly about: string;
  readonly expired: boolean;
}

/**
 * Every suppression of some files: those of pages, and those of the settings, which may speak for
 * files that have no place for one. @param today YYYY-MM-DD; the last day of a suppression still counts.
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

/** What suppressions leave of findings, and how many findings each of them is about. */
export function suppress(
  findings: readonly LintFinding[],
  suppressions: readonly PlacedSuppression[],
): { readonly left: LintFinding[]; readonly matched: readonly number[] } {
  const matched = suppressions.map(() => 0);
  const byFile = Map.groupBy(suppressions.entries(), ([, { about }]) => about);
  const left = findings.filter((finding) => {
    let quiet = false;
    for (const [index, each] of byFile.get(finding.file) ?? []) {
      if (!covers(each, finding)) continue;
      matched[index]! += 1;
      quiet ||= !each.expired;
    }
    return !quiet;
  });
  return { left, matched };
}
