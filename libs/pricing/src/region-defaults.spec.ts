import { describe, expect, it } from 'vitest';
import { calculatorDefaults } from './region-defaults.ts';

describe('calculatorDefaults', () => {
  it('FIN-3: New Zealand starts at 11.95% between 9.95% and 19.95% and takes a typed amount', () => {
    expect(calculatorDefaults.NZ.interest).toMatchObject({ default: 11.95, min: 9.95, max: 19.95 });
    expect(calculatorDefaults.NZ.typedAmount).toBe(true);
    expect(calculatorDefaults.AU.typedAmount).toBe(false);
  });

  it.each([
    ['AU', 'en-AU', 'AUD'],
    ['NZ', 'en-NZ', 'NZD'],
  ] as const)('TEN-2 FIN-1: %s is written as %s in %s, weekly at first', (region, ...expected) => {
    const { locale, currency, frequency } = calculatorDefaults[region];
    expect([locale, currency, frequency]).toEqual([...expected, 'Weekly']);
  });

  it.each(['AU', 'NZ'] as const)('FIN-1: every default of %s lies on its slider', (region) => {
    const { amount, term, interest } = calculatorDefaults[region];
    for (const range of [amount, term, interest]) {
      const steps = (range.default - range.min) / range.step;
      expect(steps).toBeCloseTo(Math.round(steps), 9);
      expect((range.max - range.min) / range.step).toBeCloseTo(
        Math.round((range.max - range.min) / range.step),
        9,
      );
      expect(range.default).toBeGreaterThanOrEqual(range.min);
      expect(range.default).toBeLessThanOrEqual(range.max);
    }
  });
});
