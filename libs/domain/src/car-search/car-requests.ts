import type { CarsData, SearchAnswer, SearchQuery, Site } from '@forecourt/block-schemas';
import {
  carFacets,
  carListFacets,
  carRangeFacets,
  isCarRange,
  isCarValue,
  type CarFacet,
  type CarRangeFacet,
} from './car-facets.ts';
import { carSteps, inSteps, maxHits, type CarSteps } from './car-steps.ts';
import { identifierFilter } from '../cars/car-identifiers.ts';
import { facetFilter } from './facet-filter.ts';
import {
  choicesAlone,
  readCarSearch,
  usualCarSort,
  type CarChoice,
  type CarSearch,
} from './car-search.ts';
import type { NumberRange } from './typed-limits.ts';

/** Searches behind a list of cars; `carAnswers` names their results alike. */
export interface CarRequests {
  /** The visitor's search, as the address has it. */
  readonly search: CarSearch;
  /** Attributes that the panel offers. */
  readonly offered: readonly CarFacet[];
  /** The list itself, with counts of the attributes without a choice. */
  readonly list: SearchQuery;
  /** The list without any choice, for values that match no car any more; undefined without a panel. */
  readonly stock: SearchQuery | undefined;
  /** The list without one choice, by the attribute chosen: ticking a second make adds cars (CAR-2). */
  readonly withoutChoice: ReadonlyMap<CarFacet, SearchQuery>;
  /** The list without its keywords, a search of its own; undefined if there are none. */
  readonly withoutWords: SearchQuery | undefined;
  /** One choice without all others, for a search of three or more that finds nothing. */
  readonly alone: ReadonlyMap<CarChoice, SearchQuery>;
  /** Position of a list that grows by steps; undefined for one with numbered pages. */
  readonly steps: CarSteps | undefined;
}

interface Conditions {
  readonly facetFilters: readonly (readonly string[])[];
  readonly numericFilters: readonly string[];
  /** Conditions that a car named by its stock number, VIN or registration is exempt from. */
  readonly facetsUnlessNamed?: readonly string[];
  readonly numbersUnlessNamed?: readonly string[];
}

/** Filters of conditions; the words of the search may name a car. */
function filtersOf(conditions: readonly Conditions[], words = '') {
  const facets = conditions.flatMap(({ facetsUnlessNamed = [] }) => facetsUnlessNamed);
  const numbers = conditions.flatMap(({ numbersUnlessNamed = [] }) => numbersUnlessNamed);
  const named = facets.length + numbers.length > 0 ? identifierFilter(words) : undefined;
  const facetFilters = conditions.flatMap((each) => each.facetFilters);
  const numericFilters = conditions.flatMap((each) => each.numericFilters);
  return named === undefined
    ? {
        facetFilters: [...facetFilters, ...facets.map((facet) => [facet])],
        numericFilters: [...numericFilters, ...numbers],
      }
    : {
        facetFilters,
        numericFilters,
        filters: [...numbers, ...facets].map((test) => `(${test} OR ${named})`).join(' AND '),
      };
}

/** Values listed of one attribute: the maximum of the search. */
export const maxFacetValues = 1000;

/** Filter for cars that aren't sold; every search index stores `isSold`. */
export const notSold: readonly string[] = ['sold:false'];

const within = (facet: CarRangeFacet | 'seats', { min, max }: NumberRange): string[] => [
  ...(min !== undefined ? [`${facet}>=${min}`] : []),
  ...(max !== undefined ? [`${facet}<=${max}`] : []),
];

/** Conditions of the editor's limits, which hold in every query. */
function fixedConditions({ filters = [], minPhotos }: CarsData): Conditions {
  const limits = filters.flatMap(({ field, min, max }) =>
    isCarRange(field) || field === 'seats' ? within(field, { min, max }) : [],
  );
  return {
    facetFilters: filters.flatMap(({ field, values = [] }) => {
      const possible = values.filter((value) => isCarValue(field, value));
      return possible.length > 0 ? [possible.map((value) => facetFilter(field, value))] : [];
    }),
    numericFilters: limits,
    numbersUnlessNamed: minPhotos ? [`photos_count>=${minPhotos}`] : [],
  };
}

