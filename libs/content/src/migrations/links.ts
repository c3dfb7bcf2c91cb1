import { pagePath } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import type { AnnotatedText } from '@forecourt/block-schemas';
import type { Redirect } from '@forecourt/block-schemas';
import type { Edit } from '@forecourt/json';
import { convertReferences } from '../references/convert-references.ts';
import { ownAddress } from '../references/own-address.ts';
import type { Migration } from './migration.ts';

/** Edits of every link of a document. The address that counts for search engines stays whole. */
const convertLinks = (
  texts: readonly AnnotatedText[],
  convert: (address: string) => string | undefined,
): Edit[] =>
  convertReferences(
    texts.filter(({ pointer }) => pointer !== '/seo/canonical'),
    ({ kind, value }) => (kind === 'link' ? convert(value) : undefined),
  );

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
      : convertLinks(texts, (address) => {
          const own = ownAddress(address, site.domains);
          return own === undefined || own.origin === '' ? undefined : own.path + own.rest;
        }),
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
