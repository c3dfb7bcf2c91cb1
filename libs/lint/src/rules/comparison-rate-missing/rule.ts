import type { FinanceCalculatorData } from '@forecourt/block-schemas';
import { creditOptions, creditVisitor } from '../../rule-api/credit-advertising.ts';
import type { CreditOptions, CreditUnit } from '../../rule-api/credit-advertising.ts';
import { readCreditText } from '../../rule-api/credit-text.ts';
import { defineRule } from '../../rule-api/rule.ts';

const wording =
  '"WARNING: This comparison rate is true only for the examples given and may not include all fees and charges …"';

/**
 * True if the comparison rate of a claim is stated. One that is stated for another rate belongs to
 * that rate alone.
 */
function isCompared({ own, others }: CreditUnit): boolean {
  if (own.hasComparisonRate)
    return new Set(own.rates).size <= Math.max(1, new Set(own.comparisonRates).size);
  return others.some(
    ({ hasComparisonRate, rates }) =>
      hasComparisonRate && (rates.length === 0 || own.rates.every((each) => rates.includes(each))),
  );
}

function faultOf(unit: CreditUnit): string | undefined {
  const { claim, own, others } = unit;
  if (!isCompared(unit))
    return `"${claim.words}" is advertised without a comparison rate; state it beside the claim, as prominently, with the warning ${wording}`;
  const [rates, comparisons] = [own.rates.map(Number), own.comparisonRates.map(Number)];
  // Fees make a comparison rate higher than its rate, never lower.
  if (rates.length > 0 && comparisons.length > 0 && Math.max(...comparisons) < Math.min(...rates))
    return `"${claim.words}" is advertised with a comparison rate of ${Math.max(...comparisons)}%, which is below the rate; fees only add to it, so one of the two is wrong`;
  if ([own, ...others].some(({ hasWarning }) => hasWarning)) return undefined;
  return `"${claim.words}" is advertised with its comparison rate, but without the warning; add ${wording}`;
}

/**
 * Reports advertised credit without the comparison rate and its warning, which Part 10 of Australia's
 * National Credit Code requires.
 */
export const comparisonRateMissing = defineRule<CreditOptions>({
  meta: {
    id: 'comparison-rate-missing',
    description:
      'In Australia, advertised credit is shown with its comparison rate and the warning.',
    severity: 'warning',
    recommended: true,
    options: creditOptions,
  },
  create: ({ site, options }) => {
    if (site.region !== 'AU') return {};
    return {
      ...creditVisitor(site, options, faultOf),
      site: ({ report }) => {
        const { interest, comparisonRate, comparisonRateWarning } = site.settings?.cars ?? {};
        if (interest !== undefined && comparisonRate === undefined)
          report({
            pointer: '/settings/cars/interest',
            message:
              'weekly repayments are shown with this rate but without a comparison rate; add comparisonRate',
          });
        if (comparisonRate === undefined) return;
        if (readCreditText(comparisonRateWarning ?? '')?.hasWarning) return;
        const name =
          comparisonRateWarning === undefined ? 'comparisonRate' : 'comparisonRateWarning';
        report({
          pointer: `/settings/cars/${name}`,
          message: `weekly repayments are shown with a comparison rate but without its warning; write ${wording} as comparisonRateWarning`,
        });
      },
      blockTypes: ['financeCalculator'],
      block: ({ block, pointer, report }) => {
        const { disclaimer, text = '', interest } = block.data as FinanceCalculatorData;
        const read = readCreditText(`${text} ${disclaimer ?? ''}`);
        if (interest?.active === true && read?.comparisonRates.length === 1)
          report({
            pointer: `${pointer}/data/interest/active`,
            message:
              'visitors can change the rate of the calculator, but the one comparison rate is for one rate; set active to false, or state the comparison rates of several rates',
          });
        if (read?.hasComparisonRate && read.hasWarning) return;
        report({
          pointer: disclaimer === undefined ? `${pointer}/type` : `${pointer}/data/disclaimer`,
          message: `the calculator shows a rate ${
            read?.hasComparisonRate
              ? 'and its comparison rate without the warning'
              : 'without a comparison rate'
          }; add both to disclaimer: "Comparison rate …% p.a." and ${wording}`,
        });
      },
    };
  },
});
