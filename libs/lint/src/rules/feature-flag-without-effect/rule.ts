import { schemasAt } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';

const siteSchema = 'https://forecourt.example/schema/site.json';

const defaultOf = (flag: string): unknown =>
  schemasAt(siteSchema, `/featureFlags/${flag}`).find((schema) => schema.default !== undefined)
    ?.default;

/** Flags that could as well not be there. An undeclared flag is told by validation. */
export const featureFlagWithoutEffect = defineRule({
  meta: {
    id: 'feature-flag-without-effect',
    description: 'A flag that changes nothing should go.',
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
            ? `"${flag}" changes nothing: New Zealand's sites have it always; remove it`
            : `"${flag}" changes nothing: it is ${String(value)} without being set; remove it`,
          fix: { pointer: `/featureFlags/${flag}`, andEmptied: true },
        });
      }
    },
  }),
});
