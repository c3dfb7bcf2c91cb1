import type { LintSuppression, TenantSnapshot } from '@forecourt/block-schemas';
import { byText } from './in-order.ts';
import type { LintFinding } from './rule.ts';

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
 * Every suppression of a tenant: those of pages, and those of the settings, which may speak for
 * files that have no place for one. @param today YYYY-MM-DD; the last day of a suppression still counts.
 */
export function suppressionsOf(snapshot: TenantSnapshot, today: string): PlacedSuppression[] {
  const placed = (list: readonly LintSuppression[] | undefined, file: string) =>
    (list ?? []).map((suppression, index) => ({
      suppression,
      file,
      pointer: `/lintIgnore/${index}`,
      about: ('file' in suppression && (suppression.file as string)) || file,
      expired: suppression.until !== undefined && suppression.until < today,
    }));
  const pages = [...snapshot.pages.values()]
    .filter(({ rejectedEdit }) => rejectedEdit === undefined)
    .sort((a, b) => byText(a.file, b.file));
  return [
    ...placed(snapshot.site.lintIgnore, 'site.json'),
    ...pages.flatMap(({ page, file }) => placed(page.lintIgnore, file)),
  ];
}

const covers = ({ suppression, about }: PlacedSuppression, { file, finding }: LintFinding) => {
  const { rule, pointer = '' } = suppression;
  if (file !== about || finding.rule !== rule) return false;
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
  const left = findings.filter((finding) => {
    let quiet = false;
    for (const [index, each] of suppressions.entries()) {
      if (!covers(each, finding)) continue;
      matched[index]! += 1;
      quiet ||= !each.expired;
    }
    return !quiet;
  });
  return { left, matched };
}
