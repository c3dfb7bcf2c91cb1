import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import { mayAdvertise } from '../../rule-api/credit-text.ts';
import { isOffersFile, offerMembers } from '../../rule-api/offers.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';

const amount = String.raw`\$\s?(\d[\d,]*(?:\.\d\d)?)`;

/** "establishment fee of $295", "a $295 establishment fee". */
const pattern = new RegExp(
  String.raw`\bestablishment\s+fee\s*(?:is|of|at|:)?\s*${amount}|${amount}\s+establishment\s+fee\b`,
  'gi',
);

/** Quick test of a text that is still marked up. */
const mayNameFee = /\bfee\b/i;

/** Reports establishment fees in texts that are not the one that the site calculates with. */
export const creditFeeContradictory = defineRule({
  meta: {
    id: 'credit-fee-contradictory',
    description:
      'An establishment fee in texts is the one of the settings, which repayments include.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => {
    const fee = site.settings?.cars?.establishmentFee;
    if (typeof fee !== 'number') return {};
    const errorsIn = (text: string): readonly { message: string; range: StringRange }[] => {
      return matchesOf(text, pattern).flatMap(({ 0: words, 1: behind, 2: ahead, index }) => {
        const stated = Number((behind ?? ahead ?? '').replaceAll(',', ''));
        if (stated === fee) return [];
        const message = `"${words}" contradicts the establishmentFee of the settings, $${fee}, which repayments include; correct one of them`;
        return [{ message, range: { start: index, end: index + words.length } }];
      });
    };
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: mayAdvertise,
      text: ({ kind, value, pointer, report }) => {
        if (!mayNameFee.test(value)) return;
        const { words, placed } = readText(kind, value);
        for (const { message, range } of errorsIn(words))
          report({ pointer, within: placed(range), message });
      },
      data: ({ name, data, report }) => {
        if (!isOffersFile(name, site.settings?.offersFile) || !Array.isArray(data.value)) return;
        for (const [index, entry] of (data.value as readonly unknown[]).entries())
          for (const member of offerMembers) {
            const text = scalarText((entry as Record<string, unknown> | null)?.[member]);
            for (const { message, range: within } of errorsIn(text))
              report({ pointer: `/${index}/${member}`, within, message });
          }
      },
    };
  },
});
