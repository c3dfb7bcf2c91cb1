import { didYouMean } from '@forecourt/block-schemas';

/** Names to choose from: a set, or a map by name. It must not change while it is in use. */
interface KnownNames {
  readonly size: number;
  readonly keys: () => Iterable<string>;
}

/** Returns the known name closest to a wrong one; undefined if none is close. */
export type Suggest = (wrong: string, known: KnownNames) => string | undefined;

/** Maximum number of comparisons in one check, which take a second or two. */
const maxComparisons = 2_000_000;

/**
 * Creates suggestions for one check of a tenant. Every wrong name is looked up once, however often it
 * is used. When the limit is reached, errors have no suggestion: a large tenant with a wrong link on
 * every page is checked as fast as one without.
 * @param nearest returns the closest of the known names.
 */
export function createSuggestions(
  comparisons = maxComparisons,
  nearest: (wrong: string, names: readonly string[]) => string | undefined = didYouMean,
): Suggest {
  const lists = new Map<KnownNames, Names>();
  let left = comparisons;
  return (wrong, known) => {
    const { names, answers } = lists.get(known) ?? listNames(known);
    lists.set(known, { names, answers });
    if (answers.has(wrong)) return answers.get(wrong);
    if (names.length > left) return undefined;
    left -= names.length;
    const suggestion = nearest(wrong, names);
    answers.set(wrong, suggestion);
    return suggestion;
  };
}

interface Names {
  readonly names: readonly string[];
  /** Earlier suggestions by wrong name. */
  readonly answers: Map<string, string | undefined>;
}

const listNames = (known: KnownNames): Names => ({ names: [...known.keys()], answers: new Map() });
