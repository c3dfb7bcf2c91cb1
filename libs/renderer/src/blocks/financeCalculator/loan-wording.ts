import { calculatorCopy, type Copy } from '@forecourt/copy';
import { formatMoney, formatPercent, frequencies, repayment } from '@forecourt/pricing';
import type { Frequency } from '@forecourt/pricing';
import { termText } from '../../cars/term-text.ts';

/** Loan that the visitor has chosen. */
export interface LoanChoice {
  /** Whole dollars. */
  readonly amount: number;
  /** Years. */
  readonly term: number;
  /** Percent a year. */
  readonly interest: number;
  readonly frequency: Frequency;
}

/** Locale and currency of the site. */
export interface LoanFormats {
  readonly locale: string;
  readonly currency: string;
}

/** Formatted figures of a loan. */
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
  /** Interest as a share of the total, 0 to 1. */
  readonly interestShare: number;
}

/** Returns the formatted figures of a loan. */
export const loanWording = (choice: LoanChoice, formats: LoanFormats): LoanWording => {
  const { payment, total, interest } = repayment({
    amount: choice.amount,
    annualRate: choice.interest,
    years: choice.term,
    periodsPerYear: frequencies[choice.frequency],
  });
  return {
    payment: formatMoney(payment, formats),
    period: calculatorCopy(formats).periods[choice.frequency],
    total: formatMoney(total, formats),
    interestPaid: formatMoney(interest, formats),
    amount: formatMoney(choice.amount, formats),
    term: termText(choice.term, formats),
    rate: formatPercent(choice.interest, formats.locale),
    interestShare: total > 0 ? interest / total : 0,
  };
};

/** Returns the terms that must accompany every repayment. */
export const termsSentence = (
  { rate, term, amount }: LoanWording,
  { terms }: Copy['calculator'],
): string => terms(rate, term, amount);

/** Returns a button's text with `{repayment}` replaced by the current repayment. */
export const withRepayment = (text: string, { payment, period }: LoanWording): string =>
  text.replaceAll('{repayment}', () => `${payment} ${period}`);
