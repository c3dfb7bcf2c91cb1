import { publicationDay } from '@forecourt/block-schemas';
import { defineRule } from '../../engine/rule.ts';

const examples = 'a day such as "2024-01-29" or a moment such as "2024-01-29T09:30:00+11:00"';

/** Publication dates must be days or moments that exist. */
export const publicationDateMalformed = defineRule({
  meta: {
    id: 'publication-date-malformed',
    description: 'A publication date must be a day or a moment that exists.',
    severity: 'error',
    recommended: true,
  },
  create: ({ site }) => ({
    page: ({ page: { publicationDate }, report }) => {
      if (publicationDate === undefined) return;
      if (publicationDay(publicationDate, site.timeZone) !== undefined) return;
      report({
        pointer: '/publicationDate',
        message: `"${publicationDate}" is no date that exists, so the page has the newest layouts; write ${examples}`,
      });
    },
    end: ({ known, report: tell }) => {
      // A date of the wrong form keeps its page from being read; only validation saw it.
      for (const { file, finding } of known)
        if (finding.pointer === '/publicationDate' && file.startsWith('pages/'))
          tell(file, { pointer: finding.pointer, message: `no date: write ${examples}` });
    },
  }),
});
