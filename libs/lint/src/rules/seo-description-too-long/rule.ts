import { defineRule } from '../../rule-api/rule.ts';

/** Characters of a description that are of any use to search engines. */
const maxLength = 320;

/** Reports descriptions of which search results show a fraction. */
export const seoDescriptionTooLong = defineRule({
  meta: {
    id: 'seo-description-too-long',
    description: 'Every description for search engines is short enough to be read.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page: { seo }, report }) => {
      const length = seo?.noindex === true ? 0 : [...(seo?.description ?? '')].length;
      if (length > maxLength)
        report({
          pointer: '/seo/description',
          message: `the description has ${length} characters, of which search results show about 160; shorten it to ${maxLength} at most, with what the page offers first`,
        });
    },
  }),
});
