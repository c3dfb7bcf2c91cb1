/** A test whose title names requirements. */
export interface Proof {
  /** Path of the spec file from the repository's root. */
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
}

/** The first argument of `it`, `test`, `describe` and of what their `.each(…)` returns. */
const titles =
  /(?<caller>\b(?:it|test|describe)(?:\.\w+)*|[)`])\(\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>\s*,/g;

const idsIn = (title: string, keys: readonly string[]): string[] => [
  ...new Set([...title.matchAll(new RegExp(`\\b(?:${keys.join('|')})-\\d+\\b`, 'g'))].map(String)),
];

/**
 * Tests of a spec file that name a requirement in their title. Skipped ones prove nothing.
 * @param keys what ids begin with; anything else that looks like an id, UTF-8 for one, is a word.
 */
export function findProofs(file: string, source: string, keys: readonly string[]): Proof[] {
  return [...source.matchAll(titles)].flatMap(({ groups }) => {
    const { caller = '', title = '' } = groups!;
    if (/\.(?:skip|todo|fixme)\b/.test(caller)) return [];
    const ids = idsIn(title, keys);
    return ids.length > 0 ? [{ file, title, ids }] : [];
  });
}
