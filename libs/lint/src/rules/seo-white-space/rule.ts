import { defineRule } from '../../rule-api/rule.ts';

/** Matches white space at an end, repeated, or other than a space. */
const superfluous = /^\s|\s$| {2}|[\t\n\v\f\r]/;

/** Reports superfluous white space in texts for search engines. */
export const seoWhiteSpace = defineRule({
  meta: {
    id: 'seo-white-space',
    description: 'Titles and descriptions for search engines have no superfluous white space.',
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
        // A no-break space is intended, as in "2 h".
        if (text === undefined || !superfluous.test(text)) continue;
        const tidy = text.replace(/[\t\n\v\f\r ]+/g, ' ').trim();
        // A description of white space is reported as missing.
        if (!tidy && pointer !== '/seo/description')
          report({
            pointer,
            message: 'the title is only white space; write one, such as "Service"',
          });
        if (tidy === text || !tidy) continue;
        report({
          pointer,
          message:
            'search results ignore spaces at the ends, repeated spaces and line breaks, but count their characters; write one space between words',
          suggestion: tidy,
          fix: { pointer, value: tidy },
        });
      }
    },
  }),
});
