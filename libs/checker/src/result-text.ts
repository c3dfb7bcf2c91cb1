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

/** A page's result with positions in tables in place of references and notes. */
type StoredPage = Omit<Page, 'references' | 'lint'> & {
  readonly references: readonly number[];
  readonly lint?: Omit<FileLint, 'notes'> & { readonly notes: readonly number[] };
};

interface StoredResults {
  readonly references: readonly Reference[];
  readonly notes: readonly Note[];
  readonly results: readonly (Omit<PageResult, 'page'> & { readonly page?: StoredPage })[];
}

/**
 * Writes results as text, for the cache and for other threads. References and notes, which recur on
 * most pages, are in it once: written at each page, they would be two thirds of it.
 */
export function writeResults(results: Iterable<PageResult>): string {
  const references = createTable<Reference>();
  const notes = createTable<Note>();
  const stored = [...results].map(({ page, ...result }) => {
    if (page === undefined) return result;
    const { lint } = page;
    return {
      ...result,
      page: {
        ...page,
        references: page.references.map(references.positionOf),
        lint: lint && { ...lint, notes: lint.notes.map(notes.positionOf) },
      },
    };
  });
  return JSON.stringify({
    references: references.values,
    notes: notes.values,
    results: stored,
  } satisfies StoredResults);
}

/** Reads what {@link writeResults} has written. Equal references and notes are one object. */
export function readResults(text: string): PageResult[] {
  const { references, notes, results } = JSON.parse(text) as StoredResults;
  return results.map(({ page, ...result }) => {
    if (page === undefined) return result;
    const { lint } = page;
    return {
      ...result,
      page: {
        ...page,
        references: page.references.map((position) => references[position]!),
        lint: lint && { ...lint, notes: lint.notes.map((position) => notes[position]!) },
      },
    };
  });
}
