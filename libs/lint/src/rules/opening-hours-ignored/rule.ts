import { dataEntries } from '../../rule-api/data-entries.ts';
import { isBackward, isBackwardBooking, periodsOf, type Period } from '../../rule-api/periods.ts';
import { defineRule, type RuleReport } from '../../rule-api/rule.ts';

const midnight = '00:00';

const openingReport = ({ at, from, to }: Period): RuleReport => ({
  pointer: `${at}/to`,
  message: `closes at ${to}, which is not after it opens at ${from}, so the entry is ignored; write a later time${to === midnight ? ', such as 24:00 for midnight,' : ', the hours past midnight as an entry of their own,'} or leave out a closed day`,
});

const bookingReport = ({ at, from, to }: Period): RuleReport => ({
  pointer: `${at}/to`,
  message: `ends at ${to}, before it begins at ${from}, so no time can be booked; write a later time`,
});

/** Reports hours of locations and bookings that end before they begin. */
export const openingHoursIgnored = defineRule({
  meta: {
    id: 'opening-hours-ignored',
    description: 'Opening and booking hours end after they begin.',
    severity: 'error',
    recommended: true,
  },
  create: () => ({
    site: ({ site, report }) => {
      const hours = site.settings?.forms?.bookingHours;
      const periods = periodsOf(hours, '/settings/forms/bookingHours', 'bookingType');
      for (const each of periods) if (isBackwardBooking(each)) report(bookingReport(each));
    },
    data: (visit) => {
      for (const { entry, pointer } of dataEntries(visit, 'locations'))
        for (const name of ['openingHours', 'holidays'])
          for (const each of periodsOf(entry[name], `${pointer}/${name}`, 'department'))
            if (isBackward(each)) visit.report(openingReport(each));
    },
  }),
});
