import type { SliderRange } from './region-defaults.ts';

/** Dollars. */
const step = 500;

/**
 * Returns the range of a deposit: up to half the price, in steps of $500; undefined for a price that
 * is too low for one.
 */
export function depositRange(price: number): SliderRange | undefined {
  const max = Math.floor(price / 2 / step) * step;
  return max > 0 ? { default: 0, min: 0, max, step } : undefined;
}
