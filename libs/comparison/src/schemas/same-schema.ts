import { isDeepStrictEqual } from 'node:util';
import { addressOf, follow, members } from './schema-node.ts';
import type { SchemaNode } from './schema-node.ts';

/** True if two versions of a value and all their references are the same. */
export function isSame(old: SchemaNode, now: SchemaNode, open: readonly string[] = []): boolean {
  const pair = `${addressOf(old)} ${addressOf(now)}`;
  if (open.includes(pair)) return true;
  const [before, after] = [members(old), members(now)];
  if (before.size === 0 || after.size === 0) return isDeepStrictEqual(old.value, now.value);
  if (before.size !== after.size || before.has('$dynamicRef')) return false;
  if (before.has('$id') && old.pointer !== '') return false;
  return [...before].every(([name, was]) => {
    const is = after.get(name);
    if (is === undefined || !isSame(was, is, [...open, pair])) return false;
    if (name !== '$ref') return true;
    const [from, to] = [follow(was), follow(is)];
    return from !== undefined && to !== undefined && isSame(from, to, [...open, pair]);
  });
}
