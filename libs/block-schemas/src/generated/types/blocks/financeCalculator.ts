/* Generated from src/blocks/financeCalculator/schema.json by `npm run codegen`. Do not edit. */
import type { Colour, Href, InlineHtml, LongText, ShortText } from '../common.ts';

/**
 * A calculator of loan repayments: sliders for amount, term and interest, and the repayment. Settings that are left out have the defaults of the site's country.
 */
export interface FinanceCalculatorData {
  /** Heading of the calculator, such as a question that it answers. */
  heading?: ShortText;
  /** A sentence or two below the repayment. */
  text?: LongText;
  amount?: FinanceAmountSlider;
  term?: FinanceTermSlider;
  interest?: FinanceInterestSlider;
  frequency?: FinanceFrequency;
  /** Label of the repayment, such as Estimated repayment. */
  repaymentsText?: ShortText;
  /**
   * Disclaimer after the sentence that states rate, term and amount: comparison rate, fees, lender, licence.
   */
  disclaimer?: InlineHtml;
  /**
   * Colour of the sliders, the selected frequency and the amount in the bar; the brand colour by default.
   */
  primaryColor?: Colour;
  /** Colour of the repayment and of the interest in the bar; the accent by default. */
  secondaryColor?: Colour;
  /** Next steps below the repayment; the first is the main one. */
  buttons?: FinanceButton[];
}

/** Amount of the loan; $5,000 to $150,000 from $35,000 in steps of $500 if left out. */
export interface FinanceAmountSlider {
  /**
   * Where the slider starts, in whole dollars; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Minimum, in whole dollars. */
  min?: number;
  /** Maximum, in whole dollars. */
  max?: number;
  /** Step, in whole dollars. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
}

/** Term of the loan; 1 to 7 years from 5 in steps of 1 if left out. */
export interface FinanceTermSlider {
  /**
   * Where the slider starts, in years; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Minimum, in years. */
  min?: number;
  /** Maximum, in years. */
  max?: number;
  /** Step, in years. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
}

/**
 * Annual interest; in Australia 4.99% to 12.99% from 7.49%, in New Zealand 9.95% to 19.95% from 11.95%, in steps of 0.25 if left out.
 */
export interface FinanceInterestSlider {
  /**
   * Where the slider starts, in percent; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Minimum, in percent. */
  min?: number;
  /** Maximum, in percent. */
  max?: number;
  /** Step, in percent. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
  /**
   * Comparison rate of the default in percent a year, shown as large as the repayment in Australia; that of the site's cars by default, if the calculator starts at their rate.
   */
  comparisonRate?: number;
}

/** Frequency of repayments. */
export interface FinanceFrequency {
  /** The frequency chosen at first; the first option if it is not among them. */
  default?: 'Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly';
  /** The frequencies to choose from, in order. */
  options?: ('Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly')[];
  /** Visitors can choose; otherwise the default is the only one. */
  active?: boolean;
  /** Colour of the selected frequency; by default, the most readable one on the primary colour. */
  textColor?: Colour;
}

/** A link that looks like a button. */
export interface FinanceButton {
  /** Label of the button; {repayment} is replaced with the repayment, such as $166 a week. */
  text: ShortText;
  href: Href;
}
