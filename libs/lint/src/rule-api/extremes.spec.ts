import { expect, it } from 'vitest';
import { greatestOf, leastOf } from './extremes.ts';

it('OPS-3: a list that is too long for the arguments of a call has a least and a greatest number', () => {
  const numbers = Array.from({ length: 200_000 }, (_, index) => index - 1000);
  expect([leastOf(numbers), greatestOf(numbers)]).toEqual([-1000, 198_999]);
  expect([leastOf([]), greatestOf([])]).toEqual([Infinity, -Infinity]);
});
