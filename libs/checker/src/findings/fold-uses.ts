import type { LintRules, LocatedFinding, Severity } from '@forecourt/block-schemas';

/** Rules about uses of something that does not exist. */
const aboutUses: ReadonlySet<string> = new Set<keyof LintRules>([
  ...(['asset-exists', 'known-slug', 'link-target'] as const),
]);

/** Maximum number of other uses that come with the finding. */
const maxNamed = 100;

const ranks: readonly Severity[] = ['error', 'warning'];

/**
 * Returns a key of what a use misses. A use with a likely correction has none: it is misspelt, and is
 * corrected where it is.
 */
function missingOf({ rule, about, suggestion }: LocatedFinding): string | undefined {
  if (about === undefined || suggestion !== undefined || !aboutUses.has(rule)) return undefined;
  const { asset, data, entry, path, anchor } = about;
  const missing = asset ?? entry ?? path;
  return missing === undefined ? undefined : JSON.stringify([rule, missing, data, anchor]);
}

/**
 * Replaces the findings about uses of one thing that is gone by one finding, for reports that count
 * findings. It is on the page that had the thing, if that page uses it too, else at the first use.
 * @param fileOf returns the file of the page at a path, as findings name it.
 */
export function foldUses(
  findings: readonly LocatedFinding[],
  fileOf: (path: string) => string | undefined,
): readonly LocatedFinding[] {
  const groups = Map.groupBy(findings, missingOf);
  groups.delete(undefined);
  const folded = new Map<LocatedFinding, LocatedFinding | undefined>();
  for (const uses of groups.values()) {
    const [first, second] = uses;
    if (first === undefined || second === undefined) continue;
    const { path } = first.about ?? {};
    const own = path === undefined ? undefined : fileOf(path);
    const shown = uses.find(({ file }) => file === own) ?? first;
    const others = uses.filter((use) => use !== shown);
    const severity = ranks.find((rank) => uses.some((use) => use.severity === rank))!;
    for (const use of others) folded.set(use, undefined);
    const named = others.slice(0, maxNamed);
    folded.set(shown, { ...shown, severity, others: { count: others.length, named } });
  }
  return findings.flatMap((finding) =>
    folded.has(finding) ? (folded.get(finding) ?? []) : [finding],
  );
}
