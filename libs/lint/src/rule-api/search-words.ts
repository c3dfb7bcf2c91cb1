import { digitsOf } from '@forecourt/domain';
import { isObject, type StringRange } from '@forecourt/json';

/** Facets of cars that a search names, with its values and its upper limits. */
export interface NamedSearch {
  readonly values: (facet: string) => readonly string[];
  /** Largest price or number of kilometres; undefined without one. */
  readonly max: (facet: string) => number | undefined;
}

/** Returns the search of a link's query, `?simple_body=Ute&price=-25000`. */
export function searchOfQuery(query: string): NamedSearch {
  const all = new URLSearchParams(query);
  return {
    values: (facet) => all.getAll(facet),
    max: (facet) => {
      const [, max] = /^\d*-(\d+)$/.exec(all.get(facet) ?? '') ?? [];
      return max === undefined ? undefined : Number(max);
    },
  };
}

/** Returns the search of a block's filters. @param filters entries with a field and values or limits. */
export function searchOfFilters(filters: readonly unknown[]): NamedSearch {
  const own = filters.filter(isObject);
  const of = (facet: string) => own.find(({ field }) => field === facet);
  return {
    values: (facet) => {
      const values = of(facet)?.values;
      return Array.isArray(values) ? values.map(String) : [];
    },
    max: (facet) => {
      const max = of(facet)?.max;
      return typeof max === 'number' ? max : undefined;
    },
  };
}

/** Quick test for words about a search. */
export const mayNameSearch = (words: string): boolean =>
  /\d|\bseat|\b(?:new|used|demo|diesel|electric|hybrid|petrol)\b|\b(?:convertible|hatch|sedan|suv|ute|van|wagon)/i.test(
    words,
  );

const body = /\b(convertible|hatch|sedan|suv|ute|van|wagon)(?:s|es|backs?)?\b/gi;
const fuel = /\b(diesel|electric|hybrid|petrol)s?\b/gi;
const seats =
  /\b(\d|two|four|five|six|seven|eight)[\s-]seat(?:s|ers?)?\b(?!\s+(?:or|and)\s+(?:more|up))/gi;
const type =
  /(?<!\b(?:almost|as|good|like|near|nearly)[\s-])\b(new|used|demo)\s+(?:[\p{L}-]+\s+)?(?:cars?|hatch(?:es)?|sedans?|suvs?|utes?|vans?|vehicles?|wagons?)\b/giu;

/** Values that words name, by facet. */
const named: readonly (readonly [facet: string, pattern: RegExp, known?: RegExp])[] = [
  ['simple_body', body, /convertible|hatch|sedan|suv|ute|van|wagon/i],
  ['simple_fuel', fuel, /diesel|electric|hybrid|petrol/i],
  ['seats', seats],
  ['car_type', type, /new|used|demo/i],
];

const under = String.raw`\b(?:under|below|up\s+to|less\s+than|max(?:imum)?)\s+`;
const limits = [
  [
    'price',
    new RegExp(
      String.raw`${under}\$\s?(\d[\d,]*)(k?)\b(?!\s*(?:an?\b|per\b|p\.?[wm]\b|/|weekly))`,
      'i',
    ),
  ],
  ['km', new RegExp(String.raw`${under}(\d[\d,]*)\s?(k?)\s?(?:kms?|kilometres)\b`, 'i')],
] as const;
/** How far below a limit in words that of a search may be: `-14990` for "under $15,000". */
const rounding = 10;

/** Returns the part of the words that names another value than the search has; undefined if they agree. */
export function deniedBySearch(words: string, search: NamedSearch): StringRange | undefined {
  for (const [facet, pattern] of limits) {
    const [part, digits = '', thousand] = pattern.exec(words) ?? [];
    const max = search.max(facet);
    if (part === undefined || max === undefined) continue;
    const amount = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);
    if (max > amount || max < amount - rounding)
      return { start: words.indexOf(part), end: words.indexOf(part) + part.length };
  }
  for (const [facet, pattern, known] of named) {
    const values = search.values(facet).map((value) => value.toLowerCase());
    if (values.length === 0 || (known && !values.every((value) => known.test(value)))) continue;
    const found = [...words.matchAll(pattern)];
    const isRight = found.some(({ 1: value = '' }) =>
      values.some((each) => each.includes(digitsOf(value.toLowerCase()))),
    );
    if (found.length > 0 && !isRight)
      return { start: found[0]!.index, end: found[0]!.index + found[0]![0].length };
  }
  return undefined;
}
