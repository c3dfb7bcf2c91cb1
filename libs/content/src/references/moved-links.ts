import type { Finding, PlacedRedirect, TenantSnapshot } from '@forecourt/block-schemas';
import { pagePath, platformRoutes } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import type { LinkTargets } from './link-targets.ts';
import { linkParts, withoutOwnDomain } from './own-address.ts';

const isPermanent = ({ status = 301 }: PlacedRedirect): boolean => status === 301 || status === 308;

/** Returns the address to which redirects lead for good; undefined if one is temporary or they lead round. */
function lastTarget(
  first: PlacedRedirect,
  { redirects, pages, site }: TenantSnapshot,
): string | undefined {
  const seen = new Set<PlacedRedirect>();
  for (let redirect = first; ;) {
    if (seen.has(redirect) || !isPermanent(redirect)) return undefined;
    seen.add(redirect);
    const target = withoutOwnDomain(redirect.to, site.domains);
    const isPage = pages.has(pagePath(linkParts(target).path));
    const next = isPage ? undefined : redirects?.get(redirectKey(target));
    if (next === undefined) return target;
    redirect = next;
  }
}

/** Returns the finding about a link to an address that has moved for good. Its query and hash are retained. */
export function movedFinding(
  href: string,
  first: PlacedRedirect,
  pointer: string,
  { snapshot, isProfile }: Pick<LinkTargets, 'snapshot' | 'isProfile'>,
): Finding | undefined {
  const from = pagePath(first.from);
  // The redirect is reported itself: it hides a page of the platform, a car's or a person's.
  if (platformRoutes.includes(from) || isProfile(from)) return undefined;
  const target = lastTarget(first, snapshot);
  if (target === undefined) return undefined;
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const [, address = '', ownHash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  // As the server does: other sites don't get the visitor's query.
  const passed = target.startsWith('/') ? query : '';
  const joined = address.includes('?') ? passed.replace('?', '&') : passed;
  const suggestion = `${address}${joined}${ownHash || hash}`;
  const message = `"${href}" has moved to "${suggestion}"; link there directly`;
  const about = { path: first.from };
  return { rule: 'link-redirected', severity: 'warning', pointer, message, suggestion, about };
}

/** Returns the finding about a path in capitals or with slashes too many, which the server redirects. */
export function otherSpelling(
  href: string,
  path: string,
  pointer: string,
  { pages }: TenantSnapshot,
): Finding | undefined {
  const canonical = pages.get(pagePath(path))?.page.path;
  if (canonical === undefined || !/[A-Z]|\/\//.test(path) || !href.startsWith(path))
    return undefined;
  const suggestion = canonical + href.slice(path.length);
  const message = `"${path}" is redirected to "${canonical}"; link there directly`;
  const about = { path: canonical };
  return { rule: 'link-redirected', severity: 'warning', pointer, message, suggestion, about };
}
