import { endingOffers } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Years ahead within which an offer ends. */
const maxYears = 5;

/** Reports offers whose last day has a wrong year: they would stay for years. */
export const offerEndImplausible = defineRule({
  meta: {
    id: 'offer-end-implausible',
    description: 'No offer ends years from now.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site, today }) => {
    const latest = `${Number(today.slice(0, 4)) + maxYears}${today.slice(4)}`;
    return {
      data: (visit) => {
        for (const { id, endsOn, pointer } of endingOffers(visit, site.settings?.offersFile))
          if (endsOn > latest)
            visit.report({
              pointer,
              message: `the offer "${id}" ends on ${endsOn}, more than ${maxYears} years from now; correct the year, or leave out ends_on for an offer without an end`,
            });
      },
    };
  },
});
