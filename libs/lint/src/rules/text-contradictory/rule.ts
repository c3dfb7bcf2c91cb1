import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule } from '../../rule-api/rule.ts';
import type { Contradictions } from './contradiction.ts';
import { foundingYears } from './founding-year.ts';
import { heldCars } from './held-cars.ts';
import { listedNumbers } from './listed-numbers.ts';
import { replyTimes } from './reply-times.ts';

/** Quick test for a text with a reply time, a deposit, a year or a number, within mark-up too. */
const mayContradict = (text: string): boolean =>
  /\b(?:within\s|in\s(?:under|less)\s|since\s|holds?\s|deposit|abn\b|nzbn\b|lmct\b|licen[cs]e|trader|acl\b)/i.test(
    text,
  );

/** Reports what texts state about the dealer otherwise than the settings. */
export const textContradictory = defineRule({
  meta: {
    id: 'text-contradictory',
    description:
      'No text contradicts the reply times, the holding deposit, the founding year, or the business and licence numbers of the settings.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => {
    const holds = heldCars(site);
    const all = [
      replyTimes(site),
      holds,
      foundingYears(site, Number(today.slice(0, 4))),
      listedNumbers(site),
    ].filter((each): each is Contradictions => each !== undefined);
    if (all.length === 0) return {};
    return {
      site: ({ report }) => {
        const terms = site.settings?.cars?.hold?.terms;
        if (typeof terms !== 'string') return;
        for (const { range: within, message } of holds?.(terms) ?? [])
          report({ pointer: '/settings/cars/hold/terms', within, message });
      },
      textKinds: ['text', 'html-inline', 'html-block'],
      textTest: mayContradict,
      text: ({ kind, value, pointer, page, report }) => {
        // Data have the words of customers and makers.
        if (page === undefined) return;
        const { words, placed } = readText(kind, value);
        for (const contradictions of all)
          for (const { range, message } of contradictions(words))
            report({ pointer, within: placed(range), message });
      },
    };
  },
});
