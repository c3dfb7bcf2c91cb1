import type { LocatedFinding, Severity } from '@forecourt/block-schemas';
import { sameValueKey } from './same-value-key.ts';

/** Returns keys of which findings of one problem in a file share at least one: the same id or message at a value. */
const problemKeys = (finding: LocatedFinding): readonly string[] => {
  const value = sameValueKey('', finding);
  return [`${value}\nid ${finding.rule}`, `${value}\n${finding.message}`];
};

/**
 * Merges findings of validation and of lint rules, so that each problem is reported once: under the
 * rule, which is documented and may have a fix, unless validation takes the problem more seriously.
 * @param stale files of which the rules read an earlier version. Only findings of validation count for
 *   them.
 */
export function mergeFindings(
  validated: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
  stale: ReadonlySet<string>,
): readonly LocatedFinding[] {
  const fileOf = ({ file }: LocatedFinding) => file;
  const byFile = Map.groupBy(validated, fileOf);
  const left = new Set<LocatedFinding>();
  for (const [file, ofRules] of Map.groupBy(linted, fileOf))
    for (const each of repeatedIn(byFile.get(file) ?? [], ofRules, stale.has(file))) left.add(each);
  return [...validated, ...linted].filter((finding) => !left.has(finding));
}

/** Returns the findings of one file that are not reported, see {@link mergeFindings}. */
function repeatedIn(
  validated: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
  isStale: boolean,
): readonly LocatedFinding[] {
  if (validated.length === 0) return isStale ? linted : [];
  const severities = new Map<string, Severity>();
  for (const finding of validated)
    for (const key of problemKeys(finding))
      if (severities.get(key) !== 'error') severities.set(key, finding.severity);
  const isLeft = (finding: LocatedFinding) => {
    const same = problemKeys(finding).flatMap((key) => severities.get(key) ?? []);
    if (same.length === 0) return isStale;
    return finding.severity !== 'error' && same.includes('error');
  };
  const { left = [], reported = [] } = Object.groupBy(linted, (finding) =>
    isLeft(finding) ? 'left' : 'reported',
  );
  const keys = new Set(reported.flatMap(problemKeys));
  const isReported = (finding: LocatedFinding) => problemKeys(finding).some((key) => keys.has(key));
  return [...left, ...validated.filter(isReported)];
}

/** Adds errors of validation to findings of lint rules, except for values that have a finding already. */
export function withReadErrors(
  errors: readonly LocatedFinding[],
  linted: readonly LocatedFinding[],
): readonly LocatedFinding[] {
  const pointerKey = ({ file, pointer }: LocatedFinding) => `${file}\n${pointer}`;
  const reported = new Set(linted.map(pointerKey));
  return [...errors.filter((finding) => !reported.has(pointerKey(finding))), ...linted];
}
