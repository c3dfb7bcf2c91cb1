import { pagePath } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import type { Place } from '../references/places.ts';
import type { Redirect, Site } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import type { Migration } from './migration.ts';

/** Returns a new address for an old one; undefined to leave it. */
type Convert = (address: string) => string | undefined;

const tag = /<a\s[^<>]*>/gi;
const attribute = /(\shref\s*=\s*)("[^"]*"|'[^']*')/gi;

/** Converts the addresses of links in editors' mark-up; all else stays as it is. */
const convertHtml = (html: string, convert: Convert): string =>
  html.replace(tag, (whole) =>
    whole.replace(attribute, (all, before: string, quoted: string) => {
      const quote = quoted[0]!;
      const address = convert(quoted.slice(1, -1).replaceAll('&amp;', '&'));
      if (address === undefined || address.includes(quote)) return all;
      return `${before}${quote}${address.replaceAll('&', '&amp;')}${quote}`;
    }),
  );

/** Edits of every link of a document. The address that counts for search engines stays whole. */
function convertLinks(texts: readonly Place[], convert: Convert): Edit[] {
  return texts.flatMap(({ kind, value, pointer }): Edit[] => {
    if (pointer === '/seo/canonical') return [];
    const isHtml = kind === 'html-block' || kind === 'html-inline';
    if (!isHtml && kind !== 'link') return [];
    const converted = isHtml ? convertHtml(value, convert) : (convert(value) ?? value);
    return converted === value ? [] : [{ pointer, value: converted }];
  });
}

/** The address within the site of a link to one of its own domains. */
function withinSite(address: string, { domains }: Site): string | undefined {
  const [, host = '', rest = ''] =
    /^https?:\/\/([^/?#:]+)(?::(?:80|443))?(.*)$/is.exec(address) ?? [];
  if (host === '' || !domains.includes(host.toLowerCase())) return undefined;
  if (rest.startsWith('//') || rest.startsWith('/\\')) return undefined;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Migration of links to the tenant's own domains. */
export const ownLinks: Migration = {
  id: 'own-links',
  description:
    'Links to the tenant’s own domains become paths: "https://www.dealer.example/finance" becomes "/finance".',
  since:
    'A link with a host leaves previews and test sites, and costs a redirect where it says http.',
  migrate: ({ kind, texts, site }) =>
    site === undefined || (kind !== 'page' && kind !== 'component')
      ? []
      : convertLinks(texts, (address) => withinSite(address, site)),
};

const maxSteps = 20;

/** Returns the address that permanent redirects finally lead to; undefined if none apply. */
function moved(address: string, redirects: ReadonlyMap<string, Redirect>): string | undefined {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  let at = path;
  for (let step = 0; step < maxSteps; step++) {
    const redirect = at.startsWith('/') ? redirects.get(redirectKey(at)) : undefined;
    const isForGood = redirect !== undefined && [301, 308].includes(redirect.status ?? 301);
    if (!isForGood) break;
    if (step === maxSteps - 1) return undefined;
    at = redirect.to;
  }
  if (at === path) return undefined;
  // Query and hash are carried over, as the server does, unless the new address has its own.
  const [, ownPath = '', ownQuery, ownHash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(at) ?? [];
  return `${ownPath}${ownQuery ?? query}${ownHash ?? hash}`;
}

/** Migration of links to permanently redirected addresses. */
export const movedLinks: Migration = {
  id: 'moved-links',
  description: 'Links to addresses that redirects.json has moved for good lead to the new address.',
  since: 'Every redirect costs visitors a second request, and one day it is taken away.',
  migrate: ({ kind, texts, snapshot }) => {
    const { redirects, pages } = snapshot ?? {};
    if (redirects === undefined || (kind !== 'page' && kind !== 'component')) return [];
    return convertLinks(texts, (address) =>
      pages?.has(pagePath(address.replace(/[?#].*$/s, ''))) ? undefined : moved(address, redirects),
    );
  },
};
