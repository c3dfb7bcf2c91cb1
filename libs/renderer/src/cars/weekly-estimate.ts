import type { Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import {
  calculatorDefaults,
  formatMoney,
  formatPercent,
  frequencies,
  repayment,
} from '@forecourt/pricing';

import { termText } from './term-text.ts';

type EstimateSite = Pick<Site, 'region' | 'locale' | 'currency' | 'settings'>;

/** Formatted weekly repayment of a car. */
export interface WeeklyEstimate {
  /** '$193' */
  readonly payment: string;
  /** '5 years' */
  readonly term: string;
  /** '7.49% p.a. (comparison rate 8.12% p.a.)' */
  readonly rate: string;
  readonly total: string;
  /** Sentences about additional fees, and the comparison rate warning; may be empty. */
  readonly fees: string;
  readonly interest: string;
  /** Interest as a share of the total, 0 to 1. */
  readonly interestShare: number;
}

const terms = (site: EstimateSite) => {
  const { interest, term, locale, currency } = calculatorDefaults[site.region];
  return {
    annualRate: site.settings?.cars?.interest ?? interest.default,
    years: term.default,
    locale: site.locale ?? locale,
    currency: site.currency ?? currency,
  };
};

const rateWords = (site: EstimateSite): string => {
  const { annualRate, locale } = terms(site);
  const comparison = site.settings?.cars?.comparisonRate;
  const { weeklyRepayments } = copyFor(site);
  const rate = formatPercent(annualRate, locale);
  return comparison === undefined
    ? weeklyRepayments.rate(rate)
    : weeklyRepayments.rateCompared(rate, formatPercent(comparison, locale));
};

const feeWords = (site: EstimateSite): string => {
  const { establishmentFee, comparisonRateWarning } = site.settings?.cars ?? {};
  const fee =
    establishmentFee === undefined
      ? ''
      : copyFor(site).weeklyRepayments.fee(formatMoney(establishmentFee, terms(site)));
  return [fee, comparisonRateWarning].filter(Boolean).join(' ');
};

/**
 * Returns the weekly repayment of a full price over the country's default term, without a deposit.
 */
export function weeklyEstimate(price: number, site: EstimateSite): WeeklyEstimate {
  const { annualRate, years, ...money } = terms(site);
  const loan = repayment({ amount: price, annualRate, years, periodsPerYear: frequencies.Weekly });
  return {
    payment: formatMoney(loan.payment, money),
    term: termText(years, money),
    rate: rateWords(site),
    total: formatMoney(loan.total, money),
    fees: feeWords(site),
    interest: formatMoney(loan.interest, money),
    interestShare: loan.total > 0 ? loan.interest / loan.total : 0,
  };
}

/** Returns the terms that must accompany every weekly repayment. */
export const estimateTerms = (site: EstimateSite): string => {
  const { years, locale } = terms(site);
  const { weeklyRepayments } = copyFor(site);
  return [
    weeklyRepayments.terms(termText(years, { locale }), rateWords(site)),
    feeWords(site),
    weeklyRepayments.notAnOffer,
  ]
    .filter(Boolean)
    .join(' ');
};
