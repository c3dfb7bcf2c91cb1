/** Set of entry numbers below `size`, 32 to a word. */
export class BitSet {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.words = new Uint32Array((size + 31) >>> 5);
  }

  static full(size: number): BitSet {
    const set = new BitSet(size);
    set.words.fill(0xffffffff);
    set.#trim();
    return set;
  }

  add(member: number): void {
    this.words[member >>> 5]! |= 1 << (member & 31);
  }

  has(member: number): boolean {
    return (this.words[member >>> 5]! & (1 << (member & 31))) !== 0;
  }

  copy(): BitSet {
    const set = new BitSet(this.size);
    set.words.set(this.words);
    return set;
  }

  /** Intersects the set with another one. */
  keep(other: BitSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at]! &= other.words[at]!;
    return this;
  }

  addAll(other: BitSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at]! |= other.words[at]!;
    return this;
  }

  /** Complements the set. */
  invert(): this {
    const { words } = this;
    for (let at = 0; at < words.length; at++) words[at] = ~words[at]!;
    this.#trim();
    return this;
  }

  /** The members in ascending order. */
  members(): Uint32Array {
    const { words } = this;
    const found = new Uint32Array(this.count());
    let next = 0;
    for (let at = 0; at < words.length; at++) {
      let word = words[at]!;
      while (word !== 0) {
        found[next++] = (at << 5) + (31 - Math.clz32(word & -word));
        word &= word - 1;
      }
    }
    return found;
  }

  /** Number of members (bits counted in parallel: Warren, Hacker's Delight, 5-1). */
  count(): number {
    let count = 0;
    for (const word of this.words) {
      let bits = word - ((word >>> 1) & 0x55555555);
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  #trim(): void {
    const rest = this.size & 31;
    if (rest !== 0) this.words[this.words.length - 1]! &= (1 << rest) - 1;
  }
}
