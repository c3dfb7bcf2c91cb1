import { expect, it } from 'vitest';
import { encodableText, requestValueError } from './request-value.ts';

const nested = (levels: number) => JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`);

it('API-1: an ordinary search is accepted', () => {
  const params = { query: 'Ōtaki 🚗', facetFilters: [['make:Tern', 'make:Wren'], 'year:2024'] };
  expect(requestValueError({ requests: [{ indexName: 'cars', params }] })).toBeUndefined();
  expect(requestValueError(nested(16))).toBeUndefined();
});

it('OPS-3: deep nesting is refused and its property named, however deep it is', () => {
  const message = 'must not nest deeper than 16 levels';
  expect(requestValueError({ params: { xx: nested(100_000) } })).toEqual({ field: 'xx', message });
  expect(requestValueError(nested(17))).toEqual({ field: undefined, message });
});

it('OPS-3: more values than a call needs are refused', () => {
  expect(requestValueError({ facets: Array(10_001).fill(1) })).toEqual({
    field: 'facets',
    message: 'must hold at most 10000 values',
  });
});

it.each([
  ['a lone surrogate', { query: '\ud800' }, 'query'],
  ['a null character', { filters: 'a\0' }, 'filters'],
  ['a name with a lone surrogate', { 'a\udc00': 1 }, 'a\ufffd'],
])('API-1: %s is refused and its property named', (_what, value, field) => {
  expect(requestValueError(value)?.field).toBe(field);
});

it('API-1: text that pages search for becomes encodable', () => {
  expect(encodableText('a\ud800b\0 🚗')).toBe('a\ufffdb\ufffd 🚗');
});
