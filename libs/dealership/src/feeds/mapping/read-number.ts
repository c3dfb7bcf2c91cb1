import { kmPerMile } from '@forecourt/domain';

/** The decimal sign of a feed; the other one groups thousands. */
export type DecimalSign = '.' | ',';

/** A number, and the text on both sides of it. */
export interface WrittenNumber {
  readonly value: number;
  readonly words: string;
}

/** Text, the figures, and text that has no figures but those of a consumption, L/100 km. */
const parts = /^(\D*)(\d(?:[\d.,'’\s]*\d)?)(\D*(?:\/|per)\s*100\s*km?s?|\D*)$/iu;

/** No number with its currency and unit is longer. */
const maxLength = 80;

const figures = {
  '.': /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,3}(?:['’\s]\d{3})+)(?:\.\d+)?$/u,
  ',': /^(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3}|\d{1,3}(?:['’\s]\d{3})+)(?:,\d+)?$/u,
};

/**
 * Reads a number as people write it, with the words beside it: `$36,990`, `AUD 36 990.00`,
 * `36.990,00 €` with a decimal comma, `31,250 km`, `5.3 L/100km`. Thousands may be grouped by spaces
 * and apostrophes too.
 * @returns undefined for a text that is not one number with this decimal sign
 */
export function readNumber(text: string, decimal: DecimalSign = '.'): WrittenNumber | undefined {
  if (text.length > maxLength) return undefined;
  const [, before = '', written, after = ''] = parts.exec(text.trim()) ?? [];
  if (written === undefined || !figures[decimal].test(written)) return undefined;
  // Accountants write negative numbers in brackets or with the sign behind them.
  if (/\($/.test(before.trim()) && after.trim().startsWith(')')) return undefined;
  if (/^\s*[-−]$/u.test(after)) return undefined;
  const grouped = written.replace(decimal === '.' ? /[,'’\s]/gu : /[.'’\s]/gu, '');
  const value = Number(grouped.replace(',', '.'));
  if (!Number.isFinite(value)) return undefined;
  const isNegative = /^\s*[-−]|[-−]\s*$/u.test(before);
  return { value: isNegative ? -value : value, words: `${before} ${after}` };
}

/** Factors from a feed's units to the car's units: kilometres, units of the currency, ones. */
export const unitFactors = {
  kilometres: 1,
  miles: kmPerMile,
  dollars: 1,
  cents: 0.01,
  ones: 1,
  /** Scales any other unit, and is applied before it. */
  thousands: 1,
} as const;
