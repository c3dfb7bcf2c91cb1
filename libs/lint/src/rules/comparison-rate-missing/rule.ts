import { eachValueAt, scalarText } from '@forecourt/json';
import { isOffersFile } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';

const namesRate = /comparison\s+rate/i;
/** Parts of the warning, in order. */
const warning = [/warning\b/i, namesRate, /\b(?:true|applies)\s+only/i];

/** True for a text with the warning: each part is searched for once, after the one before it. */
function warns(text: string): boolean {
  let rest = text;
  return warning.every((part) => {
    const found = part.exec(rest);
    if (found !== null) rest = rest.slice(found.index + found[0].length);
    return found !== null;
  });
}
/** An annual rate in running text: 7.49% p.a., 2.9 % per annum. */
const annualRate =
  /\d(?:[.,]\d+)?\s*%\s*(?:p\.?\s*a\b|per\s+annum|per\s+year|a\s+year|interest|finance)/i;

interface Offer {
  readonly id?: unknown;
  readonly [member: string]: unknown;
}

/**
 * Reports rates without the comparison rate and its warning, which Australia's National Credit Code
 * (Part 10) and the National Consumer Credit Protection Regulations require of advertisements.
 */
export const comparisonRateMissing = defineRule({
  meta: {
    id: 'comparison-rate-missing',
    description: 'In Australia, a finance rate is shown with its comparison rate and the warning.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    if (site.region !== 'AU') return {};
    return {
      site: ({ report }) => {
        const { interest, comparisonRate } = site.settings?.cars ?? {};
        if (interest === undefined || comparisonRate !== undefined) return;
        report({
          pointer: '/settings/cars/interest',
          message:
            'weekly repayments are shown with this rate but without a comparison rate; add comparisonRate',
        });
      },
      blockTypes: ['financeCalculator'],
      block: ({ block, pointer, report }) => {
        const { disclaimer, text = '' } = block.data as { disclaimer?: string; text?: string };
        const words = `${text} ${disclaimer ?? ''}`;
        if (namesRate.test(words) && warns(words)) return;
        report({
          pointer: disclaimer === undefined ? `${pointer}/type` : `${pointer}/data/disclaimer`,
          message: `the calculator shows a rate ${
            namesRate.test(words)
              ? 'and its comparison rate without the warning'
              : 'without a comparison rate'
          }; add both to disclaimer: "Comparison rate … WARNING: This comparison rate is true only for the examples given and may not include all fees and charges …"`,
        });
      },
      data: ({ name, data, report }) => {
        if (!isOffersFile(name, site.settings?.offersFile)) return;
        eachValueAt(data.value, ['*'], '', (value, pointer) => {
          if (typeof value !== 'object' || value === null) return;
          const offer = value as Offer;
          const members = ['heading', 'figure', 'condition', 'description', 'disclaimer'];
          const texts = members.map((member) => [member, scalarText(offer[member])] as const);
          const rate = texts.find(([, words]) => annualRate.test(words));
          const all = texts.map(([, words]) => words).join(' ');
          if (rate === undefined || (namesRate.test(all) && warns(all))) return;
          report({
            pointer: `${pointer}/${rate[0]}`,
            message: `the offer "${scalarText(offer.id)}" shows a rate ${
              namesRate.test(all)
                ? 'and its comparison rate without the warning'
                : 'without its comparison rate'
            }; add the comparison rate to condition and the warning to disclaimer`,
          });
        });
      },
    };
  },
});
