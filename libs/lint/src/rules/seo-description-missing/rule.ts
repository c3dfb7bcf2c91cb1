import { defineRule } from '../../engine/rule.ts';

/** Pages that leave it to search engines what to say about them. */
export const seoDescriptionMissing = defineRule({
  meta: {
    id: 'seo-description-missing',
    description: 'A page that search engines may show needs a description for them.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page: { seo, pageType }, report }) => {
      if (seo?.noindex === true || pageType === 'Success') return;
      if (seo?.description?.trim()) return;
      report({
        pointer: seo?.description === undefined ? '' : '/seo/description',
        property: seo !== undefined && seo.description === undefined ? 'seo' : undefined,
        message:
          'the page has no seo.description, so search engines show whatever words they find; say in a sentence or two what it offers',
      });
    },
  }),
});
