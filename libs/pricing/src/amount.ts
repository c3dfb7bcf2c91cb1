import { requireNotNegative } from './number-check.ts';

/** A dollar sign, alone or with the country before it, as in "NZ$35,000" or "A$35,000". */
const currencySign = /^(?:NZ|AU?|NZD|AUD)?\$|^(?:NZD|AUD)/i;
const plainNumber = /^(?:\d+\.?\d*|\.\d+)$/;

/**
 * Reads a typed loan amount, from 0 to the maximum (FIN-3).
 *
 * Reads what people in Australia and New Zealand write: "35000", "$35,000", "35 000", "NZ$35,000.50",
 * with any kind of space. A comma is grouping and may be in the wrong place, as it is while a
 * visitor deletes digits. Anything else, a negative amount included, is 0.
 *
 * @param typed - as typed, or a number
 * @param max - maximum loan in dollars
 * @returns dollars, with cents
 * @throws RangeError when max is NaN, infinite or negative
 */
export const clampAmount = (typed: string | number, max: number): number => {
  requireNotNegative('max', max);
  const amount = typeof typed === 'number' ? typed : readAmount(typed);
  // NaN counts as 0; infinity is more than the maximum.
  return amount > 0 ? Math.min(amount, max) : 0;
};

const readAmount = (typed: string): number => {
  const digits = typed.replace(/\s/g, '').replace(currencySign, '');
  const [whole = '', ...cents] = digits.split('.');
  const text = [whole.replaceAll(',', ''), ...cents].join('.');
  return plainNumber.test(text) ? Number(text) : 0;
};
