import type { Car, Offer, Site } from '@forecourt/block-schemas';
import { copyFor } from '@forecourt/copy';
import { askingPrice, isSold } from '@forecourt/domain';
import { calculatorDefaults, canBorrow, formatMoney, formatPercent } from '@forecourt/pricing';
import {
  loanEstimate,
  type LoanChoice,
  type LoanEstimate,
  type LoanFacts,
} from './loan-estimate.ts';
import { rateFigure, type RateFigure } from './rate-figure.ts';
import { termText } from './term-text.ts';

type EstimateSite = Pick<Site, 'region' | 'locale' | 'currency' | 'settings'>;

/** Weekly repayment of a car or an offer. */
export interface WeeklyEstimate extends LoanEstimate {
  /** Rate that is shown as large as the repayment. */
  readonly rateFigure?: RateFigure;
  /** Sentences about fees, and the comparison rate warning; may be empty. */
  readonly fees: string;
}

const terms = (site: EstimateSite) => {
  const { interest, term, locale, currency } = calculatorDefaults[site.region];
  return {
    annualRate: site.settings?.cars?.interest ?? interest.default,
    comparisonRate: site.settings?.cars?.comparisonRate,
    fee: site.settings?.cars?.establishmentFee,
    years: term.default,
    locale: site.locale ?? locale,
    currency: site.currency ?? currency,
  };
};

/** Returns a rate, with its comparison rate if it has one. */
function ratesText(annualRate: number, comparison: number | undefined, site: EstimateSite): string {
  const { locale } = terms(site);
  const { weeklyRepayments } = copyFor(site);
  const rate = formatPercent(annualRate, locale);
  return comparison === undefined
    ? weeklyRepayments.rate(rate)
    : weeklyRepayments.rateCompared(rate, formatPercent(comparison, locale));
}

function rateWords(site: EstimateSite): string {
  const { annualRate, comparisonRate } = terms(site);
  return ratesText(annualRate, comparisonRate, site);
}

/** Returns what accompanies repayments: that there is no fee, and the warning of the comparison rate. */
const feeWords = (site: EstimateSite): string => {
  const { establishmentFee, comparisonRateWarning } = site.settings?.cars ?? {};
  const { noFee } = copyFor(site).weeklyRepayments;
  return [establishmentFee === 0 && noFee, comparisonRateWarning].filter(Boolean).join(' ');
};

/** Returns the establishment fee as text, if there is one. */
function feeText(site: EstimateSite): string | undefined {
  const { fee, ...money } = terms(site);
  return fee ? formatMoney(fee, money) : undefined;
}

/** Returns the site's terms of a loan for a car, and the usual choice: no deposit, the usual term. */
export function carLoan(
  price: number,
  site: EstimateSite,
): { readonly facts: LoanFacts; readonly usual: LoanChoice } {
  const { annualRate, fee, years, locale, currency } = terms(site);
  const { region } = site;
  return {
    facts: { price, fee, annualRate, rate: rateWords(site), region, locale, currency },
    usual: { deposit: 0, years },
  };
}

/** Returns the repayment of a loan with what accompanies it on the page. */
const estimateOf = (
  facts: LoanFacts,
  choice: LoanChoice,
  site: EstimateSite,
  comparisonRate = terms(site).comparisonRate,
): WeeklyEstimate => ({
  ...loanEstimate(facts, choice),
  rateFigure: rateFigure({ ...facts, comparisonRate }),
  fees: feeWords(site),
});

/**
 * True if a repayment may be advertised: never by a dealer who arranges no finance. In Australia, who states a repayment states the annual rate,
 * and who states that states the comparison rate as prominently (National Credit Code, Part 10).
 */
const mayAdvertise = (
  { region, settings }: EstimateSite,
  { comparisonRate }: { readonly comparisonRate?: number | undefined },
): boolean => !settings?.cars?.hideRepayments && (region !== 'AU' || comparisonRate !== undefined);

/**
 * Returns the weekly repayment of a car's full price over the country's default term, without a
 * deposit. Undefined for a site that hides repayments, a sold car, without a price, for a price that the lender doesn't finance, and
 * in Australia for a site without a comparison rate.
 */
export function weeklyEstimate(car: Car, site: EstimateSite): WeeklyEstimate | undefined {
  const price = askingPrice(car);
  if (price === undefined || isSold(car)) return undefined;
  if (!canBorrow(price) || !mayAdvertise(site, terms(site))) return undefined;
  const { facts, usual } = carLoan(price, site);
  return estimateOf(facts, usual, site);
}

/**
 * Returns the weekly repayment of an offer with a price: with the loan's own terms, or with the site's
 * usual ones. Undefined for a site that hides repayments, without a price, for an amount that the lender doesn't finance, and in
 * Australia for a loan without a comparison rate.
 */
export function offerEstimate(
  { price, loan }: Pick<Offer, 'price' | 'loan'>,
  site: EstimateSite,
): WeeklyEstimate | undefined {
  if (price === undefined) return undefined;
  const { facts, usual } = carLoan(price, site);
  const deposit = Math.round((price * (loan?.depositPercent ?? 0)) / 100);
  if (!canBorrow(price - deposit) || !mayAdvertise(site, loan ?? terms(site))) return undefined;
  if (loan === undefined) return estimateOf(facts, usual, site);
  const { annualRate, comparisonRate, years } = loan;
  const rate = ratesText(annualRate, comparisonRate, site);
  return estimateOf({ ...facts, annualRate, rate }, { deposit, years }, site, comparisonRate);
}

/** Returns the sentences that accompany the repayments of offers, each with its own terms. */
export const offerTerms = (site: EstimateSite): string =>
  [feeWords(site), copyFor(site).weeklyRepayments.offers(feeText(site))].filter(Boolean).join(' ');

/** Returns the terms that must accompany every weekly repayment. */
export const estimateTerms = (site: EstimateSite): string => {
  const { years, locale } = terms(site);
  const { weeklyRepayments } = copyFor(site);
  return [
    weeklyRepayments.terms(termText(years, { locale }), rateWords(site), feeText(site)),
    feeWords(site),
    weeklyRepayments.notAnOffer,
  ]
    .filter(Boolean)
    .join(' ');
};
