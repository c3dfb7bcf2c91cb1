import { expect, it } from 'vitest';
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

it('CLI-7: both may be stated elsewhere on the page', () => {
  expect(lines('$243 a week', 'At 4.9% p.a. with an establishment fee of $295.')).toEqual([]);
});

it('CLI-7: sites in Australia have a rule of their own', () => {
  expect(creditLines('credit-terms-missing', ['$243 a week'])).toEqual([]);
});
