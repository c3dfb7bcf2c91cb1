import { scalarText } from '@forecourt/json';
import { dueOn } from '../../cutoffs/days.ts';
import { dataEntries } from '../../rule-api/data-entries.ts';
import { endDaysIn } from '../../rule-api/end-days.ts';
import { endingOffers, isOffersFile, isOffersPath, offerMembers } from '../../rule-api/offers.ts';
import { readText } from '../../rule-api/range-in-markup.ts';
import { defineRule, type TextTest } from '../../rule-api/rule.ts';

const withYear = /\b(?:end|clos|expir|until|till|valid)\w*\b.{0,40}\b20\d\d\b/is;

/** Tests a text for a last day with its year. */
const mayEnd: TextTest = (text) => text.includes('20') && withYear.test(text);

/** Words of a text that is about an offer: a registration or a lease ends as well. */
const ofOffer =
  /(?:[\d,]|%)\s+off\b|\b(?:offer|sale|promotion|special|deal|discount|bonus|save|saving|competition|entries|event|runout)s?\b/i;

/** Reports offers that have ended, in data and in texts. */
export const offerEnded = defineRule({
  meta: {
    id: 'offer-ended',
    description: 'No offer has ended.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => ({
    data: (visit) => {
      if (isOffersFile(visit.name, site.settings?.offersFile))
        for (const { entry, pointer } of dataEntries(visit, visit.name)) {
          if (entry.stock_left === 0)
            visit.report({
              pointer: `${pointer}/stock_left`,
              message:
                'the offer ended with its last car and is no longer shown; remove it, or correct stock_left',
            });
          if (entry.ends_on !== undefined || entry.stock_left === 0) continue;
          for (const member of offerMembers) {
            const [end] = endDaysIn(scalarText(entry[member]), true);
            if (end?.day === undefined || end.day >= today) continue;
            visit.report({
              pointer: `${pointer}/${member}`,
              within: end.within,
              due: dueOn(end.day, today),
              message: `"${end.words}" is in the past, but the offer has no ends_on and is still shown; remove it, or write its new last day in the text and as ends_on`,
            });
          }
        }
      for (const { id, endsOn, pointer } of endingOffers(visit, site.settings?.offersFile))
        if (endsOn < today)
          visit.report({
            pointer,
            due: dueOn(endsOn, today),
            message: `the offer "${id}" ended on ${endsOn} and is no longer shown; remove it, or set a later ends_on`,
          });
    },
    textKinds: ['text', 'html-inline', 'html-block'],
    textTest: mayEnd,
    text: ({ kind, value, pointer, file, report }) => {
      // The texts of an offer are compared with its ends_on.
      if (isOffersPath(file, site.settings?.offersFile)) return;
      const { words, placed } = readText(kind, value);
      if (!ofOffer.test(words)) return;
      // "The offer ended" reports on an offer and advertises none.
      const ended = endDaysIn(words).find(
        ({ day, words: said }) => day !== undefined && day < today && !/^ended\b/i.test(said),
      );
      if (ended?.day === undefined) return;
      report({
        pointer,
        within: placed(ended.within),
        due: dueOn(ended.day, today),
        message: `"${ended.words}" is in the past, but the text still advertises the offer; remove it, or write its new last day`,
      });
    },
  }),
});
