import type { FacetStats } from '../ports/search.ts';
import { topValues } from '../search/top-values.ts';
import { BitSet } from './bit-set.ts';

const maxCachedSets = 512;

/** One attribute of all entries: each distinct value has a number, in ascending order from 1; 0 is no value. */
export class Column {
  /** The distinct values in ascending order; a number's index in it is its code minus one. */
  readonly #values: readonly (string | number)[];
  readonly #codes: Uint16Array | Uint32Array;
  readonly #code = new Map<string | number, number>();
  /** Entries by code, made when first asked for, where there are few enough codes to keep them. */
  readonly #sets = new Map<number, BitSet>();
  /** The values themselves, for numbers. */
  readonly #numbers: Float64Array | undefined;
  /** How counts name the values; by the value itself where there is no entry. */
  readonly #spellings: ReadonlyMap<string, string>;

  constructor(
    values: readonly (string | number | undefined)[],
    numeric: boolean,
    spellings: ReadonlyMap<string, string> = new Map(),
  ) {
    this.#spellings = spellings;
    const distinct = [...new Set(values)].filter((value) => value !== undefined);
    this.#values = numeric
      ? (distinct as number[]).sort((a, b) => a - b)
      : (distinct as string[]).sort();
    this.#values.forEach((value, index) => this.#code.set(value, index + 1));
    const codes = values.map((value) => (value === undefined ? 0 : this.#code.get(value)!));
    this.#codes = this.#values.length < 0xffff ? Uint16Array.from(codes) : Uint32Array.from(codes);
    if (numeric) this.#numbers = Float64Array.from(values, (value) => (value ?? NaN) as number);
  }

  /** Entries with exactly this value. The set is shared: copy it before changing it. */
  equal(value: string | number): BitSet {
    const code = this.#code.get(value);
    if (code === undefined) return new BitSet(this.#codes.length);
    const kept = this.#sets.get(code);
    if (kept) return kept;
    const set = this.#withCodes(code, code);
    if (this.#sets.size < maxCachedSets) this.#sets.set(code, set);
    return set;
  }

  /** Entries whose number is at least `min` and at most `max`; one of the ends may be left out of it. */
  between(min: number, max: number, { openMin = false, openMax = false } = {}): BitSet {
    const values = this.#values as readonly number[];
    const first = firstAt(values, (value) => (openMin ? value > min : value >= min));
    const end = firstAt(values, (value) => (openMax ? value >= max : value > max));
    return this.#withCodes(first + 1, end);
  }

  /** The code of each entry: larger for larger values, 0 without a value. */
  codeOf(entry: number): number {
    return this.#codes[entry]!;
  }

  /** Counts the values of some entries. @returns the commonest, by their text */
  counts(entries: Uint32Array, max: number): Record<string, number> {
    const codes = this.#codes;
    if (entries.length * 4 < this.#values.length) return this.#fewCounts(entries, max);
    const counts = new Uint32Array(this.#values.length + 1);
    for (let at = 0; at < entries.length; at++) counts[codes[entries[at]!]!]!++;
    return topValues(counts.subarray(1), max, (index) => this.#name(index));
  }

  /** The same where far fewer entries are counted than there are values. */
  #fewCounts(entries: Uint32Array, max: number): Record<string, number> {
    const counts = new Map<number, number>();
    for (const code of entries.map((entry) => this.#codes[entry]!).sort())
      if (code !== 0) counts.set(code, (counts.get(code) ?? 0) + 1);
    const codes = [...counts.keys()];
    return topValues([...counts.values()], max, (at) => this.#name(codes[at]! - 1));
  }

  #name(index: number): string {
    const value = String(this.#values[index]);
    return this.#spellings.get(value) ?? value;
  }

  /** Range, sum and average of some entries' numbers; undefined if none has one. */
  stats(entries: Uint32Array): FacetStats | undefined {
    const numbers = this.#numbers;
    if (!numbers) return undefined;
    let [min, max, sum, count] = [Infinity, -Infinity, 0, 0];
    for (let at = 0; at < entries.length; at++) {
      const value = numbers[entries[at]!]!;
      if (Number.isNaN(value)) continue;
      if (value < min) min = value;
      if (value > max) max = value;
      sum += value;
      count++;
    }
    return count === 0 ? undefined : { min, max, avg: sum / count, sum };
  }

  /** Builds the set a word at a time, and tests both ends at once: below the first, the difference wraps round. */
  #withCodes(first: number, last: number): BitSet {
    const codes = this.#codes;
    const set = new BitSet(codes.length);
    const span = last - first;
    if (span < 0) return set;
    for (let at = 0, entry = 0; entry < codes.length; at++) {
      const end = Math.min(entry + 32, codes.length);
      let word = 0;
      for (let bit = 1; entry < end; entry++, bit <<= 1)
        if ((codes[entry]! - first) >>> 0 <= span) word |= bit;
      set.words[at] = word;
    }
    return set;
  }
}

/** Index of the first value that passes, of values of which all behind it pass too. */
function firstAt(values: readonly number[], passes: (value: number) => boolean): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(values[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
