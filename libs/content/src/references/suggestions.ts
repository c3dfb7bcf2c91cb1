import { didYouMean } from '@forecourt/block-schemas';

/** Names to choose from: a set, or a map by name. It must not change while it is asked about. */
export interface KnownNames {
  readonly size: number;
  readonly keys: () => Iterable<string>;
}

/** The known name that a wrong one was probably meant to be; undefined if none is close. */
export type Suggest = (wrong: string, known: KnownNames) => string | undefined;

/** Names that one check compares at most: a second's work or two. */
const mostComparisons = 2_000_000;

/**
 * Suggestions for one check of a tenant. Every wrong name is looked up once, however often it
 * stands, and when the work is used up faults are told without a suggestion: a large tenant with a
 * wrong link on every page is checked in the time that one without takes.
 * @param nearest compares one name with all that are known.
 */
export function createSuggestions(
  comparisons = mostComparisons,
  nearest: (wrong: string, names: readonly string[]) => string | undefined = didYouMean,
): Suggest {
  const lists = new Map<KnownNames, Names>();
  let left = comparisons;
  return (wrong, known) => {
    const { names, told } = lists.get(known) ?? listNames(known);
    lists.set(known, { names, told });
    if (told.has(wrong)) return told.get(wrong);
    if (names.length > left) return undefined;
    left -= names.length;
    const suggestion = nearest(wrong, names);
    told.set(wrong, suggestion);
    return suggestion;
  };
}

interface Names {
  readonly names: readonly string[];
  /** What was answered before, by wrong name. */
  readonly told: Map<string, string | undefined>;
}

const listNames = (known: KnownNames): Names => ({ names: [...known.keys()], told: new Map() });
