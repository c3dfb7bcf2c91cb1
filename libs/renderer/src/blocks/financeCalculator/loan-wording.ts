import { calculatorCopy, type Copy } from '@forecourt/copy';
import {
  borrowingRange,
  formatMoney,
  formatPercent,
  frequencies,
  repayment,
} from '@forecourt/pricing';
import type { Frequency } from '@forecourt/pricing';
import { rateFigure, type RateFigure } from '../../loans/rate-figure.ts';
import { termText } from '../../loans/term-text.ts';
import type { CalculatorSettings } from './calculator-settings.ts';

/** Loan that the visitor has chosen. */
export interface CalculatedLoan {
  /** Whole dollars. */
  readonly amount: number;
  /** Years. */
  readonly term: number;
  /** Percent a year. */
  readonly interest: number;
  readonly frequency: Frequency;
}

/** Country, locale and currency of the site, the amounts that it lends, and the rate and the fee that it quotes. */
export type LoanFormats = Pick<
  CalculatorSettings,
  'region' | 'locale' | 'currency' | 'amount' | 'interest' | 'comparisonRate' | 'fee'
>;

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
  /** The amount and the fee, '$36,295'. */
  readonly principal: string;
  /** '$295'; undefined without a fee. */
  readonly fee?: string;
  /** '5 years' */
  readonly term: string;
  /** '7.49%' */
  readonly rate: string;
  /** Interest as a share of the total, 0 to 1. */
  readonly interestShare: number;
  /** Rate that is shown as large as the repayment. */
  readonly rateFigure?: RateFigure;
  /** Sentence that takes the place of all figures for an amount that the lender doesn't finance. */
  readonly tooLittle?: string;
}

/** Returns the sentence with the least amount, in place of "$0 a week" for a smaller one. */
function tooLittleFor({ amount }: CalculatedLoan, formats: LoanFormats): string | undefined {
  const least = formats.amount.min || borrowingRange.min;
  if (amount >= least) return undefined;
  return calculatorCopy(formats).tooLittle(formatMoney(least, formats));
}

/** Returns the rate beside the repayment. A comparison rate names its own rate if visitors can change theirs. */
function rateBeside(
  { interest: rate }: CalculatedLoan,
  formats: LoanFormats,
): RateFigure | undefined {
  const { region, locale, comparisonRate, interest } = formats;
  const figure = rateFigure({ region, locale, annualRate: rate, comparisonRate });
  if (figure === undefined || region === 'NZ' || !interest.active) return figure;
  const { atRate } = calculatorCopy(formats);
  return { ...figure, name: atRate(figure.name, formatPercent(interest.initial, locale)) };
}

/** Returns the formatted figures of a loan. */
export const loanWording = (choice: CalculatedLoan, formats: LoanFormats): LoanWording => {
  const { payment, total, interest } = repayment({
    amount: choice.amount,
    fee: formats.fee,
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
    principal: formatMoney(choice.amount + (formats.fee ?? 0), formats),
    fee: formats.fee ? formatMoney(formats.fee, formats) : undefined,
    term: termText(choice.term, formats),
    rate: formatPercent(choice.interest, formats.locale),
    interestShare: total > 0 ? interest / total : 0,
    rateFigure: rateBeside(choice, formats),
    tooLittle: tooLittleFor(choice, formats),
  };
};

/** Returns the terms that must accompany every repayment. */
export const termsSentence = (
  { rate, term, amount }: LoanWording,
  { terms }: Copy['calculator'],
): string => terms(rate, term, amount);

/** Returns what screen readers announce once the visitor's choice rests. */
export const announcement = (
  { payment, period, total, term, fee, tooLittle }: LoanWording,
  copy: Copy['calculator'],
): string => tooLittle ?? copy.announcement(payment, period, total, term, fee);

/** Place of the current repayment in the text of a button. */
const repaymentPlace = '{repayment}';

/**
 * Returns the buttons with the current repayment in their texts. Without a repayment, those that name
 * it are left out.
 */
export const offeredButtons = <T extends { readonly text: string }>(
  buttons: readonly T[],
  { payment, period, tooLittle }: LoanWording,
): readonly T[] =>
  buttons
    .filter(({ text }) => !tooLittle || !text.includes(repaymentPlace))
    .map((button) => ({
      ...button,
      text: button.text.replaceAll(repaymentPlace, () => `${payment} ${period}`),
    }));
