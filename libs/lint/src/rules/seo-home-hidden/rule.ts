import { defineRule } from '../../rule-api/rule.ts';

/** Returns the path of an address of the site itself; undefined for other addresses. */
function ownPath(address: string | undefined, domains: readonly string[]): string | undefined {
  if (address === undefined || /^\/(?!\/)/.test(address)) return address;
  const [, host = '', path] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(address) ?? [];
  return domains.includes(host.toLowerCase()) ? path : undefined;
}

/** Reports a home page that search engines are asked to leave out, or to replace by another page. */
export const seoHomeHidden = defineRule({
  meta: {
    id: 'seo-home-hidden',
    description: 'Search engines may show the home page.',
    severity: 'warning',
    recommended: true,
  },
  create: ({ site: { domains } }) => ({
    page: ({ page: { path, seo }, report }) => {
      if (path !== '/') return;
      const other = ownPath(seo?.canonical, domains ?? []);
      if (other !== undefined && other !== '' && other !== '/')
        report({
          pointer: '/seo/canonical',
          message: `search engines list "${other}" in place of the home page; remove canonical`,
        });
      if (seo?.noindex === true)
        report({
          pointer: '/seo/noindex',
          message:
            'search engines leave the home page out, so nobody finds the dealer; remove noindex',
        });
    },
  }),
});