/** Conditions of the visitor's choices, all but those of one attribute. */
const chosenConditions = (search: CarSearch, hideSold: boolean, except?: CarFacet): Conditions => ({
  facetFilters: carListFacets
    .filter((facet) => facet !== except)
    .flatMap((facet) => {
      const values = search.values[facet];
      return values ? [values.map((value) => facetFilter(facet, value))] : [];
    }),
  facetsUnlessNamed: hideSold && except !== 'status' ? notSold : [],
  numericFilters: carRangeFacets
    .filter((facet) => facet !== except)
    .flatMap((facet) => within(facet, search.ranges[facet] ?? {})),
});

const request = (
  conditions: readonly Conditions[],
  rest: NonNullable<SearchQuery['params']>,
  indexName = 'cars',
): SearchQuery => ({ indexName, params: { ...filtersOf(conditions, rest.query), ...rest } });

/** Parameters of a search for the number of cars with each value. */
const counts = { hitsPerPage: 0, maxValuesPerFacet: maxFacetValues };

/**
 * Builds the searches behind a list of cars. Sold cars are left out unless the editor or the visitor
 * filters by status. A car whose stock number, VIN or registration is among the keywords is found in
 * any case: sold, or with fewer photos than the editor's list asks for.
 * @param query the page's query; ignored by a block without a panel
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
  const words = search.words ? { query: search.words } : {};
  const steps =
    data.showMore && !data.showAllCars ? carSteps(data.showMore, search.page) : undefined;
  const list = request(
    [fixed, chosenConditions(search, hideSold)],
    {
      ...words,
      facets: offered.filter((facet) => !counted.includes(facet)),
      ...(offered.length > 0 && { maxValuesPerFacet: maxFacetValues }),
      ...(steps?.request ?? {
        hitsPerPage: data.showAllCars ? maxHits : (settings?.cars?.hitsPerPage ?? 3),
        page: search.page - 1,
      }),
    },
    `cars/sort/${search.sort}`,
  );
  const stock =
    offered.length === 0
      ? undefined
      : request([fixed, { facetFilters: hideSold ? [notSold] : [], numericFilters: [] }], {
          facets: offered,
          ...counts,
        });
  const withoutChoice = new Map(
    counted.map((facet) => {
      const conditions = [fixed, chosenConditions(search, hideSold, facet)];
      return [facet, request(conditions, { ...words, facets: [facet], ...counts })];
    }),
  );
  const withoutWords = search.words
    ? request([fixed, chosenConditions(search, hideSold)], { facets: [], hitsPerPage: 0 })
    : undefined;
  const alone = new Map(
    choicesAlone(search).map(([choice, only]) => {
      const isSoldHidden = !named && !only.values.status;
      const conditions = [fixed, chosenConditions(only, isSoldHidden)];
      const params = { ...(choice === 'q' && words), facets: [], hitsPerPage: 0 };
      return [choice, request(conditions, params)] as const;
    }),
  );
  return { search, offered, list, stock, withoutChoice, withoutWords, alone, steps };
}

/** The requests as one call of the search port; `carAnswers` reads its results. */
export const carQueries = ({ list, stock, withoutChoice }: CarRequests): SearchQuery[] => [
  list,
  ...(stock ? [stock] : []),
  ...withoutChoice.values(),
];

/** Results of the searches behind a list of cars. */
export interface CarAnswers {
  readonly search: CarSearch;
  readonly list: SearchAnswer;
  readonly stock: SearchAnswer | undefined;
  readonly withoutChoice: ReadonlyMap<CarFacet, SearchAnswer>;
}

/**
 * Names the results of {@link carQueries} as the requests are named.
 * @throws {RangeError} if there is no result at all.
 */
export function carAnswers(requests: CarRequests, results: readonly SearchAnswer[]): CarAnswers {
  const [list, ...others] = results;
  if (list === undefined) throw new RangeError('the search for cars has no result');
  const stock = requests.stock && others.shift();
  const withoutChoice = new Map(
    [...requests.withoutChoice.keys()].flatMap((facet, at) => {
      const answer = others[at];
      return answer ? [[facet, answer] as const] : [];
    }),
  );
  return {
    search: requests.search,
    list: requests.steps ? inSteps(list, requests.steps) : list,
    stock,
    withoutChoice,
  };
}
