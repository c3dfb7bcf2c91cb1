import type { SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { estimateTerms, offerEstimate, weeklyEstimate } from './weekly-estimate.ts';

const site = (cars: SiteSettings['cars'] = {}) => ({ region: 'AU', settings: { cars } }) as const;
const carAt = (price: number) => ({ id: 'a', slug: 'a', name: 'A car', price });

it('FIN-2 OFF-1 CAR-9: an amount that the lender doesn’t finance has no weekly figure', () => {
  expect(weeklyEstimate(carAt(3_990), site())).toBeUndefined();
  expect(weeklyEstimate(carAt(150_001), site())).toBeUndefined();
  expect(weeklyEstimate(carAt(5_000), site())?.payment).toBe('$23');
  const loan = { annualRate: 2.9, comparisonRate: 3.47, years: 3, depositPercent: 20 };
  expect(offerEstimate({ price: 6_000, loan }, site())).toBeUndefined();
  expect(offerEstimate({ price: 6_000 }, site())?.principal).toBe('$6,000');
});

it('FIN-2: weekly figures say what they are based on, that fees are excluded, and offer nothing', () => {
  expect(estimateTerms(site({ interest: 7.49, comparisonRate: 8.12 }))).toBe(
    '*Weekly figures are estimates over 5 years at 7.49% p.a. (comparison rate 8.12% p.a.), without a deposit and excluding fees. This is an estimate, not an offer of finance.',
  );
});

it('FIN-2: a fee and the warning of the comparison rate are named wherever there are any', () => {
  const warning = 'True for the example given only.';
  const own = site({ establishmentFee: 395, comparisonRateWarning: warning });
  const fees = `An establishment fee of $395 applies. ${warning}`;
  expect(estimateTerms(own)).toContain(fees);
  expect(weeklyEstimate(carAt(30_000), own)?.fees).toBe(fees);
  expect(weeklyEstimate(carAt(30_000), site())?.fees).toBe('');
  expect(weeklyEstimate(carAt(30_000), site({ establishmentFee: 0 }))?.fees).toBe(
    'No establishment fee applies.',
  );
});
