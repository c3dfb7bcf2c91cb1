import { defineRule } from '../../rule-api/rule.ts';

/** Reports a home page that search engines are asked to leave out. */
export const seoHomeHidden = defineRule({
  meta: {
    id: 'seo-home-hidden',
    description: 'Search engines may show the home page.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page: { path, seo }, report }) => {
      if (path === '/' && seo?.noindex === true)
        report({
          pointer: '/seo/noindex',
          message:
            'search engines leave the home page out, so nobody finds the dealer; remove noindex',
        });
    },
  }),
});
