import { calculatorCopy, type Copy } from '@forecourt/copy';
import { formatMoney, formatPercent, frequencies, repayment } from '@forecourt/pricing';
import type { Frequency } from '@forecourt/pricing';
import { termText } from '../../cars/term-text.ts';

/** What the visitor has chosen. */
export interface LoanChoice {
  /** Whole dollars. */
  readonly amount: number;
  /** Years. */
  readonly term: number;
  /** Percent a year. */
  readonly interest: number;
  readonly frequency: Frequency;
}

/** Where and in which money it is shown. */
export interface Place {
  readonly locale: string;
  readonly currency: string;
}

/** A loan in the words and figures that the page shows. */
export interface LoanWording {
  /** '$166' */
  readonly payment: string;
  /** 'a week' */
  readonly period: string;
  /** '$43,186' */
  readonly total: string;
  /** '$7,186' */
  readonly interestPaid: string;
  /** '$36,000' */
  readonly amount: string;
  /** '5 years' */
  readonly term: string;
  /** '7.49%' */
  readonly rate: string;
  /** The interest's part of the total, 0 to 1. */
  readonly interestShare: number;
}

/** What a loan costs, in words. */
export const loanWording = (choice: LoanChoice, place: Place): LoanWording => {
  const { payment, total, interest } = repayment({
    amount: choice.amount,
    annualRate: choice.interest,
    years: choice.term,
    periodsPerYear: frequencies[choice.frequency],
  });
  return {
    payment: formatMoney(payment, place),
    period: calculatorCopy(place).periods[choice.frequency],
    total: formatMoney(total, place),
    interestPaid: formatMoney(interest, place),
    amount: formatMoney(choice.amount, place),
    term: termText(choice.term, place),
    rate: formatPercent(choice.interest, place.locale),
    interestShare: total > 0 ? interest / total : 0,
  };
};

/** The terms that a repayment is never shown without. */
export const termsSentence = (
  { rate, term, amount }: LoanWording,
  { terms }: Copy['calculator'],
): string => terms(rate, term, amount);

/** A button's text with the current repayment in the place of `{repayment}`. */
export const withRepayment = (text: string, { payment, period }: LoanWording): string =>
  text.replaceAll('{repayment}', () => `${payment} ${period}`);
