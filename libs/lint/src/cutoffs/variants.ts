import type { Cutoff } from '@forecourt/block-schemas';

/** One of a block's layouts and its period. */
export interface Era {
  readonly layout: string;
  /** Its first day; undefined for the first layout. */
  readonly from?: string;
  /** Paths of properties that it ignores; `*` is any index. */
  readonly ignores: readonly string[];
}

const known = new WeakMap<readonly Cutoff[], Map<string, readonly Era[]>>();

/** All layouts of a block type, oldest first; none if it never changed. */
export function erasOf(blockType: string, cutoffs: readonly Cutoff[]): readonly Era[] {
  const eras = known.get(cutoffs) ?? new Map<string, readonly Era[]>();
  known.set(cutoffs, eras);
  const found = eras.get(blockType) ?? findEras(blockType, cutoffs);
  eras.set(blockType, found);
  return found;
}

function findEras(blockType: string, cutoffs: readonly Cutoff[]): readonly Era[] {
  const own = cutoffs.filter((cutoff) => cutoff.blockType === blockType);
  const [first] = own;
  if (first === undefined) return [];
  const era = ({ layout, ignores = [] }: Cutoff['before'], from?: string): Era => ({
    layout,
    ignores,
    from,
  });
  return [era(first.before), ...own.map(({ after, date }) => era(after, date))];
}

/** Index of the layout that applies on a day; without a day, of the newest. */
export const eraAt = (eras: readonly Era[], day: string | undefined): number =>
  day === undefined
    ? eras.length - 1
    : eras.findLastIndex(({ from }) => from === undefined || from <= day);
