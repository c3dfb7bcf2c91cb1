import type { SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { estimateTerms, offerEstimate, weeklyEstimate } from './weekly-estimate.ts';

const site = (cars: SiteSettings['cars'] = {}) => ({ region: 'AU', settings: { cars } }) as const;
const compared = { comparisonRate: 8.12 };
const carAt = (price: number) => ({ id: 'a', slug: 'a', name: 'A car', price });

it('FIN-2 OFF-1 CAR-9: an amount that the lender doesn’t finance has no weekly figure', () => {
  expect(weeklyEstimate(carAt(3_990), site(compared))).toBeUndefined();
  expect(weeklyEstimate(carAt(150_001), site(compared))).toBeUndefined();
  expect(weeklyEstimate(carAt(5_000), site(compared))?.payment).toBe('$23');
  const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3, depositPercent: 20 };
  expect(offerEstimate({ price: 6_000, loan }, site(compared))).toBeUndefined();
  expect(offerEstimate({ price: 6_000 }, site(compared))?.principal).toBe('$6,000');
});

it('CAR-11: a sold car has no weekly figure', () => {
  const car = { ...carAt(30_000), status: 'SOLD' };
  expect(weeklyEstimate(car, site(compared))).toBeUndefined();
});

it('FIN-2 OFF-1 CAR-9: Australia has no weekly figure without a comparison rate', () => {
  const loan = { annualRate: 2.9, years: 3 };
  expect(weeklyEstimate(carAt(30_000), site({ interest: 7.49 }))).toBeUndefined();
  expect(offerEstimate({ price: 30_000 }, site())).toBeUndefined();
  // The site's comparison rate is that of its own loans.
  expect(offerEstimate({ price: 30_000, loan }, site(compared))).toBeUndefined();
  const own = { ...loan, comparisonRate: 3.47 };
  expect(offerEstimate({ price: 30_000, loan: own }, site())?.rateFigure?.percent).toBe('3.47%');
  const nz = { region: 'NZ' } as const;
  expect(weeklyEstimate(carAt(30_000), nz)?.rateFigure?.percent).toBe('11.95%');
  expect(offerEstimate({ price: 30_000, loan }, nz)).toBeDefined();
});

it('FIN-2 OFF-1 CAR-9: a dealer who arranges no finance has no weekly figures', () => {
  const nz = { region: 'NZ', settings: { cars: { hideRepayments: true } } } as const;
  expect(weeklyEstimate(carAt(30_000), nz)).toBeUndefined();
  expect(offerEstimate({ price: 30_000 }, nz)).toBeUndefined();
  const au = site({ ...compared, hideRepayments: true });
  expect(weeklyEstimate(carAt(30_000), au)).toBeUndefined();
});

it('FIN-2: weekly figures say what they are based on, that fees are excluded, and offer nothing', () => {
  expect(estimateTerms(site({ interest: 7.49, comparisonRate: 8.12 }))).toBe(
    '*Weekly figures are estimates over 5 years at 7.49% p.a. (comparison rate 8.12% p.a.), without a deposit and excluding fees. This is an estimate, not an offer of finance.',
  );
});

it('FIN-2: the establishment fee is borrowed, too, and named with what is paid in all', () => {
  const kauri = { region: 'NZ', settings: { cars: { establishmentFee: 295 } } } as const;
  // 33,785 at 11.95% over 260 weeks: 172.7505 a week, 44,915.13 in all.
  expect(weeklyEstimate(carAt(33_490), kauri)).toMatchObject({
    payment: '$173',
    inAll: '$44,915 in all, $295 fee included',
    principalName: 'The car and the fee',
    principal: '$33,785',
    interest: '$11,130',
    conditions:
      '*At 11.95% p.a., repayments total $44,915, without a deposit and including an establishment fee of $295.',
  });
  // 30% of 49,990 is 14,997; 34,993 and 295 at 4.9% over 156 weeks: 243.34 a week, 37,961.78 in all.
  const loan = { annualRate: 4.9, years: 3, depositPercent: 30 };
  expect(offerEstimate({ price: 49_990, loan }, kauri)).toMatchObject({
    payment: '$243',
    basis:
      'Over 3 years at 4.9% p.a., with a deposit of $14,997: repayments of $37,962 in all, $295 fee included',
  });
  expect(estimateTerms(kauri)).toContain('without a deposit and including an establishment fee of');
});

it('FIN-2: a fee and the warning of the comparison rate are named wherever there are any', () => {
  const warning = 'True for the example given only.';
  const own = site({ ...compared, establishmentFee: 395, comparisonRateWarning: warning });
  expect(estimateTerms(own)).toContain(`including an establishment fee of $395. ${warning}`);
  expect(weeklyEstimate(carAt(30_000), own)?.fees).toBe(warning);
  expect(weeklyEstimate(carAt(30_000), site(compared))?.fees).toBe('');
  const free = site({ ...compared, establishmentFee: 0 });
  expect(weeklyEstimate(carAt(30_000), free)?.fees).toBe('No establishment fee applies.');
});
