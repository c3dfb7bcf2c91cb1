import { dueOn } from '../../cutoffs/days.ts';
import { endingOffers } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports offers that have ended. */
export const offerEnded = defineRule({
  meta: {
    id: 'offer-ended',
    description: 'No offer has ended.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => ({
    data: (visit) => {
      for (const { id, endsOn, pointer } of endingOffers(visit, site.settings?.offersFile))
        if (endsOn < today)
          visit.report({
            pointer,
            due: dueOn(endsOn, today),
            message: `the offer "${id}" ended on ${endsOn} and is no longer shown; remove it, or set a later ends_on`,
          });
    },
  }),
});
