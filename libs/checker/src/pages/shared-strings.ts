import type { PageResult } from './page-result.ts';

/** Parts of a finding that many findings have in common. */
const common = ['file', 'rule', 'message', 'sourceLine'] as const;

function* findingsOf({ findings, page }: PageResult): Generator<object> {
  yield* findings;
  yield* page?.referenceFindings ?? [];
  for (const each of page?.lint?.findings ?? []) yield* [each, each.finding];
}

/**
 * Returns a function that replaces equal strings in findings by one, as they come from many pages or
 * from another thread: most of the memory of many findings is strings that some of them share.
 */
export function stringSharing(): (result: PageResult) => PageResult {
  const known = new Map<string, string>();
  return (result) => {
    for (const finding of findingsOf(result) as Iterable<Partial<Record<string, unknown>>>)
      for (const name of common) {
        const text = finding[name];
        if (typeof text !== 'string') continue;
        const same = known.get(text);
        if (same === undefined) known.set(text, text);
        else finding[name] = same;
      }
    return result;
  };
}
