import type { FacetStats, SearchRequest, SearchResult } from '../ports/search.ts';
import { carSorts, isRange, type CarFacet, type CarSearch, type CarSort } from './car-search.ts';

/** What a cars block limits itself to and shows. */
export interface CarsChoice {
  readonly showAllCars?: boolean;
  readonly filters?: readonly {
    readonly field: CarFacet;
    readonly values?: readonly string[];
    readonly min?: number;
    readonly max?: number;
  }[];
  readonly minPhotos?: number;
  readonly sort?: CarSort;
  /** Facets to count. */
  readonly facets: readonly CarFacet[];
}

/** Cars on a page: 250 with all cars shown, else 3; on a site that shows one more, 4 (CAR-4). */
export const carsPerPage = (showAllCars = false, oneMore = false): number =>
  showAllCars ? 250 : oneMore ? 4 : 3;

/** Conditions that always hold, or on one facet, so that its own counts can leave them out. */
interface Limits {
  readonly facet?: CarFacet;
  readonly facetFilters?: readonly string[];
  readonly numericFilters?: readonly string[];
}

const facetFilters = (facet: CarFacet, values: readonly string[]): readonly string[] =>
  values.map((value) => `${facet}:${value.replace(/^-/, '\\-')}`);

const rangeFilters = (name: string, { min, max }: { min?: number; max?: number }): string[] => [
  ...(min === undefined ? [] : [`${name}>=${min}`]),
  ...(max === undefined ? [] : [`${name}<=${max}`]),
];

function blockLimits({ filters = [], minPhotos }: CarsChoice): Limits[] {
  const limits: Limits[] = filters.map(({ field, values, min, max }) => ({
    ...(values && { facetFilters: facetFilters(field, values) }),
    ...(isRange(field) && { numericFilters: rangeFilters(field, { min, max }) }),
  }));
  return minPhotos ? [...limits, { numericFilters: [`photos_count>=${minPhotos}`] }] : limits;
}

function visitorLimits(search: CarSearch): Limits[] {
  const values = Object.entries(search.values) as [CarFacet, readonly string[]][];
  const ranges = Object.entries(search.ranges) as [CarFacet, { min?: number; max?: number }][];
  return [
    ...values.map(([facet, chosen]) => ({ facet, facetFilters: facetFilters(facet, chosen) })),
    ...ranges.map(([facet, range]) => ({ facet, numericFilters: rangeFilters(facet, range) })),
  ];
}

/**
 * The queries of a search: the cars themselves with their counts, then one for each facet that the
 * visitor has limited, without that limit, so that its other values can still be chosen. Pass the
 * results to `carAnswer`.
 */
export function carRequests(
  search: CarSearch,
  block: CarsChoice,
  hitsPerPage: number,
): SearchRequest[] {
  const limits = [...blockLimits(block), ...visitorLimits(search)];
  const params = (held: readonly Limits[]) => ({
    ...(search.query && { query: search.query }),
    facetFilters: held.flatMap((limit) => (limit.facetFilters ? [limit.facetFilters] : [])),
    numericFilters: held.flatMap((limit) => limit.numericFilters ?? []),
  });
  const sort = search.sort ?? block.sort ?? carSorts[0];
  return [
    {
      indexName: `cars/sort/${sort}`,
      params: {
        ...params(limits),
        facets: block.facets,
        hitsPerPage,
        page: search.page - 1,
      },
    },
    ...limitedFacets(search, block).map((facet) => ({
      indexName: 'cars',
      params: {
        ...params(limits.filter((limit) => limit.facet !== facet)),
        facets: [facet],
        hitsPerPage: 0,
      },
    })),
  ];
}

const limitedFacets = (search: CarSearch, { facets }: CarsChoice): CarFacet[] =>
  facets.filter((facet) => search.values[facet] ?? (isRange(facet) && search.ranges[facet]));

/** The cars found, and of each facet the counts that choosing another of its values would give. */
export interface CarAnswer<T> {
  readonly cars: readonly T[];
  readonly total: number;
  readonly pages: number;
  readonly facets: Readonly<Partial<Record<CarFacet, Readonly<Record<string, number>>>>>;
  readonly ranges: Readonly<Partial<Record<CarFacet, FacetStats>>>;
}

/** Puts the results of `carRequests` together. @throws when they are not as many as the requests were */
export function carAnswer<T>(
  results: readonly SearchResult<T>[],
  search: CarSearch,
  block: CarsChoice,
): CarAnswer<T> {
  const [main, ...others] = results;
  const limited = limitedFacets(search, block);
  if (!main || others.length !== limited.length)
    throw new Error('results and requests do not belong together');
  const facets: Record<string, Readonly<Record<string, number>>> = { ...main.facets };
  const ranges: Record<string, FacetStats> = { ...main.facets_stats };
  limited.forEach((facet, index) => {
    const own = others[index]!;
    facets[facet] = own.facets[facet] ?? {};
    if (own.facets_stats[facet]) ranges[facet] = own.facets_stats[facet];
  });
  return { cars: main.hits, total: main.nbHits, pages: main.nbPages, facets, ranges };
}
