import { defineRule } from '../../rule-api/rule.ts';

/** Reports titles that search results cut off. */
export const seoTitleTooLong = defineRule<{ readonly maxLength: number }>({
  meta: {
    id: 'seo-title-too-long',
    description: 'Every title fits into search results.',
    severity: 'warning',
    recommended: false,
    options: { maxLength: 65 },
  },
  create: ({ options: { maxLength } }) => ({
    page: ({ page: { seo }, report }) => {
      if (seo?.noindex === true) return;
      const length = [...(seo?.title ?? '')].length;
      if (length > maxLength)
        report({
          pointer: '/seo/title',
          message: `the title has ${length} characters, but search results cut it after about ${maxLength}; shorten it, with the important words first`,
        });
    },
  }),
});
