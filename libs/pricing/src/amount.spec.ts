import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampAmount } from './amount.ts';
import { formatMoney } from './format.ts';

const max = 150_000;

describe('clampAmount', () => {
  it.each([
    ['35000', 35_000],
    ['$35,000', 35_000],
    [' 35 000 ', 35_000],
    ['35\u00a0000', 35_000],
    ['35\u202f000', 35_000],
    ['NZ$35,000.50', 35_000.5],
    ['A$ 35,000', 35_000],
    ['AU$35,000', 35_000],
    ['NZD 35,000', 35_000],
    ['$ 35,0', 350],
    ['.5', 0.5],
    ['35.', 35],
  ])('FIN-3: reads %j as %d', (typed, expected) => {
    expect(clampAmount(typed, max)).toBe(expected);
  });

  it.each([
    '',
    ' ',
    '$',
    'lots',
    '35k',
    '1e5',
    '0x10',
    '12.34.56',
    '1.234,50',
    '5$000',
    '35000 NZD',
    '-500',
    '−500',
    'NaN',
    'Infinity',
    '٣٥٠٠٠',
  ])('FIN-3: %j is not a number of dollars and becomes 0', (typed) => {
    expect(clampAmount(typed, max)).toBe(0);
  });

  it.each([
    ['150000', 150_000],
    ['150000.01', 150_000],
    ['$9,999,999', 150_000],
    ['9'.repeat(400), 150_000],
    [Infinity, 150_000],
    [NaN, 0],
    [-1, 0],
  ])('FIN-3: %j is clamped to %d', (typed, expected) => {
    expect(clampAmount(typed, max)).toBe(expected);
  });

  it('FIN-3: whatever is typed, the amount lies between 0 and the maximum', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 1e9, noNaN: true }), (typed, most) => {
        const amount = clampAmount(typed, most);
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('FIN-3: reads back every amount that the page shows', () => {
    const money = fc.constantFrom(
      { locale: 'en-AU', currency: 'AUD' },
      { locale: 'en-NZ', currency: 'NZD' },
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max }), money, (amount, format) => {
        expect(clampAmount(formatMoney(amount, format), max)).toBe(amount);
      }),
    );
  });

  it('FIN-3: refuses a maximum that is none', () => {
    expect(() => clampAmount('1', NaN)).toThrow(
      new RangeError('max must be a finite number of at least 0, got NaN'),
    );
    expect(() => clampAmount('1', -1)).toThrow(RangeError);
  });
});
