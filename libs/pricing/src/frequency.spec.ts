import { expect, it } from 'vitest';
import { frequencies } from './frequency.ts';

it('FIN-2: a year has 52 weekly, 26 fortnightly, 12 monthly, 1 yearly repayment', () => {
  expect(frequencies).toEqual({ Weekly: 52, Fortnightly: 26, Monthly: 12, Yearly: 1 });
});
