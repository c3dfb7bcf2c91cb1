import type { CarFeatureGroup } from '@forecourt/block-schemas';

/** Number of features of a car. */
export const featureCount = (groups: readonly CarFeatureGroup[]): number =>
  groups.reduce((sum, { items }) => sum + items.length, 0);

/**
 * Returns the features that represent a car: the first of each group, then the second of each, so
 * that a long group doesn't hide the others.
 */
export function leadingFeatures(groups: readonly CarFeatureGroup[], count: number): string[] {
  const longest = Math.max(0, ...groups.map(({ items }) => items.length));
  const leading: string[] = [];
  for (let place = 0; place < longest; place++)
    for (const { items } of groups) {
      if (leading.length === count) return leading;
      const item = items[place];
      if (item !== undefined) leading.push(item);
    }
  return leading;
}
