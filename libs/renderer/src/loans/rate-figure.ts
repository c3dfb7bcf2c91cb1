import { weeklyRepaymentsCopy } from '@forecourt/copy';
import { formatPercent, type Region } from '@forecourt/pricing';

/** Rate that is shown as large as the weekly amount or the interest rate that it belongs to. */
export interface RateFigure {
  /** '8.12%' */
  readonly percent: string;
  /** '8.12% p.a.' */
  readonly rate: string;
  /** 'comparison rate' */
  readonly name: string;
}

/**
 * Returns the rate to show beside a weekly amount, as large as the amount: in Australia the comparison
 * rate, if it is known, and in New Zealand, which has none, the interest rate.
 */
export function rateFigure(loan: {
  readonly region: Region;
  readonly locale: string;
  /** Percent a year. */
  readonly annualRate: number;
  readonly comparisonRate?: number;
}): RateFigure | undefined {
  const { region, locale, annualRate, comparisonRate } = loan;
  const copy = weeklyRepaymentsCopy(loan);
  const figure = (rate: number, name: string): RateFigure => {
    const percent = formatPercent(rate, locale);
    return { percent, rate: copy.rate(percent), name };
  };
  if (region === 'NZ') return figure(annualRate, copy.interestRate);
  return comparisonRate === undefined ? undefined : figure(comparisonRate, copy.comparisonRate);
}
