import { defineRule } from '../../engine/rule.ts';

/** Pages should say when they were published: only then does their layout stay as it is. */
export const publicationDateMissing = defineRule({
  meta: {
    id: 'publication-date-missing',
    description: 'A page should say when it was published.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page, report }) => {
      if (page.publicationDate !== undefined) return;
      report({
        pointer: '',
        message:
          'the page has no publicationDate, so it always has the newest layouts: a change of layout will change it; add the day on which it went live',
      });
    },
  }),
});
