import { countedDays, daysBetween } from '../../cutoffs/days.ts';
import { endingOffers } from '../../engine/offers.ts';
import { defineRule } from '../../engine/rule.ts';

/** Offers that end within some days. */
export const offerEndsSoon = defineRule<{ readonly days: number }>({
  meta: {
    id: 'offer-ends-soon',
    description: 'Tells offers that end within some days.',
    severity: 'warning',
    recommended: true,
    options: { days: 7 },
  },
  create: ({ site, today, options, horizonDays }) => {
    const ahead = horizonDays ?? options.days;
    return {
      data: (visit) => {
        for (const { id, endsOn, pointer } of endingOffers(visit, site.settings?.offersFile)) {
          const days = daysBetween(today, endsOn);
          if (days < 0 || days > ahead) continue;
          visit.report({
            pointer,
            message: `the offer "${id}" ends ${days === 0 ? 'today' : `in ${countedDays(days)}`}, on ${endsOn}; after that day nobody sees it: plan what takes its place, or give it a later last day`,
          });
        }
      },
    };
  },
});
