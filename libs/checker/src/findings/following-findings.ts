import type { FindingId, LocatedFinding } from '@forecourt/block-schemas';

/** Ids of errors of one value from which other findings about that value follow. */
const errorsOfValues: ReadonlySet<string> = new Set<FindingId>([
  ...(['wrong-type', 'not-allowed', 'out-of-range', 'pattern', 'too-short', 'too-long'] as const),
]);

/** Returns a test for findings about a value that validation refuses, or about a part of one of the wrong type. */
export function followingFrom(
  errors: readonly LocatedFinding[],
): (finding: LocatedFinding) => boolean {
  const refused = new Map<string, string>();
  for (const { file, pointer, property, rule } of errors)
    if (property === undefined && errorsOfValues.has(rule))
      refused.set(`${file}\n${pointer}`, rule);
  if (refused.size === 0) return () => false;
  return ({ file, pointer, rule, within }) => {
    // Reports what was not checked, in a file that is not an object too.
    if (rule === 'settings-unusable') return false;
    const own = within ? undefined : refused.get(`${file}\n${pointer}`);
    if (own !== undefined && own !== rule) return true;
    for (let at = pointer.lastIndexOf('/'); at > 0; at = pointer.lastIndexOf('/', at - 1))
      if (refused.get(`${file}\n${pointer.slice(0, at)}`) === 'wrong-type') return true;
    return false;
  };
}
