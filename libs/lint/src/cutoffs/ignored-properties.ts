import { publicationDay } from '@forecourt/block-schemas';
import { eachValueAt } from '@forecourt/json';
import type { Cutoff } from '@forecourt/block-schemas';
import type { BlockPlace } from '../rule-api/rule.ts';
import { eraAt, erasOf } from './variants.ts';
import type { Era } from './variants.ts';

/** A property that the page's layout does not look at. */
export interface IgnoredProperty {
  readonly pointer: string;
  readonly property: string;
  /** The layout that the page's date picks. */
  readonly now: Era;
  /** The first later layout that knows the property. */
  readonly later?: Era;
  /** The last earlier layout that knew it. */
  readonly earlier?: Era;
}

/** Types of the blocks of which some layout ignores properties. */
export const typesThatIgnore = (cutoffs: readonly Cutoff[]): readonly string[] => [
  ...new Set(
    cutoffs.flatMap(({ blockType, before, after }) =>
      before.ignores?.length || after.ignores?.length ? [blockType] : [],
    ),
  ),
];

/**
 * Properties of a block that have no effect on a page of a date.
 * @param publicationDate of the page; a date that does not exist counts as none. @param timeZone of the tenant.
 */
export function ignoredProperties(
  { block, pointer }: BlockPlace,
  publicationDate: string | undefined,
  timeZone: string,
  cutoffs: readonly Cutoff[],
): readonly IgnoredProperty[] {
  const eras = erasOf(block.type, cutoffs);
  if (eras.every(({ ignores }) => ignores.length === 0)) return [];
  const day = publicationDate === undefined ? undefined : publicationDay(publicationDate, timeZone);
  const at = eraAt(eras, day);
  const now = eras[at];
  return (now?.ignores ?? []).flatMap((path) => {
    const knows = ({ ignores }: Era) => !ignores.includes(path);
    const later = eras.slice(at + 1).find(knows);
    const earlier = eras.slice(0, at).findLast(knows);
    const found: IgnoredProperty[] = [];
    eachValueAt(block.data, path.split('/').slice(1), `${pointer}/data`, (_value, place) => {
      const cut = place.lastIndexOf('/');
      const [parent, property] = [place.slice(0, cut), place.slice(cut + 1)];
      found.push({ pointer: parent, property, now: now!, later, earlier });
    });
    return found;
  });
}
