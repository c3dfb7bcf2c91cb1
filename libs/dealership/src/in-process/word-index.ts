import { exactWord, nearestWords } from '../search/words.ts';
import { BitSet } from './bit-set.ts';

/** Entries by word. */
export class WordIndex {
  readonly #size: number;
  readonly #entries: ReadonlyMap<string, Uint32Array>;
  readonly #vocabulary: readonly string[];

  /** @param wordsOfEntries the words of each entry; read once, entry by entry. */
  constructor(wordsOfEntries: Iterable<Iterable<string>>) {
    const entries = new Map<string, number[]>();
    let size = 0;
    for (const words of wordsOfEntries) {
      for (const word of words) {
        const list = entries.get(word);
        if (list) list.push(size);
        else entries.set(word, [size]);
      }
      size++;
    }
    this.#size = size;
    this.#entries = new Map([...entries].map(([word, list]) => [word, Uint32Array.from(list)]));
    this.#vocabulary = [...entries.keys()].sort();
  }

  /** True if some entry is found by a word. */
  knows(word: string, unfinished: boolean): boolean {
    return this.#meaning(word, unfinished).length > 0;
  }

  /**
   * Entries that hold every word, the last of which may be unfinished; a word that does not occur matches
   * the nearest ones. None without a word.
   */
  holding(words: readonly string[]): BitSet {
    if (words.length === 0) return new BitSet(this.#size);
    const found = BitSet.full(this.#size);
    words.forEach((word, index) =>
      found.keep(this.#any(this.#meaning(word, index === words.length - 1))),
    );
    return found;
  }

  #meaning(word: string, unfinished: boolean): readonly string[] {
    const spelt = unfinished ? this.#beginningWith(word) : this.#entries.has(word) ? [word] : [];
    const exact = exactWord(word);
    if (this.#entries.has(exact)) spelt.push(exact);
    return spelt.length > 0 ? spelt : nearestWords(word, unfinished, this.#vocabulary);
  }

  #beginningWith(start: string): string[] {
    let [low, high] = [0, this.#vocabulary.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#vocabulary[middle]! < start) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    while (this.#vocabulary[low]?.startsWith(start)) found.push(this.#vocabulary[low++]!);
    return found;
  }

  #any(words: readonly string[]): BitSet {
    const set = new BitSet(this.#size);
    for (const word of words) for (const entry of this.#entries.get(word)!) set.add(entry);
    return set;
  }
}
