import type { SiteSettings } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { estimateTerms, weeklyEstimate } from './weekly-estimate.ts';

const site = (cars: SiteSettings['cars'] = {}) => ({ region: 'AU', settings: { cars } }) as const;

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
  expect(weeklyEstimate(30_000, own).fees).toBe(fees);
  expect(weeklyEstimate(30_000, site()).fees).toBe('');
  expect(weeklyEstimate(30_000, site({ establishmentFee: 0 })).fees).toBe(
    'No establishment fee applies.',
  );
});
