import { defineRule } from '../../engine/rule.ts';

/** Texts for search engines with spaces that nobody means: at the ends, doubled, or line ends. */
export const seoWhiteSpace = defineRule({
  meta: {
    id: 'seo-white-space',
    description:
      'Titles and descriptions for search engines need no spaces at their ends, and one between words.',
    severity: 'warning',
    recommended: true,
    fixable: true,
  },
  create: () => ({
    page: ({ page: { title, seo }, report }) => {
      const texts = [
        ['/title', title],
        ['/seo/title', seo?.title],
        ['/seo/description', seo?.description],
      ] as const;
      for (const [pointer, text] of texts) {
        // A no-break space is meant, as in "2 h".
        const tidy = text?.replace(/[\t\n\v\f\r ]+/g, ' ').trim();
        if (text === undefined || tidy === text || !tidy) continue;
        report({
          pointer,
          message:
            'spaces at the end, two in a row or a line end show in no search result, and count among its characters; write one space between words',
          suggestion: tidy,
          fix: { pointer, value: tidy },
        });
      }
    },
  }),
});
