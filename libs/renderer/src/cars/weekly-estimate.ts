import type { Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { calculatorDefaults, formatMoney, formatPercent } from '@forecourt/pricing';
import {
  loanEstimate,
  type LoanChoice,
  type LoanEstimate,
  type LoanFacts,
} from './loan-estimate.ts';
import { termText } from './term-text.ts';

type EstimateSite = Pick<Site, 'region' | 'locale' | 'currency' | 'settings'>;

/** Weekly repayment of a car with the site's terms. */
export interface WeeklyEstimate extends LoanEstimate {
  /** Sentences about additional fees, and the comparison rate warning; may be empty. */
  readonly fees: string;
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

/** Returns the site's terms of a loan for a car, and the usual choice: no deposit, the usual term. */
export function carLoan(
  price: number,
  site: EstimateSite,
): { readonly facts: LoanFacts; readonly usual: LoanChoice } {
  const { annualRate, years, ...money } = terms(site);
  return {
    facts: { price, annualRate, rate: rateWords(site), region: site.region, ...money },
    usual: { deposit: 0, years },
  };
}

/**
 * Returns the weekly repayment of a full price over the country's default term, without a deposit.
 */
export function weeklyEstimate(price: number, site: EstimateSite): WeeklyEstimate {
  const { facts, usual } = carLoan(price, site);
  return { ...loanEstimate(facts, usual), fees: feeWords(site) };
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
