import { calculatorDefaults, type Region } from './region-defaults.ts';

/** Rates that a site quotes for its loans, in percent a year. */
export interface QuotedRates {
  /** The country's usual rate by default. */
  readonly interest?: number;
  readonly comparisonRate?: number;
}

/** Returns the comparison rate of an annual rate, if it is the rate that the site quotes. */
export const quotedComparisonRate = (
  annualRate: number,
  region: Region,
  { interest, comparisonRate }: QuotedRates = {},
): number | undefined =>
  annualRate === (interest ?? calculatorDefaults[region].interest.default)
    ? comparisonRate
    : undefined;
