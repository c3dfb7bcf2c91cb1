import type { Reference } from '@forecourt/content';
import type { FileLint } from '@forecourt/lint';
import type { PageResult } from './page-result.ts';

type Page = NonNullable<PageResult['page']>;
type Note = FileLint['notes'][number];

/** Values by the positions at which results name them. */
interface Table<T> {
  readonly values: readonly T[];
  /** Returns the position of a value, which is added if no equal one is there. */
  readonly positionOf: (value: T) => number;
}

function createTable<T>(): Table<T> {
  const values: T[] = [];
  const positions = new Map<string, number>();
  const positionOf = (value: T) => {
    const key = JSON.stringify(value);
    const known = positions.get(key);
    if (known !== undefined) return known;
    positions.set(key, values.length);
    return values.push(value) - 1;
  };
  return { values, positionOf };
}

/** A page's result, with references and notes themselves or their positions in tables. */
type ResultWith<R, N> = Omit<PageResult, 'page'> & {
  readonly page?: Omit<Page, 'references' | 'lint'> & {
    readonly references: readonly R[];
    readonly lint?: Omit<FileLint, 'notes'> & { readonly notes: readonly N[] };
  };
};

interface StoredResults {
  readonly references: readonly Reference[];
  readonly notes: readonly Note[];
  readonly results: readonly ResultWith<number, number>[];
}

/** Returns results with other references and notes. */
const withParts = <R, N, S, M>(
  results: Iterable<ResultWith<R, N>>,
  referenceOf: (each: R) => S,
  noteOf: (each: N) => M,
): ResultWith<S, M>[] =>
  Array.from(results, ({ page, ...result }) => {
    if (page === undefined) return result;
    const { references, lint } = page;
    return {
      ...result,
      page: {
        ...page,
        references: references.map((each) => referenceOf(each)),
        lint: lint && { ...lint, notes: lint.notes.map((each) => noteOf(each)) },
      },
    };
  });

/**
 * Writes results as text, for the cache and for other threads. References and notes, which recur on
 * most pages, are in it once: written at each page, they would be two thirds of it.
 */
export function writeResults(all: Iterable<PageResult>): string {
  const references = createTable<Reference>();
  const notes = createTable<Note>();
  const results = withParts(all, references.positionOf, notes.positionOf);
  const stored: StoredResults = { references: references.values, notes: notes.values, results };
  return JSON.stringify(stored);
}

/** Reads what {@link writeResults} has written. Equal references and notes are one object. */
export function readResults(text: string): PageResult[] {
  const { references, notes, results } = JSON.parse(text) as StoredResults;
  return withParts(
    results,
    (position) => references[position]!,
    (position) => notes[position]!,
  );
}
