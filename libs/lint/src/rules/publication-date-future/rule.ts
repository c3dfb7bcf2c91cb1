import { dayOfPage, dueOn, hasOffset, clockIn } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';

const futureDate = (date: string, day: string, today: string) => ({
  pointer: '/publicationDate',
  due: dueOn(day, today),
  message: `${date} is in the future, but a page is shown as soon as its file exists; write the day on which it went live`,
});

/** Reports publication dates in the future. */
export const publicationDateFuture = defineRule({
  meta: {
    id: 'publication-date-future',
    description: 'No publication date is in the future.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { timeZone }, today }) => ({
    page: ({ page: { publicationDate: date }, report, note }) => {
      if (date === undefined || dayOfPage(date, timeZone) === undefined) return;
      if (date.length > 10) note(date);
      else if (date > today) report(futureDate(date, date, today));
    },
    end: ({ now, notes, report }) => {
      const clock = Date.parse(`${clockIn(now, timeZone)}Z`);
      const isAhead = (moment: string) =>
        hasOffset(moment) ? Date.parse(moment) > Date.parse(now) : Date.parse(`${moment}Z`) > clock;
      for (const { file, fact } of notes) {
        const moment = fact as string;
        if (!isAhead(moment)) continue;
        report(file, futureDate(moment, dayOfPage(moment, timeZone)!, today));
      }
    },
  }),
});
