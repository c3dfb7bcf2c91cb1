import type { CarsData, DataQuery, SearchAnswer, SearchQuery } from '@forecourt/block-schemas';
import type { PlanContext } from '../../pipeline/types.ts';
import {
  allFacets,
  isPossible,
  isRange,
  listFacets,
  rangeFacets,
  type Facet,
  type ListFacet,
  type RangeFacet,
} from './car-facets.ts';
import { readSearch, usualSort, type CarSearch, type NumberRange } from './car-search.ts';

/** Cars on a page that shows all of them: the most that a search gives. */
const allAtOnce = 250;

/** One query for the list, then one for each set of counts. */
export interface CarsPlan {
  readonly search: CarSearch;
  /** Attributes that the panel offers. */
  readonly offered: readonly Facet[];
  readonly query: Extract<DataQuery, { kind: 'search' }>;
  /** Attributes whose counts leave the visitor's choice of them out, in the order of their requests. */
  readonly counted: readonly ListFacet[];
}

interface Conditions {
  readonly facetFilters: (readonly string[])[];
  readonly numericFilters: string[];
}

/** A value that begins with a hyphen would mean "not". */
const equals = (facet: string, value: string): string =>
  `${facet}:${value.startsWith('-') ? '\\' : ''}${value}`;

const within = (facet: RangeFacet | 'seats', { min, max }: NumberRange): string[] => [
  ...(min !== undefined ? [`${facet}>=${min}`] : []),
  ...(max !== undefined ? [`${facet}<=${max}`] : []),
];

/** What the editor limits the list to; holds in every query. */
function fixedConditions({ filters = [], minPhotos }: CarsData): Conditions {
  const limits = filters.flatMap(({ field, min, max }) =>
    isRange(field) || field === 'seats' ? within(field, { min, max }) : [],
  );
  return {
    facetFilters: filters.flatMap(({ field, values = [] }) => {
      const possible = values.filter((value) => isPossible(field, value));
      return possible.length > 0 ? [possible.map((value) => equals(field, value))] : [];
    }),
    numericFilters: [...limits, ...(minPhotos ? [`photos_count>=${minPhotos}`] : [])],
  };
}

/** What the visitor asks for, except about one attribute. */
function chosenConditions(search: CarSearch, hideSold: boolean, except?: Facet): Conditions {
  return {
    facetFilters: [
      ...listFacets
        .filter((facet) => facet !== except)
        .flatMap((facet) => {
          const values = search.values[facet];
          return values ? [values.map((value) => equals(facet, value))] : [];
        }),
      ...(hideSold && except !== 'status' ? [['status:-Sold']] : []),
    ],
    numericFilters: rangeFacets.flatMap((facet) => within(facet, search.ranges[facet] ?? {})),
  };
}

/**
 * The searches behind a list of cars, all in one query: first the list itself with the counts of
 * whatever is not chosen from; then all that the panel could ever offer, for values that have come
 * down to none; then, for each attribute that is chosen from, the list without that choice, since
 * ticking a second make adds cars (CAR-2). Sold cars are left out until somebody asks for them.
 */
export function carsPlan(
  data: CarsData,
  { site, url }: Pick<PlanContext, 'site' | 'url'>,
): CarsPlan {
  const search = readSearch(data.hideSearch ? '' : url.search, data.sort ?? usualSort);
  const offered = data.hideSearch ? [] : (data.facets ?? allFacets);
  const fixed = fixedConditions(data);
  const named = data.filters?.some(({ field }) => field === 'status') ?? false;
  const hideSold = !named && !search.values.status;
  const listed = offered.filter((facet): facet is ListFacet => !isRange(facet));
  const counted = listed.filter(
    (facet) => search.values[facet] !== undefined || (facet === 'status' && hideSold),
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
  const hitsPerPage = data.showAllCars ? allAtOnce : (site.settings?.cars?.hitsPerPage ?? 3);
  const list = request(
    [fixed, chosenConditions(search, hideSold)],
    {
      facets: listed.filter((facet) => !counted.includes(facet)),
      hitsPerPage,
      page: search.page - 1,
    },
    `cars/sort/${search.sort}`,
  );
  const everything = request([fixed], { facets: offered, hitsPerPage: 0 });
  const others = counted.map((facet) =>
    request([fixed, chosenConditions(search, hideSold, facet)], {
      facets: [facet],
      hitsPerPage: 0,
    }),
  );
  return {
    search,
    offered,
    counted,
    query: {
      kind: 'search',
      requests: offered.length > 0 ? [list, everything, ...others] : [list],
    },
  };
}

/** A value of an attribute and how many cars of the current search have it. */
export interface CountedValue {
  readonly value: string;
  readonly count: number;
  readonly chosen: boolean;
}

/** Every value that an attribute has anywhere in the stock: seats by number, all others by how common they are. */
export function valuesOf(
  facet: ListFacet,
  { search, counted }: Pick<CarsPlan, 'search' | 'counted'>,
  [list, everything, ...others]: readonly SearchAnswer[],
): readonly CountedValue[] {
  const at = counted.indexOf(facet);
  const counts = (at < 0 ? list : others[at])?.facets[facet] ?? {};
  const known = everything?.facets[facet] ?? {};
  const chosen = search.values[facet] ?? [];
  return [...new Set([...Object.keys(known), ...chosen])]
    .sort((a, b) => (facet === 'seats' ? Number(a) - Number(b) : (known[b] ?? 0) - (known[a] ?? 0)))
    .map((value) => ({ value, count: counts[value] ?? 0, chosen: chosen.includes(value) }));
}
