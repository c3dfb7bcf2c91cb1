import { canonical, isObject, pointerToken } from '@forecourt/json';
import type { AnyBlock } from '@forecourt/block-schemas';
import { alignEqual } from './align.ts';
import { blockLabel } from './block-label.ts';
import { matchBlocks } from './match-blocks.ts';
import type { BlockPair, PropertyChange } from './value-change.ts';

/** Differences of two values. */
export interface ValueDifference {
  readonly properties: PropertyChange[];
  /** Every block in them, nested ones too, the same ones included. */
  readonly blocks: BlockPair[];
}

/** Pointers to one value on either side. */
interface Places {
  readonly from: string;
  readonly to: string;
}

const isBlock = (value: unknown): value is AnyBlock =>
  isObject(value) && typeof value.type === 'string' && isObject(value.data);

/** Lists of blocks, one of which may be empty. */
const areBlocks = (from: readonly unknown[], to: readonly unknown[]): boolean =>
  from.length + to.length > 0 && from.every(isBlock) && to.every(isBlock);

/**
 * Compares two values of JSON. Lists of blocks are matched block by block; items of other lists are
 * kept apart by being equal, and those between equal ones are compared in order.
 */
export function diffValues(from: unknown, to: unknown, at: Places): ValueDifference {
  const found: ValueDifference = { properties: [], blocks: [] };
  compare(from, to, at, found);
  return found;
}

function compare(from: unknown, to: unknown, at: Places, found: ValueDifference): void {
  if (Array.isArray(from) && Array.isArray(to)) {
    if (areBlocks(from, to)) compareBlocks(from, to, at, found);
    else compareItems(from, to, at, found);
  } else if (isObject(from) && isObject(to)) {
    compareMembers(from, to, at, found);
  } else if (canonical(from) !== canonical(to)) {
    found.properties.push({ pointer: at.to, change: 'changed', from, to });
  }
}

function compareMembers(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  at: Places,
  found: ValueDifference,
): void {
  for (const key of new Set([...Object.keys(from), ...Object.keys(to)])) {
    const token = pointerToken(key);
    const below = { from: `${at.from}/${token}`, to: `${at.to}/${token}` };
    if (!Object.hasOwn(to, key)) removed(from[key], below, found);
    else if (!Object.hasOwn(from, key)) added(to[key], below, found);
    else compare(from[key], to[key], below, found);
  }
}

/** Adds a new member or item; blocks in it are listed one by one. */
function added(value: unknown, at: Places, found: ValueDifference): void {
  if (Array.isArray(value) && areBlocks([], value)) compareBlocks([], value, at, found);
  else found.properties.push({ pointer: at.to, change: 'added', to: value });
}

function removed(value: unknown, at: Places, found: ValueDifference): void {
  if (Array.isArray(value) && areBlocks(value, [])) compareBlocks(value, [], at, found);
  else found.properties.push({ pointer: at.from, change: 'removed', from: value });
}

function compareItems(
  from: readonly unknown[],
  to: readonly unknown[],
  at: Places,
  found: ValueDifference,
): void {
  const pointers = (a: number, b: number) => ({ from: `${at.from}/${a}`, to: `${at.to}/${b}` });
  const equal = alignEqual(from.map(canonical), to.map(canonical));
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...equal, [from.length, to.length] as const]) {
    while (a < nextA && b < nextB) compare(from[a], to[b], pointers(a++, b++), found);
    for (; a < nextA; a++) removed(from[a], pointers(a, b), found);
    for (; b < nextB; b++) added(to[b], pointers(a, b), found);
    // Equal items may hold blocks, which are paired so that they can be shown side by side.
    if (nextA < from.length) compare(from[nextA], to[nextB], pointers(nextA, nextB), found);
    [a, b] = [nextA + 1, nextB + 1];
  }
}

function compareBlocks(
  from: readonly AnyBlock[],
  to: readonly AnyBlock[],
  at: Places,
  found: ValueDifference,
): void {
  for (const match of matchBlocks(from, to)) {
    const [before, after] = [from[match.from ?? -1], to[match.to ?? -1]];
    const block = (after ?? before)!;
    const pointers = { from: `${at.from}/${match.from}`, to: `${at.to}/${match.to}` };
    // A block that was added or removed is listed without its properties.
    const inner =
      before && after ? diffValues(before, after, pointers) : { properties: [], blocks: [] };
    found.blocks.push({
      type: block.type,
      id: block.id,
      label: blockLabel(block),
      from: before && pointers.from,
      to: after && pointers.to,
      moved: match.moved,
      properties: inner.properties,
    });
    found.blocks.push(...inner.blocks);
  }
}
