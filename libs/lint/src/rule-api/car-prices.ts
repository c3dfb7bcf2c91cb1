import { matchesOf, type StringRange } from '@forecourt/json';

const amount = /\$\s?(\d{1,3}(?:,\d{3})+|\d{4,})(?!,?\d)/g;
/** Lowest amount that is read as the price of a car, in dollars. */
const lowestPrice = 5000;

/** Amount in a text that is high enough to be the price of a car. */
export interface CarPrice {
  /** In dollars. */
  readonly value: number;
  readonly within: StringRange;
}

/** Returns the amounts in a text without mark-up that may be prices of cars. */
export const carPrices = (text: string): readonly CarPrice[] =>
  matchesOf(text, amount)
    .map(({ 0: words, 1: digits = '', index }) => ({
      value: Number(digits.replaceAll(',', '')),
      within: { start: index, end: index + words.length },
    }))
    .filter(({ value }) => value >= lowestPrice);
