/** The decimal sign of a feed; the other one groups thousands. */
export type DecimalSign = '.' | ',';

/** A sign, a currency, the figures, and a unit or note after them, such as L/100 km. */
const parts =
  /^([-−]?)\s*(?:[\p{L}\p{Sc}]{1,6}\.?\s*){0,2}([-−]?)(\d(?:[\d.,'’\s]*\d)?)\s*[\p{L}\p{Sc}\s*]*(?:\/\s*100\s*km)?$/u;

/** No number with its currency and unit is longer. */
const maxLength = 60;

const plain = { '.': /^\d+(?:\.\d+)?$/, ',': /^\d+(?:,\d+)?$/ };
const grouped = {
  '.': /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/,
  ',': /^\d{1,3}(?:\.\d{2,3})*\.\d{3}(?:,\d+)?$/,
};

/**
 * Reads a number as people write it: `$36,990`, `AUD 36 990.00`, `36.990,00 €` with a decimal comma,
 * `31,250 km`, `5.3 L/100km`. Thousands may be grouped by spaces and apostrophes too.
 * @returns undefined for a text that is not a number with this decimal sign
 */
export function readNumber(text: string, decimal: DecimalSign = '.'): number | undefined {
  if (text.length > maxLength) return undefined;
  const [, before = '', after = '', written] = parts.exec(text.trim()) ?? [];
  if (written === undefined) return undefined;
  const figures = written.replace(/['’\s]/g, '');
  if (!plain[decimal].test(figures) && !grouped[decimal].test(figures)) return undefined;
  const value = Number(
    decimal === '.' ? figures.replaceAll(',', '') : figures.replaceAll('.', '').replace(',', '.'),
  );
  if (!Number.isFinite(value)) return undefined;
  return before + after === '' ? value : -value;
}

/** Factors from a feed's units to the car's units: kilometres, units of the currency, ones. */
export const unitFactors = {
  kilometres: 1,
  /** The international mile, exactly. */
  miles: 1.609_344,
  dollars: 1,
  cents: 0.01,
  ones: 1,
  thousands: 1000,
} as const;
