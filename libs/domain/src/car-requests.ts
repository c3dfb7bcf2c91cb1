import type { CarsData, SearchQuery, Site } from '@forecourt/block-schemas';
import {
  carFacets,
  carListFacets,
  carRangeFacets,
  isCarRange,
  isCarValue,
  type CarFacet,
  type CarRangeFacet,
} from './car-facets.ts';
import { readCarSearch, usualCarSort, type CarSearch, type NumberRange } from './car-search.ts';

/** The searches behind a list of cars, and how to read their answers. */
export interface CarRequests {
  readonly search: CarSearch;
  /** Attributes that the panel offers. */
  readonly offered: readonly CarFacet[];
  /** One request for the list, one for all that could be offered, one for each of `counted`. */
  readonly requests: readonly SearchQuery[];
  /** Attributes that are counted without the visitor's own choice of them. */
  readonly counted: readonly CarFacet[];
}

interface Conditions {
  readonly facetFilters: (readonly string[])[];
  readonly numericFilters: string[];
}

/** Values listed of one attribute: the most that a search gives. */
export const maxFacetValues = 1000;

/** Cars on a page that shows all of them: the most that a search gives (CAR-4). */
const allAtOnce = 250;

/** Cars that aren't sold, as every search index reads it, see `isSold`. */
export const notSold: readonly string[] = ['sold:false'];

/** A value that begins with a hyphen would mean "not". */
const equals = (facet: string, value: string): string =>
  `${facet}:${value.startsWith('-') ? '\\' : ''}${value}`;

const within = (facet: CarRangeFacet | 'seats', { min, max }: NumberRange): string[] => [
  ...(min !== undefined ? [`${facet}>=${min}`] : []),
  ...(max !== undefined ? [`${facet}<=${max}`] : []),
];

/** What the editor limits the list to; holds in every query. */
function fixedConditions({ filters = [], minPhotos }: CarsData): Conditions {
  const limits = filters.flatMap(({ field, min, max }) =>
    isCarRange(field) || field === 'seats' ? within(field, { min, max }) : [],
  );
  return {
    facetFilters: filters.flatMap(({ field, values = [] }) => {
      const possible = values.filter((value) => isCarValue(field, value));
      return possible.length > 0 ? [possible.map((value) => equals(field, value))] : [];
    }),
    numericFilters: [...limits, ...(minPhotos ? [`photos_count>=${minPhotos}`] : [])],
  };
}

/** What the visitor asks for, except about one attribute. */
const chosenConditions = (search: CarSearch, hideSold: boolean, except?: CarFacet): Conditions => ({
  facetFilters: [
    ...carListFacets
      .filter((facet) => facet !== except)
      .flatMap((facet) => {
        const values = search.values[facet];
        return values ? [values.map((value) => equals(facet, value))] : [];
      }),
    ...(hideSold && except !== 'status' ? [notSold] : []),
  ],
  numericFilters: carRangeFacets
    .filter((facet) => facet !== except)
    .flatMap((facet) => within(facet, search.ranges[facet] ?? {})),
});

/**
 * The searches behind a list of cars: first the list itself with the counts of whatever is not
 * chosen from; then all that the panel could ever offer, for values that have come down to none;
 * then, for each attribute that is chosen from, the list without that choice, since ticking a second
 * make adds cars (CAR-2). Sold cars are left out until somebody asks for them.
 * @param query the page's query; not looked at by a block without a panel
 */
export function carRequests(
  data: CarsData,
  query: string,
  { settings }: Pick<Site, 'settings'>,
): CarRequests {
  const search = readCarSearch(data.hideSearch ? '' : query, data.sort ?? usualCarSort);
  const offered = data.hideSearch ? [] : (data.facets ?? carFacets);
  const fixed = fixedConditions(data);
  const named = data.filters?.some(({ field }) => field === 'status') ?? false;
  const hideSold = !named && !search.values.status;
  const counted = offered.filter((facet) =>
    isCarRange(facet)
      ? search.ranges[facet] !== undefined
      : search.values[facet] !== undefined || (facet === 'status' && hideSold),
  );
  const request = (
    conditions: readonly Conditions[],
    rest: NonNullable<SearchQuery['params']>,
    indexName = 'cars',
  ): SearchQuery => ({
    indexName,
    params: {
      facetFilters: conditions.flatMap(({ facetFilters }) => facetFilters),
      numericFilters: conditions.flatMap(({ numericFilters }) => numericFilters),
      ...rest,
    },
  });
  const words = search.words ? { query: search.words } : {};
  const list = request(
    [fixed, chosenConditions(search, hideSold)],
    {
      ...words,
      facets: offered.filter((facet) => !counted.includes(facet)),
      hitsPerPage: data.showAllCars ? allAtOnce : (settings?.cars?.hitsPerPage ?? 3),
      page: search.page - 1,
    },
    `cars/sort/${search.sort}`,
  );
  const everything = request([fixed], {
    facets: offered,
    hitsPerPage: 0,
    maxValuesPerFacet: maxFacetValues,
  });
  const others = counted.map((facet) =>
    request([fixed, chosenConditions(search, hideSold, facet)], {
      ...words,
      facets: [facet],
      hitsPerPage: 0,
    }),
  );
  const requests = offered.length > 0 ? [list, everything, ...others] : [list];
  return { search, offered, counted, requests };
}
