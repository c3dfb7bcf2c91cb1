import { weeklyRepaymentsCopy } from '@forecourt/copy';
import {
  formatMoney,
  formatPercent,
  frequencies,
  repayment,
  type Region,
} from '@forecourt/pricing';
import { termText } from './term-text.ts';

/** Terms of a car's loan that visitors can't change. Plain JSON, for the browser. */
export interface LoanFacts {
  readonly price: number;
  /** Establishment fee in dollars, which is borrowed, too. */
  readonly fee?: number;
  /** Percent a year. */
  readonly annualRate: number;
  /** '7.49% p.a. (comparison rate 8.12% p.a.)' */
  readonly rate: string;
  readonly region: Region;
  readonly locale: string;
  readonly currency: string;
}

/** A visitor's choice. */
export interface LoanChoice {
  /** Dollars, below the price. */
  readonly deposit: number;
  readonly years: number;
}

/** Formatted repayment of a car's loan. */
export interface LoanEstimate {
  /** '$193' */
  readonly payment: string;
  /** '5 years' */
  readonly term: string;
  /** 'a week for 5 years' */
  readonly period: string;
  /** '$2,000' */
  readonly deposit: string;
  /** Name of the amount borrowed: the car itself without a deposit, with the fee if there is one. */
  readonly principalName: string;
  readonly principal: string;
  readonly interest: string;
  /** Interest as a share of the total, 0 to 1. */
  readonly interestShare: number;
  /** Sentence with the rate and the total. */
  readonly conditions: string;
  /** '$50,311 in all', '$44,915 in all, $295 fee included' */
  readonly inAll: string;
  /** 'Over 5 years at 7.49% p.a., without a deposit: $50,311 in all' */
  readonly basis: string;
  /** '$193 a week over 5 years at 7.49% p.a., without a deposit' */
  readonly summary: string;
}

/** Returns the weekly repayment of a car with a deposit and a term. Runs in the browser, too. */
export function loanEstimate(facts: LoanFacts, { deposit, years }: LoanChoice): LoanEstimate {
  const copy = weeklyRepaymentsCopy(facts);
  const money = (amount: number) => formatMoney(amount, facts);
  const loan = repayment({
    amount: facts.price - deposit,
    fee: facts.fee,
    annualRate: facts.annualRate,
    years,
    periodsPerYear: frequencies.Weekly,
  });
  const paid = deposit > 0 ? money(deposit) : undefined;
  const fee = facts.fee ? money(facts.fee) : undefined;
  const [car, borrowed] = fee ? [copy.carAndFee, copy.borrowedAndFee] : [copy.car, copy.borrowed];
  const [payment, term] = [money(loan.payment), termText(years, facts)];
  const inAll = copy.inAll(money(loan.total), fee);
  const rate = copy.rate(formatPercent(facts.annualRate, facts.locale));
  return {
    payment,
    term,
    period: copy.forTerm(term),
    deposit: money(deposit),
    principalName: deposit > 0 ? borrowed : car,
    principal: money(facts.price - deposit + (facts.fee ?? 0)),
    interest: money(loan.interest),
    interestShare: loan.total > 0 ? loan.interest / loan.total : 0,
    conditions: copy.total(facts.rate, money(loan.total), paid, fee),
    inAll,
    basis: copy.basis(term, rate, paid, inAll),
    summary: copy.summary(payment, term, facts.rate, paid, fee),
  };
}
