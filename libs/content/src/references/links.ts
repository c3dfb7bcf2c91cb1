import { errorFinding, hasOddCharacters } from '@forecourt/block-schemas';
import type { Finding } from '@forecourt/block-schemas';
import { fitsRoute, pagePath, reservedPrefix } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import { checkAssetLink } from './asset-links.ts';
import { externalFinding, isWebAddress } from './link-targets.ts';
import type { LinkTargets } from './link-targets.ts';
import { movedFinding, otherSpelling } from './moved-links.ts';
import { linkParts, withoutOwnDomain } from './own-address.ts';
import type { Suggest } from './suggestions.ts';

/** Anchors that every page has. */
const everyPagesAnchors: readonly string[] = ['', 'top', 'main'];

/** Returns the error of a link to an anchor that its page does not have. */
function missingAnchor(
  hash: string,
  path: string,
  pointer: string,
  anchors: ReadonlySet<string> | undefined,
  suggest: Suggest,
): Finding | undefined {
  if (anchors === undefined || everyPagesAnchors.includes(hash) || anchors.has(hash))
    return undefined;
  const message = `no block of the page "${path}" has the id "${hash}"`;
  const suggestion = suggest(hash, anchors);
  return errorFinding('link-target', pointer, message, suggestion, { path, anchor: hash });
}

/** Checks a link to an anchor of its own page, such as `#hours`. @param path of the page. */
export const checkAnchorWithin = (
  href: string,
  pointer: string,
  path: string,
  anchors: ReadonlySet<string>,
  suggest: Suggest,
): Finding | undefined =>
  missingAnchor(linkParts(href.trim()).hash, pagePath(path), pointer, anchors, suggest);

/** Returns the path that is meant by one that is written as a file: `/pages/finance.json`, `/finance.html`. */
const withoutFile = (path: string): string =>
  path
    .replace(/^\/pages(?=\/)/, '')
    .replace(/(?:\/index)?\.(?:json|html?|php|aspx?)$/i, '')
    .replace(/^$/, '/');

/** Returns the page that is meant by a path that is written as a file, if there is one. */
function pageOfFile(path: string, pages: ReadonlyMap<string, unknown>): string | undefined {
  const meant = withoutFile(path);
  return meant !== path && pages.has(meant) ? meant : undefined;
}

/** Returns the number of segments of a path. */
const depthOf = (path: string): number => path.split('/').length;

/**
 * Checks that a link within the site leads somewhere: to a page, an asset, a route of the platform,
 * an address that has moved or the id of a block on another page. Links to other sites are not
 * followed; those within a page are checked with the page.
 */
export function checkLink(
  href: string,
  pointer: string,
  targets: LinkTargets,
): Finding | undefined {
  const { snapshot, routes, brokenPages, anchorsOf, checkProfile, checkQuery, suggest } = targets;
  const own = withoutOwnDomain(href.trim(), snapshot.site.domains);
  if (isWebAddress(own)) return externalFinding(own, pointer, targets);
  // An address with a space or an odd character is refused as such, wherever it leads.
  if (!own.startsWith('/') || own.startsWith('//') || /\s/.test(own) || hasOddCharacters(own))
    return undefined;
  const { path, hash } = linkParts(own);
  if (path.startsWith('/assets/')) return checkAssetLink(own, pointer, targets);
  const page = pagePath(path);
  if (snapshot.pages.has(page))
    return (
      missingAnchor(hash, page, pointer, anchorsOf(page), suggest) ??
      checkQuery(own, pointer) ??
      otherSpelling(own, path, pointer, snapshot)
    );
  // A missing home page is a finding of its own.
  if (page === '/' || brokenPages.has(page)) return undefined;
  const reserved = reservedPrefix(page);
  if (reserved !== undefined)
    // Its answers are for programs, but some can be opened.
    return reserved === '/api' || fitsRoute(page, routes)
      ? undefined
      : errorFinding(
          'link-target',
          pointer,
          `"${reserved}" belongs to the platform and has no pages`,
        );
  const moved = snapshot.redirects?.get(redirectKey(path));
  // The targets of redirects are checked with the redirects themselves.
  if (moved !== undefined)
    return own === href.trim() ? movedFinding(own, moved, pointer, targets) : undefined;
  if (fitsRoute(page, routes)) return checkProfile(page, pointer);
  const meant = pageOfFile(page, snapshot.pages) ?? suggest(page, snapshot.pages);
  const isAlike = meant !== undefined && depthOf(meant) === depthOf(withoutFile(page));
  const suggestion = isAlike ? meant : undefined;
  const message = `no page has the path "${path}"`;
  return errorFinding('link-target', pointer, message, suggestion, { path });
}
