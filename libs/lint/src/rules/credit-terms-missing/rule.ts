import { creditVisitor } from '../../rule-api/credit-advertising.ts';
import { creditOptions, type CreditOptions, type CreditUnit } from '../../rule-api/credit-units.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';

function errorOf({ claim, own, others }: CreditUnit): string | undefined {
  const all = [own, ...others];
  const missing = [
    ...(all.some(({ rates }) => rates.length > 0) ? [] : ['the annual interest rate']),
    ...(all.some(({ hasFees }) => hasFees) ? [] : ['the mandatory credit fees']),
  ];
  if (missing.length === 0) return undefined;
  return `"${claim.words}" is advertised without ${missing.join(' and ')}; state them beside it, such as "9.95% p.a., establishment fee $295"`;
}

/**
 * Reports advertised credit without its annual rate and mandatory fees, which New Zealand's Credit
 * Contracts and Consumer Finance Regulations require.
 */
export const creditTermsMissing = defineRule<CreditOptions>({
  meta: {
    id: 'credit-terms-missing',
    description:
      'In New Zealand, advertised credit is shown with its annual interest rate and mandatory fees.',
    severity: 'warning',
    recommended: true,
    options: creditOptions,
  },
  create: ({ site, options }) => {
    if (regionOf(site) !== 'NZ') return {};
    return {
      ...creditVisitor(site, options, errorOf),
      site: ({ report }) => {
        const { cars } = site.settings ?? {};
        if (cars === undefined || cars.establishmentFee !== undefined) return;
        report({
          pointer: cars.interest === undefined ? '/settings/cars' : '/settings/cars/interest',
          message:
            'weekly repayments are shown with a rate but without the mandatory credit fees; add establishmentFee, 0 if there is none',
        });
      },
    };
  },
});
