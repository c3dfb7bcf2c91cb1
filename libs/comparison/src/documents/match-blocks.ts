import type { AnyBlock } from '@forecourt/block-schemas';
import { alignEqual, longestGrowing } from './align.ts';
import { canonical } from '@forecourt/json';

/** A block on both sides, or on one: an index in each list. */
export interface BlockMatch {
  readonly from?: number;
  readonly to?: number;
  readonly moved: boolean;
}

/** Share of a block's values that make two blocks of one type the same block. */
const enoughAlike = 0.3;

/** Collects every single value in a block's data under its property's name. */
function valuesOf(value: unknown, name: string, found: Map<string, number>): Map<string, number> {
  if (value === null || typeof value !== 'object') {
    const key = `${name}=${String(value)}`;
    found.set(key, (found.get(key) ?? 0) + 1);
  } else if (Array.isArray(value)) {
    for (const item of value) valuesOf(item, name, found);
  } else {
    for (const [key, member] of Object.entries(value)) valuesOf(member, key, found);
  }
  return found;
}

/** Returns the similarity of two blocks, from 0 (nothing in common) to 1 (equal). */
function likeness(one: AnyBlock, other: AnyBlock): number {
  const [a, b] = [valuesOf(one.data, '', new Map()), valuesOf(other.data, '', new Map())];
  let [common, all] = [0, 0];
  for (const [value, count] of a) {
    common += Math.min(count, b.get(value) ?? 0);
    all += count;
  }
  for (const count of b.values()) all += count;
  return all === 0 ? 1 : (2 * common) / all;
}

/** Blocks that an id names on both sides. */
function byId(from: readonly AnyBlock[], to: readonly AnyBlock[]): Map<number, number> {
  const once = (blocks: readonly AnyBlock[]) => {
    const named = new Map<string, { index: number; type: string } | undefined>();
    for (const [index, { id, type }] of blocks.entries())
      if (id !== undefined) named.set(id, named.has(id) ? undefined : { index, type });
    return named;
  };
  const [before, after] = [once(from), once(to)];
  const pairs = new Map<number, number>();
  for (const [id, block] of before) {
    const other = after.get(id);
    if (block && other && block.type === other.type) pairs.set(block.index, other.index);
  }
  return pairs;
}

/**
 * Finds the same blocks in two lists: by id, then equal ones in order, then equal ones anywhere,
 * then those of one type that are most alike. What is left was added or removed.
 */
export function matchBlocks(
  from: readonly AnyBlock[],
  to: readonly AnyBlock[],
): readonly BlockMatch[] {
  const pairs = byId(from, to);
  const taken = new Set(pairs.values());
  const pair = (a: number, b: number) => void (pairs.set(a, b), taken.add(b));
  const free = (blocks: readonly AnyBlock[], used: { has: (index: number) => boolean }) =>
    blocks.flatMap((_, index) => (used.has(index) ? [] : [index]));

  const [before, after] = [free(from, pairs), free(to, taken)];
  const texts = (blocks: readonly AnyBlock[], indexes: readonly number[]) =>
    indexes.map((index) => canonical(blocks[index]));
  for (const [a, b] of alignEqual(texts(from, before), texts(to, after)))
    pair(before[a]!, after[b]!);
  const equal = Map.groupBy(free(to, taken), (index) => canonical(to[index]));
  for (const index of free(from, pairs)) {
    const other = equal.get(canonical(from[index]))?.shift();
    if (other !== undefined) pair(index, other);
  }

  const left = [...from.entries()].filter(([a]) => !pairs.has(a));
  const right = [...to.entries()].filter(([b]) => !taken.has(b));
  const candidates = left.flatMap(([a, old]) =>
    right
      .filter(([, next]) => old.type === next.type)
      .map(([b, next]) => ({ a, b, like: likeness(old, next), far: Math.abs(a - b) })),
  );
  candidates.sort((x, y) => y.like - x.like || x.far - y.far || x.a - y.a || x.b - y.b);
  const leftOf = (index: number) => (index === 0 ? -1 : pairs.get(index - 1));
  for (const { a, b, like } of candidates) {
    if (pairs.has(a) || taken.has(b)) continue;
    // A block that follows the same neighbour was rewritten, however little is left of it.
    if (like >= enoughAlike || leftOf(a) === b - 1) pair(a, b);
  }

  const inOrder = [...pairs].sort(([a], [b]) => a - b);
  const still = longestGrowing(inOrder.map(([, b]) => b));
  return [
    ...inOrder.map(([a, b], index) => ({ from: a, to: b, moved: !still.has(index) })),
    ...free(from, pairs).map((index) => ({ from: index, moved: false })),
    ...free(to, taken).map((index) => ({ to: index, moved: false })),
  ];
}
