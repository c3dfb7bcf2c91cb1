import { expect, it } from 'vitest';
import { quotedComparisonRate } from './quoted-rate.ts';

it('FIN-1: a comparison rate belongs to the rate that the site quotes, and to no other', () => {
  const quoted = { interest: 8.99, comparisonRate: 9.72 };
  expect(quotedComparisonRate(8.99, 'AU', quoted)).toBe(9.72);
  expect(quotedComparisonRate(7.49, 'AU', quoted)).toBeUndefined();
  expect(quotedComparisonRate(7.49, 'AU', { comparisonRate: 8.12 })).toBe(8.12);
  expect(quotedComparisonRate(8.99, 'AU', { comparisonRate: 8.12 })).toBeUndefined();
  expect(quotedComparisonRate(7.49, 'AU')).toBeUndefined();
  expect(quotedComparisonRate(11.95, 'NZ', { comparisonRate: 12.6 })).toBe(12.6);
  expect(quotedComparisonRate(7.49, 'NZ', { comparisonRate: 12.6 })).toBeUndefined();
});
