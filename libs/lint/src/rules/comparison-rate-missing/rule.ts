import type { Offer } from '@forecourt/block-schemas';
import { scalarText } from '@forecourt/json';
import { creditVisitor } from '../../rule-api/credit-advertising.ts';
import { creditOptions, type CreditOptions, type CreditUnit } from '../../rule-api/credit-units.ts';
import { readFigure } from '../../rule-api/credit-figure.ts';
import { readCreditText } from '../../rule-api/credit-text.ts';
import { greatestOf, leastOf } from '../../rule-api/extremes.ts';
import { isOffersFile } from '../../rule-api/offers.ts';
import { regionOf } from '../../rule-api/region.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { DataVisit } from '../../rule-api/rule.ts';
import { reportCalculator, wording } from './calculator.ts';

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

function errorOf(unit: CreditUnit): string | undefined {
  const { claim, own, others } = unit;
  if (!isCompared(unit))
    return `"${claim.words}" is advertised without a comparison rate; state it beside the claim, as prominently, with the warning ${wording}`;
  const [rates, comparisons] = [own.rates.map(Number), own.comparisonRates.map(Number)];
  // Fees make a comparison rate higher than its rate, never lower.
  if (rates.length > 0 && comparisons.length > 0 && greatestOf(comparisons) < leastOf(rates))
    return `"${claim.words}" is advertised with a comparison rate of ${greatestOf(comparisons)}%, which is below the rate; fees only add to it, so one of the two is wrong`;
  if ([own, ...others].some(({ hasWarning }) => hasWarning)) return undefined;
  return `"${claim.words}" is advertised with its comparison rate, but without the warning; add ${wording}`;
}

/** Reports offers that show a rate as their figure, and its comparison rate in smaller type. */
function reportLessProminent({ data, report }: DataVisit): void {
  if (!Array.isArray(data.value)) return;
  for (const [index, entry] of (data.value as readonly unknown[]).entries()) {
    const { figure, condition, disclaimer, loan } = (entry ?? {}) as Partial<Offer>;
    const read = readFigure((entry ?? {}) as Partial<Offer>);
    if (!read?.rates.length || read.hasComparisonRate || loan?.comparisonRate !== undefined)
      continue;
    const below = readCreditText(`${scalarText(condition)}. ${scalarText(disclaimer)}`);
    if (below?.comparisonRates.length)
      report({
        pointer: `/${index}/figure`,
        message: `${scalarText(figure)} is more prominent than its comparison rate; set comparisonRate of loan, which shows it as large`,
      });
  }
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
    if (regionOf(site) !== 'AU') return {};
    const visitor = creditVisitor(site, options, errorOf);
    return {
      ...visitor,
      data: (visit) => {
        visitor.data?.(visit);
        if (!isOffersFile(visit.name, site.settings?.offersFile)) return;
        reportLessProminent(visit);
      },
      site: ({ report }) => {
        const { interest, comparisonRate, comparisonRateWarning } = site.settings?.cars ?? {};
        if (interest !== undefined && comparisonRate === undefined)
          report({
            pointer: '/settings/cars/interest',
            message:
              'no weekly repayments are shown with this rate, since a comparison rate must accompany them; add comparisonRate',
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
      block: (visit) => reportCalculator(visit, site),
    };
  },
});
