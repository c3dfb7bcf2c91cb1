import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberText } from './english.ts';

const format = new Intl.NumberFormat('en-AU');

it.each([0, 7, 999, 1000, 25_000, 999_999.5, 1_234_567, -1000, 5.1, 0.0004, 1234.5678])(
  'LNG-1: %s is written as Intl writes it',
  (value) => {
    expect(numberText(value)).toBe(format.format(value));
  },
);

it('LNG-1: so is every whole number and every number of hundredths', () => {
  const hundredths = fc.integer({ min: -(10 ** 12), max: 10 ** 12 });
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(numberText(value)).toBe(format.format(value));
      expect(numberText(value / 100)).toBe(format.format(value / 100));
    }),
  );
});
