import type { LocatedFinding } from '@forecourt/block-schemas';
import type { Fix } from '@forecourt/lint';

/** What `validate` and `lint` say about a file, each thing once. */
export interface FileFinding {
  readonly located: LocatedFinding;
  /** What `lint --fix` would do about it. */
  readonly fix?: Fix;
}

const samePlaceAndWords = ({ located }: FileFinding): string => {
  const { file, line, column, endLine, endColumn, message } = located;
  return JSON.stringify([file, line, column, endLine, endColumn, message]);
};

/**
 * Findings by file. What `validate` says and `lint` passes on under a rule of its own is told once:
 * under lint's rule, which is documented, unless validation takes it more seriously.
 * @param isCurrent whether rules looked at the text that is there. Of other files they only pass on.
 */
export function findingsByFile(
  validation: readonly LocatedFinding[],
  lint: readonly FileFinding[],
  isCurrent: (finding: LocatedFinding) => boolean = () => true,
): ReadonlyMap<string, readonly FileFinding[]> {
  const told = new Map<string, FileFinding>();
  for (const located of validation) told.set(samePlaceAndWords({ located }), { located });
  for (const finding of lint) {
    const key = samePlaceAndWords(finding);
    const before = told.get(key);
    if (before === undefined && !isCurrent(finding.located)) continue;
    const isWorse = before?.located.severity === 'error' && finding.located.severity !== 'error';
    told.set(key, isWorse ? { ...before, fix: finding.fix } : finding);
  }
  return Map.groupBy(told.values(), ({ located }) => located.file);
}
