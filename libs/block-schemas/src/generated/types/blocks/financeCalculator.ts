/* Generated from src/blocks/financeCalculator/schema.json by `npm run codegen`. Do not edit. */
import type { Colour, Href, InlineHtml, LongText, ShortText } from '../common.ts';

/**
 * A calculator of loan repayments: amount, term and interest as sliders, the repayment as the figure. Whatever is left out takes the default of the site's country.
 */
export interface FinanceCalculatorData {
  /** Heading of the calculator, such as a question it answers. */
  heading?: ShortText;
  /** A sentence or two under the figure. */
  text?: LongText;
  amount?: FinanceAmountSlider;
  term?: FinanceTermSlider;
  interest?: FinanceInterestSlider;
  frequency?: FinanceFrequency;
  /** What the figure is called, such as Estimated repayment. */
  repaymentsText?: ShortText;
  /**
   * Small print after the sentence that states rate, term and amount: comparison rate, fees, lender, licence.
   */
  disclaimer?: InlineHtml;
  /**
   * Colour of the sliders, the chosen frequency and the amount in the bar; the brand's colour if left out.
   */
  primaryColor?: Colour;
  /** Colour of the figure and of the interest in the bar; the accent if left out. */
  secondaryColor?: Colour;
  /** Next steps under the figure; the first is the main one. */
  buttons?: FinanceButton[];
}

/** The amount borrowed; $5,000 to $150,000 from $35,000 in steps of $500 if left out. */
export interface FinanceAmountSlider {
  /**
   * Where the slider starts, in whole dollars; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Left end, in whole dollars. */
  min?: number;
  /** Right end, in whole dollars. */
  max?: number;
  /** Distance between two positions, in whole dollars. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
}

/** How long it is paid back; 1 to 7 years from 5 in steps of 1 if left out. */
export interface FinanceTermSlider {
  /**
   * Where the slider starts, in years; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Left end, in years. */
  min?: number;
  /** Right end, in years. */
  max?: number;
  /** Distance between two positions, in years. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
}

/**
 * Interest a year; in Australia 4.99% to 12.99% from 7.49%, in New Zealand 9.95% to 19.95% from 11.95%, in steps of 0.25 if left out.
 */
export interface FinanceInterestSlider {
  /**
   * Where the slider starts, in percent; a moving slider starts at its nearer end if this lies outside the range.
   */
  default?: number;
  /** Left end, in percent. */
  min?: number;
  /** Right end, in percent. */
  max?: number;
  /** Distance between two positions, in percent. */
  step?: number;
  /** Visitors can move it; otherwise the default is shown as a fixed value. */
  active?: boolean;
}

/** How often it is paid back. */
export interface FinanceFrequency {
  /** The frequency chosen at first; the first option if it is not among them. */
  default?: 'Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly';
  /** The frequencies to choose from, in order. */
  options?: ('Weekly' | 'Fortnightly' | 'Monthly' | 'Yearly')[];
  /** Visitors can choose; otherwise the default is the only one. */
  active?: boolean;
  /**
   * Colour of the chosen frequency's name; if left out, whatever reads best on the primary colour.
   */
  textColor?: Colour;
}

/** A link drawn as a button. */
export interface FinanceButton {
  /** What the button says; {repayment} becomes the figure, such as $166 a week. */
  text: ShortText;
  href: Href;
}
