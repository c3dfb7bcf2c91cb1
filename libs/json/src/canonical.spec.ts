import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { byText } from './compare-text.ts';

it('CLI-11: values are equal whatever the order of their members, but not of their elements', () => {
  const value = { b: [1, { d: null, c: 'x' }], a: true };
  expect(canonical(value)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
  // A value that was seen before has the same text.
  expect(canonical(value)).toBe(canonical({ a: true, b: [1, { c: 'x', d: null }] }));
  expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
  expect(canonical(undefined)).toBe('null');
});

it('CLI-2: strings are in the order of their code units', () => {
  expect(['b', 'ä', 'Z', 'a', 'a'].sort(byText)).toEqual(['Z', 'a', 'a', 'b', 'ä']);
  expect(byText('a', 'a')).toBe(0);
});
