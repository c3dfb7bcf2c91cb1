import type { Car } from '@forecourt/block-schemas';

/** Kind of a car on sale. Dealers and buyers count demonstrators among new cars as well as used ones. */
export type CarKind = 'new' | 'demo' | 'used';

/**
 * Returns the kind of a car by its type, a free text: `New` and `Brand new`; `DEMO`, `Ex-demo` and
 * `Demonstrator`; all others are used, also `Near new`. undefined without a type.
 */
export function carKind({ car_type: type }: Pick<Car, 'car_type'>): CarKind | undefined {
  if (!type?.trim()) return undefined;
  if (/^\s*(?:ex[\s-]*)?demo(?:nstrator)?\b/i.test(type)) return 'demo';
  return /^\s*(?:brand[\s-]*)?new\b/i.test(type) ? 'new' : 'used';
}
