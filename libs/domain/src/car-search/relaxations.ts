import type { NearbyLocations } from '@forecourt/block-schemas';
import { carListFacets, carRangeFacets, isCarRange, type CarRangeFacet } from './car-facets.ts';
import type { CarAnswers } from './car-requests.ts';
import { choicesAlone, type CarChoice, type CarSearch } from './car-search.ts';

/** One filter to give up when no car matches all of them. */
export interface Relaxation {
  readonly facet: CarChoice;
  /** Number of cars that the search finds without it; undefined if they weren't counted. */
  readonly count: number | undefined;
  /** For a range: the value of a car nearest to it, among the cars found without it. */
  readonly nearest?: number;
  /** For a place: the smallest larger distance with a car, and the number of cars within it. */
  readonly wider?: { readonly km: number; readonly count: number };
}

/** One choice of a search, without all of its others. */
export interface BroadSearch {
  readonly search: CarSearch;
  /** Number of cars that it finds, at least 1. */
  readonly count: number;
}

/** Returns the value nearest to the range among the cars that match all other filters. */
function nearestValue(facet: CarRangeFacet, answers: CarAnswers): number | undefined {
  const { min, max } = answers.search.ranges[facet] ?? {};
  const stats = answers.withoutChoice.get(facet)?.facets_stats[facet];
  if (stats === undefined) return undefined;
  if (max !== undefined && stats.min > max) return stats.min;
  return min !== undefined && stats.max < min ? stats.max : undefined;
}

const withoutPlace = ({ farther }: NearbyLocations): Relaxation => ({
  facet: 'near',
  count: farther?.anywhere,
  wider: farther?.within,
});

/**
 * Returns the filters of a search, those first that exclude the most cars. Filters without which
 * there is still no car are left out, unless that is true of all.
 * @param withoutWords number of cars that the search finds without its keywords, if it was counted
 */
export function relaxations(
  answers: CarAnswers,
  withoutWords: number | undefined,
): readonly Relaxation[] {
  const { list, search, withoutChoice } = answers;
  const all: readonly Relaxation[] = [
    ...(search.near && list.nearby ? [withoutPlace(list.nearby)] : []),
    ...(search.words ? [{ facet: 'q' as const, count: withoutWords }] : []),
    ...[...carListFacets, ...carRangeFacets]
      .filter((facet) =>
        isCarRange(facet) ? search.ranges[facet] !== undefined : search.values[facet] !== undefined,
      )
      .map((facet) => ({
        facet,
        count: withoutChoice.get(facet)?.nbHits,
        ...(isCarRange(facet) && { nearest: nearestValue(facet, answers) }),
      })),
  ];
  const useful = all.filter(({ count }) => count === undefined || count > 0);
  return [...(useful.length > 0 ? useful : all)].sort((a, b) => (b.count ?? -1) - (a.count ?? -1));
}

/**
 * Returns the search with one choice at a time, for one that finds nothing without any single
 * choice. The most selective come first; those that find nothing either are left out.
 * @param counts number of cars by choice
 */
export const broadSearches = (
  search: CarSearch,
  counts: ReadonlyMap<CarChoice, number>,
): readonly BroadSearch[] =>
  choicesAlone(search)
    .map(([choice, only]) => ({ search: only, count: counts.get(choice) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count);
