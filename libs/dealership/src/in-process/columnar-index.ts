import type { FacetStats, Hit, IndexEntry } from '../ports/search.ts';
import type { Condition } from '../search/condition.ts';
import { attributeValue, wordsOfEntries } from '../search/entry-values.ts';
import type { IndexDefinition, SortKey } from '../search/index-definition.ts';
import type { Query } from '../search/query.ts';
import type { Found } from '../search/result.ts';
import { SpellingCounts } from '../search/spellings.ts';
import { knownWords } from '../search/words.ts';
import { BitSet } from './bit-set.ts';
import { Column } from './column.ts';
import { WordIndex } from './word-index.ts';

/** All entries in one order: `entries[rank]`, and back, `ranks[entry]`. */
interface Order {
  readonly entries: Uint32Array;
  readonly ranks: Uint32Array;
}

/** An immutable in-memory index by attribute. */
export class ColumnarIndex {
  readonly #hits: readonly Hit[];
  readonly #columns: ReadonlyMap<string, Column>;
  readonly #words: WordIndex;
  readonly #orders = new Map<string, Order>();

  constructor(definition: IndexDefinition, entries: readonly IndexEntry[]) {
    this.#hits = entries.map((entry) => Object.freeze({ ...entry, objectID: String(entry.id) }));
    const spellings = new SpellingCounts(definition);
    for (const entry of entries) spellings.add(entry);
    this.#columns = new Map(
      Object.entries(definition.attributes).map(([name, attribute]) => [
        name,
        new Column(
          entries.map((entry) => attributeValue(entry, name, attribute)),
          attribute.kind === 'number',
          spellings.commonest(name),
        ),
      ]),
    );
    this.#words = new WordIndex(wordsOfEntries(entries, definition));
  }

  get size(): number {
    return this.#hits.length;
  }

  find(query: Query): Found {
    const matching = this.#all(query.conditions);
    const { known, dropped } = knownWords(query.words, (word, unfinished) =>
      this.#words.knows(word, unfinished),
    );
    if (query.words.length > 0) matching.keep(this.#words.holding(known));
    const entries = matching.members();
    const facets: [string, Record<string, number>][] = [];
    const stats: [string, FacetStats][] = [];
    for (const name of query.facets) {
      const column = this.#columns.get(name)!;
      const counts = column.counts(entries, query.maxValuesPerFacet);
      if (Object.keys(counts).length > 0) facets.push([name, counts]);
      const range = column.stats(entries);
      if (range) stats.push([name, range]);
    }
    return {
      hits: this.#page(query, matching, entries),
      nbHits: entries.length,
      facets: Object.fromEntries(facets),
      stats: Object.fromEntries(stats),
      droppedWords: dropped,
    };
  }

  #page(
    { hitsPerPage, page, sort }: Query,
    matching: BitSet,
    members: Uint32Array,
  ): readonly Hit[] {
    const [start, end] = [page * hitsPerPage, (page + 1) * hitsPerPage];
    if (start >= end || start >= members.length) return [];
    if (sort.length === 0) return this.#hitsOf(members.subarray(start, end));
    const { entries, ranks } = this.#order(sort);
    // Few matches are sorted by rank; of many the order is walked until the page is full.
    if (members.length * 8 < this.size) {
      const sorted = members.map((entry) => ranks[entry]!).sort();
      return this.#hitsOf(sorted.subarray(start, end).map((rank) => entries[rank]!));
    }
    const found: number[] = [];
    for (let rank = 0, seen = 0; seen < end && rank < entries.length; rank++) {
      if (!matching.has(entries[rank]!)) continue;
      if (seen++ >= start) found.push(entries[rank]!);
    }
    return this.#hitsOf(found);
  }

  #hitsOf(entries: Iterable<number>): Hit[] {
    return Array.from(entries, (entry) => this.#hits[entry]!);
  }

  #order(sort: readonly SortKey[]): Order {
    const name = sort.map(({ attribute, direction }) => `${attribute}:${direction}`).join();
    const kept = this.#orders.get(name);
    if (kept) return kept;
    const keys = sort.map(({ attribute, direction }) => ({
      column: this.#columns.get(attribute)!,
      sign: direction === 'asc' ? 1 : -1,
    }));
    const entries = Uint32Array.from({ length: this.size }, (_, entry) => entry).sort((a, b) => {
      for (const { column, sign } of keys) {
        const [left, right] = [column.codeOf(a), column.codeOf(b)];
        if (left === right) continue;
        if (left === 0 || right === 0) return left === 0 ? 1 : -1;
        return (left - right) * sign;
      }
      return a - b;
    });
    const ranks = new Uint32Array(this.size);
    entries.forEach((entry, rank) => (ranks[entry] = rank));
    const order = { entries, ranks };
    // Visitors can request any number of combined orders, so these are not cached.
    if (sort.length === 1) this.#orders.set(name, order);
    return order;
  }

  #all(conditions: readonly Condition[]): BitSet {
    const [first, ...rest] = conditions;
    if (!first) return BitSet.full(this.size);
    const found = this.#matching(first).copy();
    for (const condition of rest) found.keep(this.#matching(condition));
    return found;
  }

  /** May return a set that is shared: copy it before changing it. */
  #matching(condition: Condition): BitSet {
    switch (condition.op) {
      case 'all':
        return this.#all(condition.of);
      case 'any': {
        const found = new BitSet(this.size);
        for (const part of condition.of) found.addAll(this.#matching(part));
        return found;
      }
      case 'not':
        return this.#matching(condition.of).copy().invert();
      case 'is':
        return this.#columns.get(condition.attribute)!.equal(condition.value);
      case 'between':
        return this.#columns.get(condition.attribute)!.between(condition.min, condition.max);
      case 'compare':
        return compared(this.#columns.get(condition.attribute)!, condition);
    }
  }
}

function compared(column: Column, { by, value }: Extract<Condition, { op: 'compare' }>): BitSet {
  switch (by) {
    case '=':
      return column.equal(value);
    case '!=':
      return column.equal(value).copy().invert();
    case '<':
      return column.between(-Infinity, value, { openMax: true });
    case '<=':
      return column.between(-Infinity, value);
    case '>':
      return column.between(value, Infinity, { openMin: true });
    case '>=':
      return column.between(value, Infinity);
  }
}
