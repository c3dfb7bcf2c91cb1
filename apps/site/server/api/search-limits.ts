import { ApiError } from './api-error.ts';

/** Bounds of one call, over all of its searches. */
export const searchLimits = {
  /** Searches: InstantSearch sends one, and one more for each refined facet. */
  maxSearches: 20,
  /** Hits: a page of 250, and one for each facet, as older clients request. */
  maxHits: 300,
  /** Values of facets that are counted. */
  maxFacetValues: 20_000,
  /** Bytes of the body. */
  maxBytes: 64 * 1024,
} as const;

/** Default of a search without a number, the same as in the search itself. */
const usual = { hitsPerPage: 20, maxValuesPerFacet: 100 };
/** Count for `*`, which means every facet of an index; none has more. */
const allFacets = 20;

const numberIn = (params: object, name: keyof typeof usual): number => {
  const value = (params as Record<string, unknown>)[name] ?? usual[name];
  // The search itself rejects anything else.
  return typeof value === 'number' && value > 0 ? value : 0;
};

function facetValues(params: object): number {
  const { facets } = params as { facets?: unknown };
  const names: unknown[] = Array.isArray(facets) ? facets : facets ? [facets] : [];
  const count = new Set(names).size - (names.includes('*') ? 1 - allFacets : 0);
  return count * numberIn(params, 'maxValuesPerFacet');
}

const paramsOf = (request: unknown): object => {
  const params = (request as { params?: unknown } | null)?.params;
  return typeof params === 'object' && params !== null ? params : {};
};

/**
 * Rejects a call that exceeds the limits.
 * @throws ApiError 400 naming the parameter
 */
export function checkSearchLimits(requests: readonly unknown[]): void {
  const { maxSearches, maxHits, maxFacetValues } = searchLimits;
  if (requests.length > maxSearches)
    throw new ApiError(400, `must be at most ${maxSearches} searches`, 'requests');
  const params = requests.map(paramsOf);
  const hits = params.reduce((sum, each) => sum + numberIn(each, 'hitsPerPage'), 0);
  if (hits > maxHits)
    throw new ApiError(
      400,
      `must add up to at most ${maxHits} over all searches of a call; ${usual.hitsPerPage} where it is left out`,
      'hitsPerPage',
    );
  const values = params.reduce((sum, each) => sum + facetValues(each), 0);
  if (values > maxFacetValues)
    throw new ApiError(
      400,
      `must add up to at most ${maxFacetValues} over all facets of a call`,
      'maxValuesPerFacet',
    );
}
