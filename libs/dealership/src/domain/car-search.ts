/** Attributes that the Search panel offers, in order (CAR-2). */
export const carFacets = [
  'car_type',
  'make',
  'model',
  'simple_body',
  'badge',
  'tag',
  'carsales_account',
  'location_name',
  'simple_fuel',
  'status',
  'seats',
  'certified',
  'year',
  'km',
  'price',
] as const;
export type CarFacet = (typeof carFacets)[number];

/** Those of them that are limited by a lowest and a highest number. */
export const carRanges = ['seats', 'year', 'km', 'price'] as const;
export type CarRange = (typeof carRanges)[number];

/** The orders that visitors choose from; the first is the default (CAR-3). */
export const carSorts = [
  'created_at_timestamp:desc',
  'created_at_timestamp:asc',
  'price:asc',
  'price:desc',
  'year:desc',
  'year:asc',
  'km:asc',
  'km:desc',
] as const;
export type CarSort = (typeof carSorts)[number];

/** Both ends included. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** What a visitor asked for; the whole of it lives in the URL. */
export interface CarSearch {
  readonly query: string;
  /** Values chosen of each facet, any of which will do. */
  readonly values: Readonly<Partial<Record<CarFacet, readonly string[]>>>;
  readonly ranges: Readonly<Partial<Record<CarRange, NumberRange>>>;
  /** Undefined: the block's own order. */
  readonly sort?: CarSort;
  /** From 1. */
  readonly page: number;
}

/** Nothing asked for. */
export const anyCar: CarSearch = { query: '', values: {}, ranges: {}, page: 1 };

const longest = 200;
const mostValues = 50;
const lastPage = 10_000;

const number = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}(?:\.\d{1,2})?$/.test(text.trim()) ? Number(text) : undefined;

/**
 * Reads a search from a URL, as links and plain forms write it: `make=Kestrel&make=Wren`,
 * `price_min=10000&price_max=30000`, `q=suv`, `sort=price:asc`, `page=2`. What makes no sense is
 * left out, for an address may come from anywhere.
 */
export function readCarSearch(params: URLSearchParams): CarSearch {
  const values: Partial<Record<CarFacet, readonly string[]>> = {};
  for (const facet of carFacets) {
    let chosen = params.getAll(facet).filter((value) => value !== '' && value.length <= longest);
    if (isRange(facet)) chosen = chosen.filter((value) => number(value) !== undefined);
    if (facet === 'certified') chosen = chosen.filter((value) => /^(?:true|false)$/.test(value));
    if (chosen.length > 0) values[facet] = [...new Set(chosen)].sort().slice(0, mostValues);
  }
  const ranges: Partial<Record<CarRange, NumberRange>> = {};
  for (const name of carRanges) {
    const [min, max] = [number(params.get(`${name}_min`)), number(params.get(`${name}_max`))];
    if (min !== undefined || max !== undefined)
      ranges[name] = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }
  const sort = carSorts.find((order) => order === params.get('sort'));
  const page = /^\d{1,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return {
    query: (params.get('q') ?? '').trim().slice(0, longest),
    values,
    ranges,
    ...(sort && { sort }),
    page: Math.min(Math.max(page, 1), lastPage),
  };
}

/** The names of all parameters that a search is written in, for what caches pages by them. */
export const carSearchParameters: readonly string[] = [
  'q',
  ...carFacets,
  ...carRanges.flatMap((name) => [`${name}_min`, `${name}_max`]),
  'sort',
  'page',
];

/** Writes a search into a URL, always in the same order, so that equal searches have one address. */
export function writeCarSearch(search: CarSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.query) params.set('q', search.query);
  for (const facet of carFacets)
    for (const value of [...(search.values[facet] ?? [])].sort()) params.append(facet, value);
  for (const name of carRanges) {
    const { min, max } = search.ranges[name] ?? {};
    if (min !== undefined) params.set(`${name}_min`, String(min));
    if (max !== undefined) params.set(`${name}_max`, String(max));
  }
  if (search.sort) params.set('sort', search.sort);
  if (search.page > 1) params.set('page', String(search.page));
  return params;
}

/** The search with a value of a facet chosen, or no longer; back on the first page. */
export function withValue(search: CarSearch, facet: CarFacet, value: string): CarSearch {
  const chosen = search.values[facet] ?? [];
  const left = chosen.filter((other) => other !== value);
  const next = left.length < chosen.length ? left : [...chosen, value].sort();
  const values = { ...search.values, [facet]: next };
  if (next.length === 0) delete values[facet];
  return { ...search, values, page: 1 };
}

/** Whether a facet is one of numbers. */
export const isRange = (facet: string): facet is CarRange =>
  (carRanges as readonly string[]).includes(facet);
