import { expect, it } from 'vitest';
import { reportLines, settings } from '../../testing/lint-sample.ts';
import { creditLines } from '../../testing/sample-credit.ts';

const lines = (...texts: readonly string[]) =>
  creditLines('credit-terms-missing', texts, { region: 'NZ' });

it.each([
  ['$243 a week', 'without the annual interest rate and the mandatory credit fees'],
  ['No deposit', 'without the annual interest rate and the mandatory credit fees'],
  ['4.9% p.a.', 'without the mandatory credit fees'],
  ['Interest free', 'without the mandatory credit fees'],
  ['$243 a week, fee included', 'without the annual interest rate;'],
])('CLI-7: %s: %s', (claim, expected) => {
  expect(lines(claim)).toEqual([expect.stringContaining(expected)]);
});

it('CLI-7: a column named "Rate" has interest rates', () => {
  const table = (heading: string) => ({
    type: 'table',
    data: {
      content: [
        ['Car', heading],
        ['Tern', '2.9%'],
      ],
    },
  });
  const found = (heading: string) =>
    creditLines('credit-terms-missing', [table(heading)], { region: 'NZ' });
  expect(found('Rate')).toEqual([expect.stringContaining('«2.9%»')]);
  expect(found('Rate p.a.')).toHaveLength(1);
  expect(found('Discount')).toEqual([]);
});

it('CLI-7: both may be stated elsewhere on the page', () => {
  expect(lines('$243 a week', 'At 4.9% p.a. with an establishment fee of $295.')).toEqual([]);
});

it('CLI-7: sites in Australia have a rule of their own', () => {
  expect(creditLines('credit-terms-missing', ['$243 a week'])).toEqual([]);
});

it('CLI-7: weekly repayments of the stock are shown with the establishment fee, which may be 0', () => {
  const cars = (changes: object, region = 'NZ') => {
    const site = settings({ region, settings: { cars: changes } });
    return reportLines({ files: { 'site.json': site } }, { rule: 'credit-terms-missing' });
  };
  expect(cars({ interest: 9.95 })).toEqual([
    expect.stringMatching(/«9.95» .*without the mandatory credit fees; add establishmentFee/),
  ]);
  expect(cars({ priceTerms: 'asking price' })).toHaveLength(1);
  expect(cars({ interest: 9.95, establishmentFee: 295 })).toEqual([]);
  expect(cars({ establishmentFee: 0 })).toEqual([]);
  expect(cars({ interest: 9.95 }, 'AU')).toEqual([]);
});

it.each([
  ['Lease it for $199 a week', 0],
  ['Leasing from $199 per week, servicing included.', 0],
  ['Lease a Tern at $850 a month. Hand it back after three years.', 0],
  ['Lease it for $199 a week and own it after four years', 1],
  ['Lease it for $199 a week with a balloon of $9,000', 1],
  ['Lease or buy: from $199 a week', 1],
  ['Release it for $199 a week', 1],
])('CLI-7: a lease is credit only if the customer buys the car: %s', (text, expected) => {
  expect(lines(text)).toHaveLength(expected);
});
