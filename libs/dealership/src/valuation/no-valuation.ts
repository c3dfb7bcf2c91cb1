import type { ValuationPort } from '../ports/valuation.ts';

/** The embedded default: no figure for any car, since a figure that nobody stands by is worse than none. */
export const noValuation: ValuationPort = { valueOf: () => Promise.resolve(undefined) };
