import { dayOfPage } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';

const examples = 'a date such as "2024-01-29" or a time such as "2024-01-29T09:30:00+11:00"';

/** Day before which no page went live. */
const firstWebsites = '1993-01-01';

/** Reports publication dates that are not valid dates, or cannot be that of a page. */
export const publicationDateMalformed = defineRule({
  meta: {
    id: 'publication-date-malformed',
    description: 'Every publication date is a valid date or time.',
    severity: 'error',
    recommended: true,
  },
  create: ({ site }) => ({
    page: ({ page: { publicationDate }, report }) => {
      if (publicationDate === undefined) return;
      const day = dayOfPage(publicationDate, site.timeZone);
      if (day === undefined)
        report({
          pointer: '/publicationDate',
          message: `"${publicationDate}" is not a valid date, so the page has the newest layouts; write ${examples}`,
        });
      else if (day < firstWebsites)
        report({
          pointer: '/publicationDate',
          message: `${day} is before there were websites; correct the year of the day on which the page went live`,
        });
    },
    end: ({ known, report: reportIn }) => {
      // Dates in another form are found by validation.
      for (const { file, finding } of known) {
        const { rule, pointer, message, suggestion } = finding;
        if (rule === 'publication-date-malformed') reportIn(file, { pointer, message, suggestion });
      }
    },
  }),
});
