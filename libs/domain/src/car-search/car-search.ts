import type { CarsData, NearPlace } from '@forecourt/block-schemas';
import {
  carListFacets,
  carRangeFacets,
  isCarValue,
  type CarFacet,
  type CarListFacet,
} from './car-facets.ts';
import { radiusOptions, defaultRadius } from '../locations/dealership-choice.ts';
import {
  readTypedLimits,
  withTypedRange,
  type CarRanges,
  type NumberRange,
} from './typed-limits.ts';
import { valueKey } from '../text/value-key.ts';

/** Orders that visitors choose from; the first is the default (CAR-3). */
export const carSorts = [
  'created_at_timestamp:desc',
  'created_at_timestamp:asc',
  'price:asc',
  'price:desc',
  'year:desc',
  'year:asc',
  'km:asc',
  'km:desc',
] as const satisfies readonly NonNullable<CarsData['sort']>[];
export type CarSort = NonNullable<CarsData['sort']>;

/** Default order, unless the editor or the visitor chooses another. */
export const usualCarSort: CarSort = carSorts[0];

/** A visitor's search, all of which is in the page's address (CAR-2, CAR-3). */
export interface CarSearch {
  /** Keywords; empty for none. */
  readonly words: string;
  /** Chosen values by attribute; a car matches if it has any of them. */
  readonly values: { readonly [F in CarListFacet]?: readonly string[] };
  readonly ranges: CarRanges;
  /** Place that the car's location is near. */
  readonly near?: NearPlace;
  readonly sort: CarSort;
  /** From 1. */
  readonly page: number;
}

/** Values of one attribute: more than a visitor ticks. */
const maxValues = 20;

/** Characters of the keywords: more than any car's name has. */
const maxCharacters = 100;

/** Characters of a place: more than any suburb's name has. */
export const maxPlaceCharacters = 60;

/**
 * Reads `10000-30000`, `10000-` or `-30000`; several are combined, so that a form may send each end by
 * itself. Ends in the wrong order are exchanged.
 */
function readRange(texts: readonly string[]): NumberRange | undefined {
  let range: NumberRange | undefined;
  for (const text of texts.slice(0, maxValues)) {
    const [, low, high] = /^(\d{0,9})-(\d{0,9})$/.exec(text) ?? [];
    if (low) range = { ...range, min: Math.max(range?.min ?? 0, Number(low)) };
    if (high) range = { ...range, max: Math.min(range?.max ?? Infinity, Number(high)) };
  }
  const { min = 0, max = Infinity } = range ?? {};
  return min > max ? { min: max, max: min } : range;
}

/** Returns keywords as they are; '' for those without a letter or digit, which match nothing. */
const keywords = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? text : '');

/** Reads the place, and the distance from it: one of the options, else the usual one. */
function readNear(given: URLSearchParams): NearPlace | undefined {
  const text = (given.get('near') ?? '').trim().slice(0, maxPlaceCharacters).trim();
  if (text === '') return undefined;
  const km = radiusOptions.find((option) => String(option) === given.get('within'));
  return { text, km: km ?? defaultRadius };
}

/** Removes values that differ from an earlier one only in case or spaces. */
const distinct = (values: readonly string[]): string[] =>
  [...new Map(values.toReversed().map((value) => [valueKey(value), value])).values()].toReversed();

/**
 * Reads the page's query; invalid values are ignored. A price, kilometres or years in words are that
 * filter: `?q=suv+under+$30,000` is `?q=suv&price=-30000`.
 * @param sort order if the query names none
 */
export function readCarSearch(query: string, sort: CarSort = usualCarSort): CarSearch {
  const given = new URLSearchParams(query);
  const page = given.get('page') ?? '';
  const near = readNear(given);
  const typed = readTypedLimits((given.get('q') ?? '').trim().slice(0, maxCharacters).trim());
  return {
    words: keywords(typed.words),
    values: Object.fromEntries(
      carListFacets.flatMap((facet) => {
        const values = given.getAll(facet).filter((value) => isCarValue(facet, value));
        return values.length > 0 ? [[facet, distinct(values).slice(0, maxValues)]] : [];
      }),
    ),
    ranges: Object.fromEntries(
      carRangeFacets.flatMap((facet) => {
        const range = withTypedRange(readRange(given.getAll(facet)), typed.ranges[facet]);
        return range ? [[facet, range]] : [];
      }),
    ),
    near,
    sort: carSorts.find((order) => order === given.get('sort')) ?? sort,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** A range as addresses have it. */
export const carRangeText = ({ min, max }: NumberRange): string => `${min ?? ''}-${max ?? ''}`;

/**
 * Address of a search, the query alone: `?make=Ostara&price=10000-30000&page=2`.
 * @param sort default order, which is left out
 */
export function carSearchHref(search: CarSearch, sort: CarSort = usualCarSort, place = ''): string {
  const query = new URLSearchParams();
  if (search.words) query.set('q', search.words);
  for (const facet of carListFacets)
    for (const value of search.values[facet] ?? []) query.append(facet, value);
  for (const facet of carRangeFacets) {
    const range = search.ranges[facet];
    if (range) query.set(facet, carRangeText(range));
  }
  if (search.near) {
    query.set('near', search.near.text);
    if (search.near.km !== defaultRadius) query.set('within', String(search.near.km));
  }
  if (search.sort !== sort) query.set('sort', search.sort);
  if (search.page > 1) query.set('page', String(search.page));
  return `?${query.toString().replaceAll('%3A', ':')}${place}`;
}

/** True if the search has keywords or any filter; an order is not one. */
export const hasChoices = ({ words, values, ranges, near }: CarSearch): boolean =>
  [words || undefined, near, ...Object.values(values), ...Object.values(ranges)].some(
    (choice) => choice !== undefined,
  );

/** The search without any choice, in the same order, on the first page. */
export const withoutChoices = ({ sort }: CarSearch): CarSearch => ({
  words: '',
  values: {},
  ranges: {},
  sort,
  page: 1,
});

/** A part of a search that can be given up: an attribute, the keywords or the place. */
export type CarChoice = CarFacet | 'q' | 'near';

/**
 * Returns the search with each of its choices alone. Empty for fewer than three choices, and for a
 * search near a place: there, giving up one choice or the place is broad enough.
 */
export function choicesAlone(search: CarSearch): readonly (readonly [CarChoice, CarSearch])[] {
  const { values, ranges, words, near } = search;
  const none = withoutChoices(search);
  const all: readonly (readonly [CarChoice, CarSearch])[] = [
    ...(words ? [['q', { ...none, words }] as const] : []),
    ...carListFacets.flatMap((facet) =>
      values[facet] ? [[facet, { ...none, values: { [facet]: values[facet] } }] as const] : [],
    ),
    ...carRangeFacets.flatMap((facet) =>
      ranges[facet] ? [[facet, { ...none, ranges: { [facet]: ranges[facet] } }] as const] : [],
    ),
  ];
  return near || all.length < 3 ? [] : all;
}

/** The search without its keywords, its place, one attribute or one of an attribute's values, on the first page. */
export function withoutChoice(search: CarSearch, what: CarChoice, value?: string): CarSearch {
  if (what === 'q') return { ...search, words: '', page: 1 };
  if (what === 'near') return { ...search, near: undefined, page: 1 };
  const rest = search.values[what as CarListFacet]?.filter((each) => each !== value);
  const kept = value !== undefined && rest && rest.length > 0 ? rest : undefined;
  return {
    ...search,
    values: { ...search.values, [what]: kept },
    ranges: { ...search.ranges, [what]: undefined },
    page: 1,
  };
}
