import { encodableText } from '@forecourt/json';
import { SearchParameterError } from '../ports/search.ts';
import { attributeOf } from './checked-condition.ts';
import type { IndexDefinition, SortKey } from './index-definition.ts';

/** Refuses a parameter. @throws SearchParameterError */
export const fail = (parameter: string, message: string): never => {
  throw new SearchParameterError(parameter, message);
};

/** Reads a whole number within its limits. */
export function wholeNumber(
  value: unknown,
  parameter: string,
  { min, max, fallback }: { min: number; max: number; fallback: number },
): number {
  if (value === undefined || value === null) return fallback;
  if (!Number.isInteger(value) || (value as number) < min || (value as number) > max)
    return fail(parameter, `must be a whole number from ${min} to ${max}`);
  return value as number;
}

/** Reads the words that are searched for. */
export function readText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') return fail('query', 'must be a string');
  if (value.length > 512) return fail('query', 'is longer than 512 characters');
  return encodableText(value);
}

/** Reads the attributes whose values are counted. */
export function readFacets(value: unknown, index: IndexDefinition): string[] {
  if (value === undefined || value === null || value === '') return [];
  const names: unknown[] = Array.isArray(value) ? value : [value];
  if (names.length > 50) fail('facets', 'names more than 50 attributes');
  const found = names.flatMap((name) => {
    if (typeof name !== 'string') return fail('facets', 'must be a string or an array of strings');
    if (name === '*')
      return Object.entries(index.attributes).flatMap(([key, { facet }]) => (facet ? [key] : []));
    attributeOf(index, name, 'facets');
    return [name];
  });
  return [...new Set(found)];
}

/** Reads the name of an index and its order: `cars/sort/price:asc,year:desc`. */
export function readIndexName(name: unknown, indexes: ReadonlyMap<string, IndexDefinition>) {
  if (typeof name !== 'string') return fail('indexName', 'must be a string');
  const [base = '', ...rest] = name.split('/sort/');
  const index = indexes.get(base) ?? fail('indexName', `there is no index "${base.slice(0, 60)}"`);
  if (rest.length === 0) return { index, sort: index.defaultSort ?? [] };
  const keys = rest.join('/sort/').split(',');
  if (keys.length > 3) fail('indexName', 'sorts by more than three attributes');
  const sort = keys.map((key): SortKey => {
    const [attribute = '', direction, ...more] = key.split(':');
    const isDirection = direction === 'asc' || direction === 'desc';
    if (!/^[\w.]+$/.test(attribute) || !isDirection || more.length > 0)
      return fail('indexName', 'the order must be of the form attribute:asc or attribute:desc');
    if (attributeOf(index, attribute, 'indexName').kind !== 'number')
      fail('indexName', `can't sort by "${attribute}", it is not a number`);
    return { attribute, direction };
  });
  return { index, sort };
}
