import { expect, it } from 'vitest';
import { loanEstimate, type LoanFacts } from './loan-estimate.ts';

const facts: LoanFacts = {
  price: 41_880,
  annualRate: 7.49,
  rate: '7.49% p.a.',
  region: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
};

it('CAR-9: without a deposit the whole price is borrowed', () => {
  expect(loanEstimate(facts, { deposit: 0, years: 5 })).toMatchObject({
    payment: '$193',
    period: 'a week for 5 years',
    principalName: 'The car',
    principal: '$41,880',
    summary: '$193 a week over 5 years at 7.49% p.a., without a deposit',
  });
});

it('CAR-9: a deposit and a longer term lower the repayment, and the terms name both', () => {
  const estimate = loanEstimate(facts, { deposit: 10_000, years: 7 });
  expect(estimate).toMatchObject({
    payment: '$113',
    deposit: '$10,000',
    principalName: 'You borrow',
    principal: '$31,880',
    summary: '$113 a week over 7 years at 7.49% p.a., with a deposit of $10,000',
  });
  expect(estimate.conditions).toMatch(/repayments total \$40,\d{3}, with a deposit of \$10,000/);
});
