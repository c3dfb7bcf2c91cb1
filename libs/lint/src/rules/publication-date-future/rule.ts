import { publicationDay } from '@forecourt/block-schemas';
import { hasOffset, localTime } from '../../cutoffs/days.ts';
import { defineRule } from '../../engine/rule.ts';

/** Publication dates that are still to come. */
export const publicationDateFuture = defineRule({
  meta: {
    id: 'publication-date-future',
    description: 'A publication date should not be still to come.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { timeZone }, today, now }) => {
    const clock = localTime(now, timeZone);
    const isAhead = (date: string) => {
      if (hasOffset(date)) return Date.parse(date) > Date.parse(now);
      if (date.length === 10) return date > today;
      return Date.parse(`${date}Z`) > Date.parse(`${clock}Z`);
    };
    return {
      page: ({ page: { publicationDate: date }, report }) => {
        if (date === undefined || publicationDay(date, timeZone) === undefined) return;
        if (!isAhead(date)) return;
        report({
          pointer: '/publicationDate',
          message: `${date} is still to come; a page is shown as soon as its file is there, so give the day on which it really went live`,
        });
      },
    };
  },
});
