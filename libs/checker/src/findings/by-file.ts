import type { LocatedFinding } from '@forecourt/block-schemas';

/**
 * Returns a function that returns those of the given findings that are in a file. Comparing all with
 * all would take quadratic time for a mistake that every page of a large site has.
 */
export function byFile(
  findings: readonly LocatedFinding[],
): (file: string) => readonly LocatedFinding[] {
  const groups = Map.groupBy(findings, ({ file }) => file);
  return (file) => groups.get(file) ?? [];
}
