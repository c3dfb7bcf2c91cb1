import type { ValuationPort } from '../ports/valuation.ts';

/** The embedded default: no figure for any car, since one that nobody would pay is worse than none. */
export const noValuation: ValuationPort = { valueOf: () => Promise.resolve(undefined) };
