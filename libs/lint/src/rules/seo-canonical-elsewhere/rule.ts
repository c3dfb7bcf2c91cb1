import { defineRule } from '../../rule-api/rule.ts';

/** True for an address of another site, of no page, or without encryption. */
function isElsewhere(address: string, domains: readonly string[]): boolean {
  if (!/^https:/i.test(address)) return !address.startsWith('/');
  return URL.canParse(address) && !domains.includes(new URL(address).hostname);
}

/** Reports pages that leave their place in search results to another site. */
export const seoCanonicalElsewhere = defineRule({
  meta: {
    id: 'seo-canonical-elsewhere',
    description: 'The canonical address of a page is on its own site.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site }) => ({
    page: ({ page: { seo }, report }) => {
      const { canonical } = seo ?? {};
      if (canonical === undefined) return;
      if (isElsewhere(canonical, site.domains))
        report({
          pointer: '/seo/canonical',
          message: `search engines list "${canonical}" in place of this page; write the address of a page of this site, or remove it`,
        });
    },
  }),
});
