import fc from 'fast-check';
import type { IndexEntry, SearchParams, SearchRequest } from '../ports/search.ts';
import { attributeValue } from '../search/entry-values.ts';
import type { IndexDefinition } from '../search/index-definition.ts';

const escaped = (value: string) => (value.startsWith('-') ? `\\${value}` : value);
const quoted = (value: string) => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** A word as people type it: whole, cut short, or with two letters swapped, one left out or exchanged. */
const misspelt = (word: string, kind: number, at: number): string => {
  const place = at % Math.max(1, word.length - 1);
  if (kind === 0) return word;
  if (kind === 1) return word.slice(0, 1 + place);
  if (kind === 2) return word.slice(0, place) + word.slice(place + 1);
  if (kind === 3) return `${word.slice(0, place)}q${word.slice(place + 1)}`;
  return word.slice(0, place) + (word[place + 1] ?? '') + word[place]! + word.slice(place + 2);
};

/** Valid requests of every kind on an index whose entries they mostly find. */
export function arbitraryRequests(
  definition: IndexDefinition,
  entries: readonly IndexEntry[],
): fc.Arbitrary<SearchRequest> {
  const names = Object.keys(definition.attributes);
  const ofKind = (numeric: boolean) =>
    names.filter((name) => (definition.attributes[name]!.kind === 'number') === numeric);
  const valuesOf = (name: string): string[] => {
    const found = entries.map((entry) => attributeValue(entry, name, definition.attributes[name]!));
    return [...new Set(found.filter((value) => value !== undefined).map(String))];
  };
  const oneOf = (choices: readonly string[]) =>
    fc.constantFrom(...choices).chain((name) => {
      const values = valuesOf(name);
      return fc.tuple(fc.constant(name), fc.constantFrom(...(values.length > 0 ? values : ['0'])));
    });
  const keyword = oneOf(ofKind(false));
  const number = oneOf(ofKind(true));

  const facetFilter = fc
    .tuple(fc.oneof(keyword, number), fc.integer({ min: 0, max: 3 }))
    .map(([[name, value], negated]) => `${name}:${negated === 0 ? `-${value}` : escaped(value)}`);
  const numericFilter = fc.oneof(
    fc
      .tuple(number, fc.constantFrom('<', '<=', '=', '!=', '>=', '>'))
      .map(([[name, value], by]) => `${name}${by}${value}`),
    fc
      .tuple(number, fc.nat(5_000))
      .map(([[name, value], span]) => `${name}:${value} TO ${Number(value) + span}`),
  );
  const listOf = (one: fc.Arbitrary<string>) =>
    fc.array(fc.oneof(one, fc.array(one, { maxLength: 3 })), { maxLength: 2 });
  const { filters } = fc.letrec<{ filters: string; condition: string }>((tie) => ({
    condition: fc.oneof(
      keyword.map(([name, value]) => `${name}:${quoted(value)}`),
      numericFilter,
    ),
    filters: fc.oneof(
      { depthSize: 'small' },
      tie('condition'),
      tie('filters').map((inner) => `NOT (${inner})`),
      fc
        .tuple(tie('filters'), fc.constantFrom('AND', 'OR'), tie('filters'))
        .map(([left, word, right]) => `(${left}) ${word} ${right}`),
    ),
  }));
  const text = oneOf(names.filter((name) => definition.searchable.includes(name))).chain(
    ([, value]) =>
      fc.array(fc.tuple(fc.nat(4), fc.nat(20)), { minLength: 1, maxLength: 2 }).map((kinds) => {
        const words = value.split(/\s+/);
        return kinds
          .map(([kind, at], index) => misspelt(words[index % words.length]!, kind, at))
          .join(' ');
      }),
  );
  const sort = fc.oneof(
    fc.constant(''),
    fc
      .tuple(fc.constantFrom(...ofKind(true)), fc.constantFrom('asc', 'desc'))
      .map(([name, direction]) => `/sort/${name}:${direction}`),
  );
  const params: fc.Arbitrary<SearchParams> = fc.record(
    {
      query: text,
      facets: fc.oneof(fc.constant(['*']), fc.subarray(names)),
      facetFilters: listOf(facetFilter),
      numericFilters: listOf(numericFilter),
      filters,
      hitsPerPage: fc.integer({ min: 0, max: 60 }),
      page: fc.nat(3),
      maxValuesPerFacet: fc.integer({ min: 1, max: 30 }),
    },
    { requiredKeys: [] },
  );
  return fc
    .tuple(sort, params)
    .map(([order, given]) => ({ indexName: definition.name + order, params: given }));
}
