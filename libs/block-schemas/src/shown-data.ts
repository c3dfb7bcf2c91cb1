import { eachValueAt } from '@forecourt/json';
import type { DataKind } from './data-kinds.ts';
import { blockTraits } from './generated/block-traits.ts';
import type { ShownData } from './generated/block-traits.ts';
import type { AnyBlock } from './generated/types.ts';

const none: readonly DataKind[] = [];

/** True for a value that has an effect: not false, 0, null or empty. */
const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** True if the data has a value at one of the paths. */
function hasAny(data: unknown, paths: readonly (readonly string[])[]): boolean {
  let found = false;
  for (const path of paths)
    eachValueAt(data, path, '', (value) => {
      found ||= isSet(value);
    });
  return found;
}

const applies = ({ if: wanted, unless }: ShownData, data: unknown): boolean =>
  (wanted === undefined || hasAny(data, wanted)) && (unless === undefined || !hasAny(data, unless));

/** Data shown by the block types that show any. */
const shownByType: ReadonlyMap<string, readonly ShownData[]> = new Map(
  Object.entries(blockTraits).flatMap(([type, { data }]) => (data ? [[type, data]] : [])),
);

/** Returns the kinds of the dealer's data that a block shows, besides entries that it names. */
export function shownData({ type, data }: AnyBlock): readonly DataKind[] {
  const shown = shownByType.get(type);
  if (shown === undefined) return none;
  const kinds: DataKind[] = [];
  for (const each of shown) if (applies(each, data)) kinds.push(each.kind);
  return kinds;
}
