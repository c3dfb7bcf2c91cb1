import { publicationDay } from '@forecourt/block-schemas';
import { daysBetween } from '@forecourt/domain';
import { hasOffset, offsetAt } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';
import { onceForEach } from '../../rule-api/once-for-each.ts';

const when = (days: number) =>
  days === 0 ? 'on the day of' : days > 0 ? 'on the day before' : 'on the day after';

/** Reports dates so near a cutoff that the time zone decides on which side of it they are. */
export const cutoffNearWithoutTimeZone = defineRule({
  meta: {
    id: 'cutoff-near-without-time-zone',
    description: 'A publication date within a day of a cutoff has a time zone.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { timeZone }, cutoffs }) => {
    const nearTo = onceForEach((day: string) =>
      cutoffs.filter((cutoff) => Math.abs(daysBetween(day, cutoff.date)) <= 1),
    );
    return {
      page: ({ page: { publicationDate: date }, report }) => {
        if (date === undefined || hasOffset(date)) return;
        const day = publicationDay(date, timeZone);
        if (day === undefined) return;
        for (const cutoff of nearTo(day)) {
          const days = daysBetween(day, cutoff.date);
          const moment = date.length === 10 ? `${day}T00:00:00` : date;
          const suggestion = `${moment}${offsetAt(moment, timeZone)}`;
          report({
            pointer: '/publicationDate',
            message: `${date} is ${when(days)} the cutoff "${cutoff.id}" (${cutoff.date}) and has no time zone, so it is read as ${timeZone}; write "${suggestion}", or the offset you mean`,
            suggestion,
          });
        }
      },
    };
  },
});
