import { dayOfPage } from '../../cutoffs/days.ts';
import { defineRule } from '../../rule-api/rule.ts';

const examples = 'a date such as "2024-01-29" or a time such as "2024-01-29T09:30:00+11:00"';

/** Reports publication dates that are not valid dates. */
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
      if (dayOfPage(publicationDate, site.timeZone) !== undefined) return;
      report({
        pointer: '/publicationDate',
        message: `"${publicationDate}" is not a valid date, so the page has the newest layouts; write ${examples}`,
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
