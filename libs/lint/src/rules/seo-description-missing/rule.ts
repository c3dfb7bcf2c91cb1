import { defineRule } from '../../rule-api/rule.ts';

/** Reports pages without a description for search engines. */
export const seoDescriptionMissing = defineRule({
  meta: {
    id: 'seo-description-missing',
    description: 'Every page that search engines can show has a description.',
    severity: 'warning',
    recommended: true,
  },
  create: () => ({
    page: ({ page: { seo, pageType }, invalid, report }) => {
      if (seo?.noindex === true || pageType === 'Success') return;
      if (seo?.description?.trim()) return;
      if (['/seo', '/seo/description'].some((pointer) => invalid.includes(pointer))) return;
      report({
        pointer: seo?.description === undefined ? '' : '/seo/description',
        property: seo !== undefined && seo.description === undefined ? 'seo' : undefined,
        message:
          'the page has no seo.description, so search engines pick a text themselves; describe the page in a sentence or two',
      });
    },
  }),
});
