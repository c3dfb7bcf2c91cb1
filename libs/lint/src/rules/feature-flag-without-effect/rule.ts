import { schemasAt } from '@forecourt/block-schemas';
import { defineRule } from '../../rule-api/rule.ts';

const siteSchema = 'https://forecourt.example/schema/site.json';

const defaultOf = (flag: string): unknown =>
  schemasAt(siteSchema, `/featureFlags/${flag}`).find((schema) => schema.default !== undefined)
    ?.default;

/** Reports flags set to their default. Validation reports unknown flags. */
export const featureFlagWithoutEffect = defineRule({
  meta: {
    id: 'feature-flag-without-effect',
    description: 'Every feature flag changes something.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: ({ site }) => ({
    site: ({ report }) => {
      for (const [flag, value] of Object.entries(site.featureFlags ?? {})) {
        const always = flag === 'typedLoanAmount' && site.region === 'NZ';
        if (!always && value !== defaultOf(flag)) continue;
        report({
          pointer: '/featureFlags',
          property: flag,
          message: always
            ? `"${flag}" has no effect: it is always on for sites in New Zealand; remove it`
            : `"${flag}" has no effect: ${String(value)} is its default; remove it`,
          fix: { pointer: `/featureFlags/${flag}`, andEmptied: true },
        });
      }
    },
  }),
});
