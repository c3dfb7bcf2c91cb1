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

const usualTypes: readonly (readonly [type: string, words: RegExp])[] = [
  ['New', /^(?:brand )?new$/],
  ['Used', /^(?:used|pre ?owned|pre ?loved|second ?hand)$/],
  ['Demo', /^(?:ex )?demo(?:nstrator)?s?$/],
];

/**
 * Returns a type in the usual word, `New`, `Used` or `Demo`, if it means just that: `USED`, `Pre-owned`
 * and `Demonstrator`. Any other type says more, such as `Near new`, and is returned as it is.
 */
export function usualCarType(type: string): string {
  const words = type
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ (?:car|vehicle)s?$/, '');
  return usualTypes.find(([, pattern]) => pattern.test(words))?.[0] ?? type;
}
