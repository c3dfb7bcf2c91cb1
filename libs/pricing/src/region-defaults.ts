import { borrowingRange } from './borrowing-range.ts';
import type { Frequency } from './frequency.ts';

/** Country with finance rules of its own. */
export type Region = 'AU' | 'NZ';

/** Default and range of a slider. */
export interface SliderRange {
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Defaults of a finance calculator. */
export interface CalculatorDefaults {
  readonly locale: string;
  readonly currency: string;
  /** Dollars. */
  readonly amount: SliderRange;
  /** Years. */
  readonly term: SliderRange;
  /** Percent a year. */
  readonly interest: SliderRange;
  readonly frequency: Frequency;
  /** True if the amount can be typed as well. */
  readonly typedAmount: boolean;
}

const amount = { default: 35_000, ...borrowingRange, step: 500 };
const term = { default: 5, min: 1, max: 7, step: 1 };

/**
 * Defaults by country. The amounts are those that the lender finances; New Zealand's
 * interest is FIN-3's. Australia's interest has no rule; it is a common range for car loans.
 */
export const calculatorDefaults: { readonly [R in Region]: CalculatorDefaults } = {
  AU: {
    locale: 'en-AU',
    currency: 'AUD',
    amount,
    term,
    interest: { default: 7.49, min: 4.99, max: 12.99, step: 0.25 },
    frequency: 'Weekly',
    typedAmount: false,
  },
  NZ: {
    locale: 'en-NZ',
    currency: 'NZD',
    amount,
    term,
    interest: { default: 11.95, min: 9.95, max: 19.95, step: 0.25 },
    frequency: 'Weekly',
    typedAmount: true,
  },
};
