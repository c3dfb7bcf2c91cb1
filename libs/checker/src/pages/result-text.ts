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

/** A page's result, with the positions of references and notes in tables. */
type StoredResult = Omit<PageResult, 'page'> & {
  readonly page?: Omit<Page, 'references' | 'lint'> & {
    readonly references: number[];
    readonly lint?: Omit<FileLint, 'notes'> & { readonly notes: number[] };
  };
};

interface StoredResults {
  readonly references: readonly Reference[];
  readonly notes: readonly Note[];
  readonly results: readonly StoredResult[];
}

/**
 * Writes results as text, for the cache and for other threads. References and notes, which recur on
 * most pages, are in it once: written at each page, they would be two thirds of it.
 */
export function writeResults(all: Iterable<PageResult>): string {
  const references = createTable<Reference>();
  const notes = createTable<Note>();
  const results = Array.from(all, ({ page, ...result }): StoredResult => {
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
  const stored: StoredResults = { references: references.values, notes: notes.values, results };
  return JSON.stringify(stored);
}

/** Replaces positions in a list by the values at them. */
function fillIn<T>(list: (number | T)[], values: readonly T[]): void {
  for (let index = 0; index < list.length; index++) list[index] = values[list[index] as number]!;
}

/** Reads what {@link writeResults} has written. Equal references and notes are one object. */
export function readResults(text: string): PageResult[] {
  const { references, notes, results } = JSON.parse(text) as StoredResults;
  // In place: copies of ten thousand results would be collected at once, and delay a cached check.
  for (const { page } of results) {
    if (page === undefined) continue;
    fillIn<Reference>(page.references, references);
    if (page.lint) fillIn<Note>(page.lint.notes, notes);
  }
  return results as unknown as PageResult[];
}
