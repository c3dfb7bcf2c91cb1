import fc from 'fast-check';
import { pmt } from 'financial';
import { describe, expect, it } from 'vitest';
import { frequencies } from './frequency.ts';
import { repayment } from './repayment.ts';

const amounts = fc.double({ min: 1, max: 1e7, noNaN: true });
const rates = fc.double({ min: 0, max: 100, noNaN: true });
const terms = fc.integer({ min: 1, max: 40 });
const perYear = fc.constantFrom(...Object.values(frequencies));
const loans = fc.record({
  amount: amounts,
  annualRate: rates,
  years: terms,
  periodsPerYear: perYear,
});

/** The difference as a part of the expected value. */
const relativeError = (actual: number, expected: number) =>
  expected === 0 ? Math.abs(actual) : Math.abs(actual - expected) / Math.abs(expected);

describe('repayment against published values', () => {
  it.each([
    // Mortgage and car-loan tables, monthly.
    [100_000, 6, 30, 12, 599.55],
    [200_000, 4.5, 30, 12, 1013.37],
    [250_000, 5, 30, 12, 1342.05],
    [100_000, 6, 15, 12, 843.86],
    [20_000, 5, 5, 12, 377.42],
    [10_000, 12, 1, 12, 888.49],
    // numpy-financial's documented example of pmt.
    [200_000, 7.5, 15, 12, 1854.02],
    // Capital recovery factors (A/P, i, n) of engineering-economics tables, yearly, × 100,000.
    [100_000, 8, 5, 1, 25_045.65],
    [100_000, 10, 10, 1, 16_274.54],
    [100_000, 6, 4, 1, 28_859.15],
  ])(
    'FIN-2: %d at %d%% over %d years, %d a year, costs %d',
    (amount, rate, years, per, expected) => {
      const loan = { amount, annualRate: rate, years, periodsPerYear: per };
      expect(repayment(loan).payment).toBeCloseTo(expected, 2);
    },
  );

  it('FIN-2: agrees with another implementation on every loan where that one is exact', () => {
    // The other one works with powers of 1 + i, which lose digits at tiny rates.
    const usualRates = fc.double({ min: 0.5, max: 40, noNaN: true });
    fc.assert(
      fc.property(amounts, usualRates, terms, perYear, (amount, annualRate, years, per) => {
        const mine = repayment({ amount, annualRate, years, periodsPerYear: per }).payment;
        const theirs = -pmt(annualRate / 100 / per, per * years, amount);
        expect(relativeError(mine, theirs)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('repayment', () => {
  it('FIN-2: the payments clear the debt, period by period', () => {
    const moderate = fc.double({ min: 0, max: 40, noNaN: true });
    fc.assert(
      fc.property(
        amounts,
        moderate,
        fc.integer({ min: 1, max: 7 }),
        perYear,
        (amount, annualRate, years, per) => {
          const { payment } = repayment({ amount, annualRate, years, periodsPerYear: per });
          let debt = amount;
          for (let period = 0; period < per * years; period++) {
            debt += (debt * annualRate) / 100 / per - payment;
          }
          expect(Math.abs(debt) / amount).toBeLessThan(1e-9);
        },
      ),
    );
  });

  it('FIN-2: total is payment × periods a year × years, interest is what goes beyond the amount', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { payment, total, interest } = repayment(loan);
        expect(relativeError(total, payment * loan.periodsPerYear * loan.years)).toBeLessThan(
          1e-12,
        );
        expect(interest).toBe(total - loan.amount);
      }),
    );
  });

  it('FIN-2: never costs less than was borrowed', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        expect(repayment(loan).total).toBeGreaterThanOrEqual(loan.amount);
        expect(repayment(loan).interest).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('FIN-2: paying more often never costs more interest', () => {
    const rising = [1, 12, 26, 52];
    fc.assert(
      fc.property(amounts, rates, terms, (amount, annualRate, years) => {
        const totals = rising.map(
          (periodsPerYear) => repayment({ amount, annualRate, years, periodsPerYear }).total,
        );
        for (const [index, total] of totals.slice(1).entries()) {
          expect(total).toBeLessThanOrEqual(totals[index]! * (1 + 1e-12));
        }
      }),
    );
  });

  it.each([
    // 33,490 + 295 = 33,785 at i = 0.1195 ÷ 52 = 0.002298077 over n = 260, 1 − (1 + i)⁻ⁿ = 0.449438.
    [33_490, 295, 11.95, 5, 172.75, 44_915.13, 11_130.13],
    // 34,993 + 295 = 35,288 at i = 0.049 ÷ 52 = 0.000942308 over n = 156, 1 − (1 + i)⁻ⁿ = 0.136646.
    [34_993, 295, 4.9, 3, 243.34, 37_961.78, 2_673.78],
    // Without interest: 26,295 ÷ 260.
    [26_000, 295, 0, 5, 101.13, 26_295, 0],
  ])(
    'FIN-2: %d and a fee of %d at %d%% over %d years cost %d a week, %d in all',
    (amount, fee, annualRate, years, ...expected) => {
      const loan = repayment({ amount, fee, annualRate, years, periodsPerYear: 52 });
      for (const [index, cost] of [loan.payment, loan.total, loan.interest].entries())
        expect(cost).toBeCloseTo(expected[index]!, 2);
    },
  );

  it('FIN-2: a higher rate means a higher payment', () => {
    const step = fc.double({ min: 0.01, max: 20, noNaN: true });
    fc.assert(
      fc.property(loans, step, (loan, more) => {
        const dearer = repayment({ ...loan, annualRate: loan.annualRate + more });
        expect(dearer.payment).toBeGreaterThan(repayment(loan).payment);
      }),
    );
  });

  it('FIN-2: zero interest divides evenly', () => {
    const loan = { amount: 26_000, annualRate: 0, years: 5, periodsPerYear: 52 };
    expect(repayment(loan)).toEqual({ payment: 100, total: 26_000, interest: 0 });
  });

  it('FIN-2: reaches the even division without a jump as interest goes to zero', () => {
    const tiny = fc.double({ min: 0, max: 1e-9, noNaN: true });
    fc.assert(
      fc.property(amounts, tiny, terms, perYear, (amount, annualRate, years, periodsPerYear) => {
        const { payment } = repayment({ amount, annualRate, years, periodsPerYear });
        const periods = periodsPerYear * years;
        // First order of the series in i: amount ÷ n × (1 + i(n + 1) ÷ 2).
        const rate = annualRate / 100 / periodsPerYear;
        const expected = (amount / periods) * (1 + (rate * (periods + 1)) / 2);
        expect(relativeError(payment, expected)).toBeLessThan(1e-14);
      }),
      {
        examples: [
          [35_000, 5e-324, 5, 52],
          [35_000, 1e-18, 5, 52],
          [35_000, 1e-12, 30, 12],
        ],
      },
    );
  });

  it('FIN-2: nothing borrowed costs nothing', () => {
    const loan = { amount: 0, annualRate: 11.95, years: 5, periodsPerYear: 52 };
    expect(repayment(loan)).toEqual({ payment: 0, total: 0, interest: 0 });
  });

  it.each([
    ['amount', -1, 'amount must be a finite number of at least 0, got -1'],
    ['amount', NaN, 'amount must be a finite number of at least 0, got NaN'],
    ['fee', -1, 'fee must be a finite number of at least 0, got -1'],
    ['annualRate', -0.1, 'annualRate must be a finite number of at least 0, got -0.1'],
    ['annualRate', Infinity, 'annualRate must be a finite number of at least 0, got Infinity'],
    ['years', 0, 'years must be a finite number above 0, got 0'],
    ['years', NaN, 'years must be a finite number above 0, got NaN'],
    ['periodsPerYear', 0, 'periodsPerYear must be a finite number above 0, got 0'],
    ['periodsPerYear', -12, 'periodsPerYear must be a finite number above 0, got -12'],
  ])('FIN-2: refuses %s of %d', (name, value, message) => {
    const loan = { amount: 35_000, annualRate: 7.49, years: 5, periodsPerYear: 52, [name]: value };
    expect(() => repayment(loan)).toThrow(new RangeError(message));
  });
});
