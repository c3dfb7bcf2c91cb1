import { requireFinite } from './number-check.ts';

/** Locale and currency that an amount is formatted in. */
export interface MoneyFormat {
  /** Language tag: en-AU, en-NZ. */
  readonly locale: string;
  /** ISO 4217 code: AUD, NZD. */
  readonly currency: string;
  /** Show cents; whole dollars without. */
  readonly cents?: boolean;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Formatter for a locale and options, cached: creating one costs far more than using it. */
const formatter = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = `${locale} ${options.currency ?? ''} ${options.maximumFractionDigits}`;
  let found = formatters.get(key);
  if (!found) {
    // 'negative' writes a rounded −0.4 as $0, not -$0.
    found = new Intl.NumberFormat(locale, { ...options, signDisplay: 'negative' });
    formatters.set(key, found);
  }
  return found;
};

/**
 * Formats money: "$35,000", with cents "$166.10"; both countries write a plain $.
 *
 * This is the only place where money is rounded: to the nearest dollar (or cent), halves away from
 * zero.
 *
 * @param amount - dollars
 * @throws RangeError when the amount is NaN or infinite
 */
export const formatMoney = (amount: number, { locale, currency, cents }: MoneyFormat): string => {
  requireFinite('amount', amount);
  const digits = cents ? 2 : 0;
  return formatter(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
};

/**
 * Formats a rate: 11.95 → "11.95%", 12 → "12%". At most two decimals, halves away from
 * zero.
 *
 * @param percent - in percent, not as a fraction
 * @throws RangeError when the rate is NaN or infinite
 */
export const formatPercent = (percent: number, locale = 'en-AU'): string => {
  requireFinite('percent', percent);
  return `${formatNumber(percent, locale)}%`;
};

/**
 * Formats a number: 5 → "5", 2.3456 → "2.35". At most two decimals, halves away from zero.
 *
 * @throws RangeError when the number is NaN or infinite
 */
export const formatNumber = (value: number, locale = 'en-AU'): string => {
  requireFinite('value', value);
  return formatter(locale, { maximumFractionDigits: 2 }).format(value);
};
