import { expect, it } from 'vitest';
import { canBorrow } from './borrowing-range.ts';

it.each([
  [4_999, false],
  [5_000, true],
  [150_000, true],
  [150_001, false],
  [NaN, false],
])('CAR-9 FRM-8: the lender finances %d: %s', (amount, expected) => {
  expect(canBorrow(amount)).toBe(expected);
});
