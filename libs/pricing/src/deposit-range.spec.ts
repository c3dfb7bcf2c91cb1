import { expect, it } from 'vitest';
import { depositRange } from './deposit-range.ts';

it.each([
  [41_880, 20_500],
  [6200, 1000],
])('CAR-9: a deposit on %d is at most %d, in whole steps', (price, max) => {
  expect(depositRange(price)).toEqual({ default: 0, min: 0, max, step: 500 });
});

it('CAR-9: no deposit leaves less than the lender finances', () => {
  expect(depositRange(5499)).toBeUndefined();
});
