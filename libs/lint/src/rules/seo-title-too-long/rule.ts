import { defineRule } from '../../rule-api/rule.ts';

/** Reports titles that search results cut off. */
export const seoTitleTooLong = defineRule<{ readonly maxLength: number }>({
  meta: {
    id: 'seo-title-too-long',
    description: 'Every title fits into search results.',
    severity: 'warning',
    recommended: true,
    options: { maxLength: 80 },
  },
  create: ({ options: { maxLength } }) => ({
    page: ({ page: { title, seo }, report }) => {
      if (seo?.noindex === true) return;
      const length = [...(seo?.title ?? title)].length;
      if (length > maxLength)
        report({
          pointer: seo?.title === undefined ? '/title' : '/seo/title',
          message: `the title has ${length} characters, of which search results show about 60; shorten it to ${maxLength} at most, with the important words first`,
        });
    },
  }),
});
