import { defineRule } from '../../engine/rule.ts';

/** Titles that search results cut off. */
export const seoTitleTooLong = defineRule<{ readonly maxLength: number }>({
  meta: {
    id: 'seo-title-too-long',
    description: 'A title should fit into search results.',
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
          message: `the title has ${length} characters, and search results cut it after about ${maxLength}; put first what counts and leave out the rest`,
        });
    },
  }),
});
