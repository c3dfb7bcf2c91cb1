import { dueOn } from '../../cutoffs/days.ts';
import { endingOffers } from '../../rule-api/offers.ts';
import { defineRule } from '../../rule-api/rule.ts';

/** Reports offers that end within a number of days. */
export const offerEndsSoon = defineRule<{ readonly days: number }>({
  meta: {
    id: 'offer-ends-soon',
    description: 'No offer ends within the next days.',
    severity: 'warning',
    recommended: true,
    options: { days: 7 },
  },
  create: ({ site, today, options, horizonDays }) => {
    const ahead = horizonDays ?? options.days;
    return {
      data: (visit) => {
        for (const { id, endsOn, pointer } of endingOffers(visit, site.settings?.offersFile)) {
          const due = dueOn(endsOn, today);
          if (due.inDays < 0 || due.inDays > ahead) continue;
          visit.report({
            pointer,
            due,
            message: `the offer "${id}" ends on ${endsOn} and is not shown after that day; extend ends_on, or prepare a replacement`,
          });
        }
      },
    };
  },
});
