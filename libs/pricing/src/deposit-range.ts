import { borrowingRange } from './borrowing-range.ts';
import type { SliderRange } from './region-defaults.ts';

/** Dollars. */
const step = 500;

/**
 * Returns the range of a deposit, in steps of $500: up to half the price, with the rest still an
 * amount that the lender finances. Undefined for a price that is too low for one.
 */
export function depositRange(price: number): SliderRange | undefined {
  const max = Math.floor(Math.min(price / 2, price - borrowingRange.min) / step) * step;
  return max > 0 ? { default: 0, min: 0, max, step } : undefined;
}
