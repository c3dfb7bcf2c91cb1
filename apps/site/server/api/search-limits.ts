import { ApiFault } from './api-fault.ts';

/** Bounds of one call, over all of its searches. */
export const searchLimits = {
  /** InstantSearch sends one search, and one more for each facet that is limited. */
  maxSearches: 20,
  /** A page of 250 hits, and one hit for each facet as older clients ask. */
  maxHits: 300,
  /** Values of facets that are counted. */
  maxFacetValues: 20_000,
  /** Bytes of the body. */
  maxBytes: 64 * 1024,
} as const;

/** Used when a search names no number, as the search itself does. */
const usual = { hitsPerPage: 20, maxValuesPerFacet: 100 };
/** `*` stands for every facet of an index; none has more. */
const allFacets = 20;

const numberIn = (params: object, name: keyof typeof usual): number => {
  const value = (params as Record<string, unknown>)[name] ?? usual[name];
  // Anything else is for the search to refuse.
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
 * Refuses a call that asks for more than one call may get.
 * @throws ApiFault 400 naming the parameter
 */
export function checkSearchLimits(requests: readonly unknown[]): void {
  const { maxSearches, maxHits, maxFacetValues } = searchLimits;
  if (requests.length > maxSearches)
    throw new ApiFault(400, `must be at most ${maxSearches} searches`, 'requests');
  const params = requests.map(paramsOf);
  const hits = params.reduce((sum, each) => sum + numberIn(each, 'hitsPerPage'), 0);
  if (hits > maxHits)
    throw new ApiFault(
      400,
      `must add up to at most ${maxHits} over all searches of a call; ${usual.hitsPerPage} where it is left out`,
      'hitsPerPage',
    );
  const values = params.reduce((sum, each) => sum + facetValues(each), 0);
  if (values > maxFacetValues)
    throw new ApiFault(
      400,
      `must add up to at most ${maxFacetValues} over all facets of a call`,
      'maxValuesPerFacet',
    );
}
