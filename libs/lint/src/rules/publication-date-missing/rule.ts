import { defineRule } from '../../rule-api/rule.ts';

/** Reports pages without a publication date: their layout changes with every cutoff. */
export const publicationDateMissing = defineRule({
  meta: {
    id: 'publication-date-missing',
    description: 'Every page has a publication date.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page, invalid, report }) => {
      if (page.publicationDate !== undefined || invalid.includes('/publicationDate')) return;
      report({
        pointer: '',
        message:
          'the page has no publicationDate, so every change of a layout changes it; add the day on which it went live',
      });
    },
  }),
});
