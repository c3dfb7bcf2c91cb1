import { eachValueAt } from '@forecourt/json';
import type { Cutoff } from '@forecourt/block-schemas';
import type { LocatedBlock } from '@forecourt/block-schemas';
import { dayOfPage } from './days.ts';
import { eraAt, erasOf } from './variants.ts';
import type { Era } from './variants.ts';

/** A property that has no effect in the page's layout. */
export interface IgnoredProperty {
  readonly pointer: string;
  readonly property: string;
  /** The layout of the page's date. */
  readonly now: Era;
  /** The first later layout that uses the property. */
  readonly later?: Era;
  /** The last earlier layout that used the property. */
  readonly earlier?: Era;
}

/** Types of blocks with a layout that ignores properties. */
export const typesThatIgnore = (cutoffs: readonly Cutoff[]): readonly string[] => [
  ...new Set(
    cutoffs.flatMap(({ blockType, before, after }) =>
      before.ignores?.length || after.ignores?.length ? [blockType] : [],
    ),
  ),
];

/**
 * Properties of a block that have no effect on a page with a publication date.
 * @param publicationDate of the page; a date that does not exist is treated as missing. @param timeZone of the tenant.
 */
export function ignoredProperties(
  { block, pointer }: LocatedBlock,
  publicationDate: string | undefined,
  timeZone: string,
  cutoffs: readonly Cutoff[],
): readonly IgnoredProperty[] {
  const eras = erasOf(block.type, cutoffs);
  if (eras.every(({ ignores }) => ignores.length === 0)) return [];
  const day = publicationDate === undefined ? undefined : dayOfPage(publicationDate, timeZone);
  const at = eraAt(eras, day);
  const now = eras[at];
  if (now === undefined) return [];
  const found: IgnoredProperty[] = [];
  for (const path of now.ignores) {
    const knows = ({ ignores }: Era) => !ignores.includes(path);
    eachValueAt(block.data, path.split('/').slice(1), `${pointer}/data`, (_value, each) => {
      const cut = each.lastIndexOf('/');
      const [parent, property] = [each.slice(0, cut), each.slice(cut + 1)];
      const later = eras.slice(at + 1).find(knows);
      const earlier = eras.slice(0, at).findLast(knows);
      found.push({ pointer: parent, property, now, later, earlier });
    });
  }
  return found;
}
