import type { FacetStats, Hit, IndexEntry, SearchRequest, SearchResult } from '../ports/search.ts';
import type { Condition } from '../search/condition.ts';
import { attributeValue, wordsOfEntry } from '../search/entry-values.ts';
import type { IndexDefinition } from '../search/index-definition.ts';
import { readRequests, type Query } from '../search/query.ts';
import type { Found } from '../search/result.ts';
import { SpellingCounts } from '../search/spellings.ts';
import {
  asTyped,
  exactWord,
  hasFigures,
  isExactWord,
  knownWords,
  typosAllowed,
  typosBetween,
} from '../search/words.ts';

type Value = string | number | undefined;

/** True if a condition holds for an entry, read straight from its definition. */
export function holds(condition: Condition, valueOf: (attribute: string) => Value): boolean {
  switch (condition.op) {
    case 'all':
      return condition.of.every((part) => holds(part, valueOf));
    case 'any':
      return condition.of.some((part) => holds(part, valueOf));
    case 'not':
      return !holds(condition.of, valueOf);
    case 'is':
      return valueOf(condition.attribute) === condition.value;
    case 'between': {
      const value = valueOf(condition.attribute);
      return typeof value === 'number' && value >= condition.min && value <= condition.max;
    }
    case 'compare': {
      const value = valueOf(condition.attribute) as number | undefined;
      if (value === undefined) return condition.by === '!=';
      if (condition.by === '=') return value === condition.value;
      if (condition.by === '!=') return value !== condition.value;
      if (condition.by === '<') return value < condition.value;
      if (condition.by === '<=') return value <= condition.value;
      return condition.by === '>' ? value > condition.value : value >= condition.value;
    }
  }
}

/** Words of the index that match a typed word. */
export function meaning(
  typed: string,
  unfinished: boolean,
  vocabulary: ReadonlySet<string>,
): string[] {
  const all = [...vocabulary];
  const spelt = all.filter(
    (word) => word === exactWord(typed) || (unfinished ? word.startsWith(typed) : word === typed),
  );
  if (spelt.length > 0) return spelt;
  const apart = all
    .filter((word) => !hasFigures(word) && !isExactWord(word))
    .map((word) => ({ word, typos: typosBetween(typed, word, unfinished, 99) }))
    .filter(({ typos }) => typos > 0 && typos <= typosAllowed(typed));
  const least = Math.min(...apart.map(({ typos }) => typos));
  return apart.filter(({ typos }) => typos === least).map(({ word }) => word);
}

function countValues(
  values: readonly Value[],
  most: number,
  spellings: ReadonlyMap<string, string>,
): [string, number][] {
  const counts = new Map<string | number, number>();
  for (const value of values)
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([value, count]) => [spellings.get(String(value)) ?? String(value), count]);
}

function statsOf(values: readonly Value[]): FacetStats | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return undefined;
  const sum = numbers.reduce((total, value) => total + value, 0);
  return { min: Math.min(...numbers), max: Math.max(...numbers), sum, avg: sum / numbers.length };
}

interface Read {
  readonly words: ReadonlyMap<IndexEntry, ReadonlySet<string>>;
  readonly vocabulary: ReadonlySet<string>;
  readonly spellings: SpellingCounts;
}

const reads = new WeakMap<readonly IndexEntry[], Map<IndexDefinition, Read>>();

/** Words and spellings of some entries, read once for all queries about them. */
function readOnce(index: IndexDefinition, entries: readonly IndexEntry[]): Read {
  const known = reads.get(entries)?.get(index);
  if (known) return known;
  const words = new Map(entries.map((entry) => [entry, wordsOfEntry(entry, index)]));
  const spellings = new SpellingCounts(index);
  for (const entry of entries) spellings.add(entry);
  const vocabulary = new Set([...words.values()].flatMap((set) => [...set]));
  const read = { words, vocabulary, spellings };
  reads.set(entries, (reads.get(entries) ?? new Map<IndexDefinition, Read>()).set(index, read));
  return read;
}

/** The answer to a checked query by filtering and sorting the array. */
function naiveFind(query: Query, entries: readonly IndexEntry[]): Found {
  const { index } = query;
  const valueIn = (entry: IndexEntry) => (name: string) =>
    attributeValue(entry, name, index.attributes[name]!);
  const { words, vocabulary, spellings } = readOnce(index, entries);
  const { known, dropped } = knownWords(
    query.words,
    (word, unfinished) => meaning(word, unfinished, vocabulary).length > 0,
  );
  const meanings = known.map((word, at) => meaning(word, at === known.length - 1, vocabulary));
  const nothingKnown = query.words.length > 0 && known.length === 0;
  const found = entries
    .filter((entry) => query.conditions.every((part) => holds(part, valueIn(entry))))
    .filter(() => !nothingKnown)
    .filter((entry) => meanings.every((any) => any.some((word) => words.get(entry)!.has(word))))
    .sort((a, b) => {
      for (const { attribute, direction } of query.sort) {
        const [left, right] = [valueIn(a)(attribute), valueIn(b)(attribute)] as number[];
        if (left === right) continue;
        if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
        return direction === 'asc' ? left - right : right - left;
      }
      return 0;
    });
  const values = (name: string) => found.map((entry) => valueIn(entry)(name));
  const start = query.page * query.hitsPerPage;
  return {
    hits: found
      .slice(start, start + query.hitsPerPage)
      .map((entry): Hit => ({ ...entry, objectID: String(entry.id) })),
    nbHits: found.length,
    facets: Object.fromEntries(
      query.facets
        .map(
          (name) =>
            [
              name,
              countValues(values(name), query.maxValuesPerFacet, spellings.commonest(name)),
            ] as const,
        )
        .filter(([, counts]) => counts.length > 0)
        .map(([name, counts]) => [name, Object.fromEntries(counts)]),
    ),
    stats: Object.fromEntries(
      query.facets.flatMap((name) => {
        const stats = statsOf(values(name));
        return stats ? [[name, stats]] : [];
      }),
    ),
    droppedWords: dropped,
  };
}

/** The parts of a driver's result that tests compare: hits, counts and statistics, without times. */
export type Comparable = Pick<
  SearchResult,
  'hits' | 'nbHits' | 'nbPages' | 'facets' | 'facets_stats' | 'droppedWords'
>;

/** The part of a driver's answer that must agree. */
export const comparable = ({
  hits,
  nbHits,
  nbPages,
  facets,
  facets_stats,
  droppedWords,
}: SearchResult): Comparable => ({ hits, nbHits, nbPages, facets, facets_stats, droppedWords });

/** The reference for every driver: the array, filtered. */
export function naiveSearch(
  request: SearchRequest,
  index: IndexDefinition,
  entries: readonly IndexEntry[],
): Comparable {
  const [query] = readRequests([request], new Map([[index.name, index]]));
  const { hits, nbHits, facets, stats, droppedWords = [] } = naiveFind(query!, entries);
  const nbPages = query!.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / query!.hitsPerPage);
  return {
    hits,
    nbHits,
    nbPages,
    facets,
    facets_stats: stats,
    droppedWords: asTyped(droppedWords, query!.typed),
  };
}
