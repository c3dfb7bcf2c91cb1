import { matchesOf, scalarText, type StringRange } from '@forecourt/json';
import { mayAdvertise } from '../../rule-api/credit-text.ts';
import { isOffersFile, offerMembers } from '../../rule-api/offers.ts';
import { readText, type NotedRange } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';

const amount = String.raw`\$\s?(\d[\d,]*(?:\.\d\d)?)`;

/** "establishment fee of $295", "a $295 establishment fee". */
const pattern = new RegExp(
  String.raw`\bestablishment\s+fee\s*(?:is|of|at|:)?\s*${amount}|${amount}\s+establishment\s+fee\b`,
  'gi',
);

/** A fee in a text that is not the one of the settings. */
type WrongFee = {
  readonly stated: number;
  readonly message: string;
  readonly pointer: string;
  readonly within?: NotedRange;
};

/** Number of texts that state the same fee, from which on the setting is reported in their place. */
const fewest = 3;

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
    const errorsIn = (
      text: string,
    ): readonly { stated: number; message: string; range: StringRange }[] => {
      return matchesOf(text, pattern).flatMap(({ 0: words, 1: behind, 2: ahead, index }) => {
        const stated = Number((behind ?? ahead ?? '').replaceAll(',', ''));
        if (stated === fee) return [];
        const message = `"${words}" contradicts the establishmentFee of the settings, $${fee}, which repayments include; correct one of them`;
        return [{ stated, message, range: { start: index, end: index + words.length } }];
      });
    };
    return {
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: mayAdvertise,
      text: ({ kind, value, pointer, note }) => {
        if (!mayNameFee.test(value)) return;
        const { words, placed } = readText(kind, value);
        for (const { range, ...error } of errorsIn(words))
          note({ ...error, pointer, within: placed(range) } satisfies WrongFee);
      },
      data: ({ name, data, note }) => {
        if (!isOffersFile(name, site.settings?.offersFile) || !Array.isArray(data.value)) return;
        for (const [index, entry] of (data.value as readonly unknown[]).entries())
          for (const member of offerMembers) {
            const text = scalarText((entry as Record<string, unknown> | null)?.[member]);
            for (const { range, ...error } of errorsIn(text))
              note({
                ...error,
                pointer: `/${index}/${member}`,
                within: { ...range },
              } satisfies WrongFee);
          }
      },
      end: ({ notes, report }) => {
        // A text of an offer is read as a text and as a member of the offer.
        const wrong = new Map(
          notes.map(({ file, fact }) => {
            const error = fact as WrongFee;
            return [`${file} ${error.pointer} ${error.within?.start}`, { file, ...error }];
          }),
        );
        const [first, ...others] = new Set([...wrong.values()].map(({ stated }) => stated));
        if (first !== undefined && others.length === 0 && wrong.size >= fewest) {
          const message = `repayments include an establishment fee of $${fee}, but ${wrong.size} texts state $${first}; correct the setting, or the texts`;
          return report('site.json', { pointer: '/settings/cars/establishmentFee', message });
        }
        for (const { file, pointer, within, message } of wrong.values())
          report(file, { pointer, within, message });
      },
    };
  },
});
