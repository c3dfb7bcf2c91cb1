import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from './format.ts';

const au = { locale: 'en-AU', currency: 'AUD' };
const nz = { locale: 'en-NZ', currency: 'NZD' };

describe('formatMoney', () => {
  it.each([au, nz])('FIN-3: a plain dollar sign and thousands in $locale', (format) => {
    expect(formatMoney(35_000, format)).toBe('$35,000');
    expect(formatMoney(1_234_567.891, { ...format, cents: true })).toBe('$1,234,567.89');
    expect(formatMoney(0, format)).toBe('$0');
  });

  it('FIN-2: two currencies of one locale are not mixed up', () => {
    expect(formatMoney(1, { locale: 'en-AU', currency: 'USD' })).toBe('$1');
    expect(formatMoney(1, { locale: 'en-AU', currency: 'EUR' })).toBe('€1');
    expect(formatMoney(1, au)).toBe('$1');
  });

  it('FIN-2: rounds to the nearest dollar or cent, halves up', () => {
    expect(formatMoney(166.49, au)).toBe('$166');
    expect(formatMoney(166.5, au)).toBe('$167');
    expect(formatMoney(167.5, au)).toBe('$168');
    expect(formatMoney(0.125, { ...au, cents: true })).toBe('$0.13');
  });

  it('FIN-2: writes a credit with its sign, and no sign before nothing', () => {
    expect(formatMoney(-1500, au)).toBe('-$1,500');
    expect(formatMoney(-0.2, au)).toBe('$0');
  });

  it('FIN-2: refuses NaN and infinity', () => {
    expect(() => formatMoney(NaN, au)).toThrow(
      new RangeError('amount must be a finite number, got NaN'),
    );
    expect(() => formatMoney(Infinity, au)).toThrow(RangeError);
  });
});

describe('formatPercent and formatNumber', () => {
  it('FIN-3: interest shows %', () => {
    expect(formatPercent(11.95)).toBe('11.95%');
    expect(formatPercent(12)).toBe('12%');
    expect(formatPercent(7.5, 'en-NZ')).toBe('7.5%');
    expect(formatPercent(7.489999999999999)).toBe('7.49%');
    expect(formatPercent(7.4567)).toBe('7.46%');
    expect(() => formatPercent(NaN)).toThrow(/^percent must be/);
  });

  it('FIN-3: a number has at most two decimals', () => {
    expect(formatNumber(5)).toBe('5');
    expect(formatNumber(2.5)).toBe('2.5');
    expect(formatNumber(2.3456)).toBe('2.35');
    expect(() => formatNumber(NaN)).toThrow(/^value must be/);
  });
});
