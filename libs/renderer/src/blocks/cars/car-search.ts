import type { CarsData } from '@forecourt/block-schemas';
import {
  isPossible,
  listFacets,
  rangeFacets,
  type Facet,
  type ListFacet,
  type RangeFacet,
} from './car-facets.ts';

export type CarSort = NonNullable<CarsData['sort']>;

/** An inclusive range; a missing end is open. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** What a visitor has asked the list for; lives in the page's address (CAR-2, CAR-3). */
export interface CarSearch {
  readonly values: { readonly [F in ListFacet]?: readonly string[] };
  readonly ranges: { readonly [F in RangeFacet]?: NumberRange };
  readonly sort: CarSort;
  /** From 1. */
  readonly page: number;
}

/** Orders to choose from, as visitors read them. */
export const sortLabels: { readonly [S in CarSort]: string } = {
  'created_at_timestamp:desc': 'Newest arrivals',
  'created_at_timestamp:asc': 'Longest in stock',
  'price:asc': 'Price, lowest first',
  'price:desc': 'Price, highest first',
  'year:desc': 'Year, newest first',
  'year:asc': 'Year, oldest first',
  'km:asc': 'Kilometres, fewest first',
  'km:desc': 'Kilometres, most first',
};

/** The order when neither visitor nor editor chose one. */
export const usualSort: CarSort = 'created_at_timestamp:desc';

/** Query parameters that the list looks at. */
export const searchParameters: readonly string[] = [...listFacets, ...rangeFacets, 'sort', 'page'];

/** More values of one attribute than anybody ticks. */
const mostValues = 20;

const isSort = (text: string | null): text is CarSort =>
  text !== null && Object.hasOwn(sortLabels, text);

/** `10000-30000`, `10000-`, `-30000`; several of them must all hold, so that a form may send each end alone. */
function readRange(texts: readonly string[]): NumberRange | undefined {
  let range: NumberRange | undefined;
  for (const text of texts.slice(0, mostValues)) {
    const [, low, high] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
    if (low) range = { ...range, min: Math.max(range?.min ?? 0, Number(low)) };
    if (high) range = { ...range, max: Math.min(range?.max ?? Infinity, Number(high)) };
  }
  return range;
}

/** Reads the page's query; whatever cannot be meant is ignored. @param sort the order at first */
export function readSearch(query: string, sort: CarSort): CarSearch {
  const given = new URLSearchParams(query);
  const chosen = given.get('sort');
  const page = given.get('page') ?? '';
  return {
    values: Object.fromEntries(
      listFacets.flatMap((facet) => {
        const values = given.getAll(facet).filter((value) => isPossible(facet, value));
        return values.length > 0 ? [[facet, [...new Set(values)].slice(0, mostValues)]] : [];
      }),
    ),
    ranges: Object.fromEntries(
      rangeFacets.flatMap((facet) => {
        const range = readRange(given.getAll(facet));
        return range ? [[facet, range]] : [];
      }),
    ),
    sort: isSort(chosen) ? chosen : sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A range as the address holds it. */
export const rangeText = ({ min, max }: NumberRange): string => `${min ?? ''}-${max ?? ''}`;

/**
 * The address of a search, a query alone: `?make=Ostara&price=10000-30000&page=2`.
 * @param sort the order at first, which is left out
 */
export function searchHref(search: CarSearch, sort: CarSort, place = ''): string {
  const query = new URLSearchParams();
  for (const facet of listFacets)
    for (const value of search.values[facet] ?? []) query.append(facet, value);
  for (const facet of rangeFacets) {
    const range = search.ranges[facet];
    if (range) query.set(facet, rangeText(range));
  }
  if (search.sort !== sort) query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  return `?${query.toString().replaceAll('%3A', ':')}${place}`;
}

/** The search without one attribute, or without one of its values; from the first page again. */
export function without(search: CarSearch, facet: Facet, value?: string): CarSearch {
  const rest = search.values[facet as ListFacet]?.filter((each) => each !== value);
  const kept = value !== undefined && rest && rest.length > 0 ? rest : undefined;
  return {
    ...search,
    values: { ...search.values, [facet]: kept },
    ranges: { ...search.ranges, [facet]: undefined },
    page: 1,
  };
}
