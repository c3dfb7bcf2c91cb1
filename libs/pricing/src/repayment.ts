import { requireNotNegative, requirePositive } from './number-check.ts';

/** Terms of a loan. */
export interface Loan {
  /** Amount borrowed, in dollars, 0 or more. */
  readonly amount: number;
  /** Establishment fee, added to the amount financed, in dollars, 0 or more; none by default. */
  readonly fee?: number;
  /** Nominal interest a year in percent: 7.49 for 7.49% p.a.; 0 or more. */
  readonly annualRate: number;
  /** Term in years, above 0; a part of a year is allowed. */
  readonly years: number;
  /** Repayments in a year, above 0; see `frequencies`. */
  readonly periodsPerYear: number;
}

/** Cost of a loan in dollars, not rounded: only `formatMoney` rounds, for display. */
export interface Repayment {
  /** Payment in each period. */
  readonly payment: number;
  /** payment × periodsPerYear × years; never below the amount financed. */
  readonly total: number;
  /** total − amount − fee. */
  readonly interest: number;
}

/**
 * Calculates the payment of an amortised loan repaid in equal parts at the end of each period.
 *
 * With i = annualRate ÷ 100 ÷ periodsPerYear and n = periodsPerYear × years,
 * payment = principal × i ÷ (1 − (1 + i)⁻ⁿ): the ordinary annuity (Brealey, Myers, Allen, Principles
 * of Corporate Finance, ch. 2; the PMT of spreadsheets, ODF OpenFormula 1.2, 6.12.36). Without
 * interest it is the formula's limit, principal ÷ n. 1 − (1 + i)⁻ⁿ is calculated as
 * −expm1(−n × log1p(i)), which keeps its digits where 1 + i would round them away.
 *
 * The principal is the amount and the establishment fee: New Zealand's lenders add the fee to the loan,
 * so that it is repaid with interest, and the total is what the borrower pays in all.
 *
 * Nothing is rounded here, so the total is that of the exact payment: a payment shown as $166 a
 * week for five years makes $43,186 when the exact one is $166.10, not 260 × $166. A lender's last
 * payment evens out the cents, which is why the exact total is the honest figure.
 *
 * @throws RangeError when a number is NaN, infinite or negative, or the term or frequency is 0
 */
export const repayment = (loan: Loan): Repayment => {
  const { amount, fee = 0, annualRate, years, periodsPerYear } = loan;
  requireNotNegative('amount', amount);
  requireNotNegative('fee', fee);
  requireNotNegative('annualRate', annualRate);
  requirePositive('years', years);
  requirePositive('periodsPerYear', periodsPerYear);

  const periods = periodsPerYear * years;
  const principal = amount + fee;
  const payment = principal * paymentPerDollar(annualRate / 100 / periodsPerYear, periods);
  // Rounding in the last binary digit must not make a loan without interest cost less than its principal.
  const total = Math.max(principal, payment * periods);
  return { payment, total, interest: total - principal };
};

/** Payment for each dollar borrowed: i ÷ (1 − (1 + i)⁻ⁿ). */
const paymentPerDollar = (rate: number, periods: number): number => {
  // So little interest changes no digit of the result, and numbers near 1e-308 lose their own.
  if (rate * (periods + 1) < Number.EPSILON) return 1 / periods;
  return rate / -Math.expm1(-periods * Math.log1p(rate));
};
