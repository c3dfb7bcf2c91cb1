import { decodedAddress, errorFinding, hasOddCharacters } from '@forecourt/block-schemas';
import type { Finding, PlacedRedirect, TenantSnapshot } from '@forecourt/block-schemas';
import { mediaTypeOf, unknownMediaType } from '../reading/media-types.ts';
import { fitsRoute, pagePath, reservedPrefix } from '../routing/page-path.ts';
import { redirectKey } from '../routing/redirect-key.ts';
import type { Suggest } from './suggestions.ts';

/** Targets that links can lead to. */
export interface LinkTargets {
  readonly snapshot: TenantSnapshot;
  /** Paths that the platform answers itself, `*` for one part. */
  readonly routes: readonly string[];
  /** Paths of pages that exist but can't be shown; links to them are not broken. */
  readonly brokenPages: ReadonlySet<string>;
  /** Returns the anchors of a page by its path; undefined if its content is not known. */
  readonly anchorsOf: (path: string) => ReadonlySet<string> | undefined;
  /** Returns the error of a path to a car's or person's page, if any. */
  readonly checkProfile: (path: string, pointer: string) => Finding | undefined;
  readonly suggest: Suggest;
  /** Returns the problem of an address on another site, if it is known. */
  readonly externalProblem?: (address: string) => string | undefined;
}

/** Anchors that every page has. */
const everyPagesAnchors: readonly string[] = ['', 'top', 'main'];

/** Returns the path of a link without query and hash, and its hash without `#`. */
function parts(href: string): { path: string; hash: string } {
  const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path: decodedAddress(path), hash: decodedAddress(hash) };
}

/** Returns the path of a link to one of the tenant's own domains; other links as they are. */
export function withoutOwnDomain(href: string, domains: readonly string[]): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return href;
  const { hostname, pathname, search, hash } = new URL(href);
  return domains.includes(hostname) ? `${pathname}${search}${hash}` : href;
}

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
  return errorFinding('link-target', pointer, message, suggest(hash, anchors));
}

/** Checks a link to an anchor of its own page, such as `#hours`. @param path of the page. */
export const checkAnchorWithin = (
  href: string,
  pointer: string,
  path: string,
  anchors: ReadonlySet<string>,
  suggest: Suggest,
): Finding | undefined =>
  missingAnchor(parts(href.trim()).hash, pagePath(path), pointer, anchors, suggest);

/** Returns true if two files are of one kind, such as images, as far as their names say. */
function isSameKind(one: string, other: string): boolean {
  const [kind, otherKind] = [one, other].map((name) => mediaTypeOf(name).split('/')[0]);
  return kind === otherKind || mediaTypeOf(one) === unknownMediaType;
}

/** Returns the number of segments of a path. */
const depthOf = (path: string): number => path.split('/').length;

/** Options for finding the file of an asset. */
export interface AssetReading {
  /** True to look the file up by its name as written, as for pictures: no query, no escapes. */
  readonly verbatim?: boolean;
  /** Endings that the block adds by itself, such as `.mp4`. */
  readonly endings?: readonly string[];
}

const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** Returns the finding about an address on another site that was requested and is broken. */
function externalFinding(
  address: string,
  pointer: string,
  { externalProblem }: LinkTargets,
): Finding | undefined {
  const problem = externalProblem?.(address);
  if (problem === undefined) return undefined;
  const message = `"${address}" is broken: ${problem}; correct or remove the link`;
  return { rule: 'external-link', severity: 'warning', pointer, message };
}

/** Checks that a file of the assets folder exists. */
export function checkAsset(
  reference: string,
  pointer: string,
  targets: LinkTargets,
  { verbatim = false, endings = [] }: AssetReading = {},
): Finding | undefined {
  const { snapshot, suggest } = targets;
  const own = withoutOwnDomain(reference, snapshot.site.domains);
  if (isWebAddress(own)) return externalFinding(own, pointer, targets);
  if (!own.startsWith('/assets/') || hasOddCharacters(own)) return undefined;
  const { path } = parts(own);
  const { assets } = snapshot;
  const name = verbatim && own === reference ? reference : path;
  if (['', ...endings].some((ending) => assets.has(name + ending))) return undefined;
  const message = `the file "${name}" is not in the assets folder`;
  const meant = assets.has(path) ? path : suggest(path, assets);
  const suggestion = meant !== undefined && isSameKind(name, meant) ? meant : undefined;
  return errorFinding('asset-exists', pointer, message, suggestion);
}

/** Checks that a picture exists, and that its file is one: browsers show nothing for a brochure or film. */
export function checkPicture(
  reference: string,
  pointer: string,
  targets: LinkTargets,
  reading: AssetReading = {},
): Finding | undefined {
  const missing = checkAsset(reference, pointer, targets, reading);
  if (missing !== undefined) return missing;
  const { assets, site } = targets.snapshot;
  const own = withoutOwnDomain(reference, site.domains);
  const asset = assets.get(own) ?? assets.get(parts(own).path);
  if (asset === undefined || asset.mediaType.startsWith('image/')) return undefined;
  const kind = asset.mediaType === unknownMediaType ? '' : `, but ${asset.mediaType}`;
  const message = `"${reference}" is not a picture${kind}; name a picture, such as a JPEG, PNG, WebP or SVG file`;
  return errorFinding('picture-expected', pointer, message);
}

/** Endings that a video's address may leave out. */
const videoEndings = ['.mp4'];

/** Checks that a film or its captions exist, and are neither a picture nor a document. */
export function checkVideo(
  reference: string,
  pointer: string,
  targets: LinkTargets,
): Finding | undefined {
  const missing = checkAsset(reference, pointer, targets, { endings: videoEndings });
  if (missing !== undefined) return missing;
  const { assets, site } = targets.snapshot;
  const asset = assets.get(parts(withoutOwnDomain(reference, site.domains)).path);
  if (asset === undefined || !/^(?:image\/|application\/pdf)/.test(asset.mediaType))
    return undefined;
  const message = `"${reference}" is ${asset.mediaType}, which no player plays; name a film as MP4 or WebM, or captions as WebVTT`;
  return errorFinding('video-expected', pointer, message);
}

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
    const isPage = pages.has(pagePath(parts(target).path));
    const next = isPage ? undefined : redirects?.get(redirectKey(target));
    if (next === undefined) return target;
    redirect = next;
  }
}

/** Returns the finding about a link to an address that has moved for good. Its query and hash are retained. */
function movedFinding(
  href: string,
  first: PlacedRedirect,
  pointer: string,
  snapshot: TenantSnapshot,
): Finding | undefined {
  const target = lastTarget(first, snapshot);
  if (target === undefined) return undefined;
  const [, query = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  const [, address = '', ownHash = ''] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  // As the server does: other sites don't get the visitor's query.
  const passed = target.startsWith('/') ? query : '';
  const joined = address.includes('?') ? passed.replace('?', '&') : passed;
  const suggestion = `${address}${joined}${ownHash || hash}`;
  const message = `"${href}" has moved to "${suggestion}"; link there directly`;
  return { rule: 'link-redirected', severity: 'warning', pointer, message, suggestion };
}

/** Returns the finding about a path in capitals or with slashes too many, which the server redirects. */
function otherSpelling(
  href: string,
  path: string,
  pointer: string,
  { pages }: TenantSnapshot,
): Finding | undefined {
  const { path: canonical } = pages.get(pagePath(path))!.page;
  if (!/[A-Z]|\/\//.test(path) || !href.startsWith(path)) return undefined;
  const suggestion = canonical + href.slice(path.length);
  const message = `"${path}" is redirected to "${canonical}"; link there directly`;
  return { rule: 'link-redirected', severity: 'warning', pointer, message, suggestion };
}

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
  const { snapshot, routes, brokenPages, anchorsOf, checkProfile, suggest } = targets;
  const own = withoutOwnDomain(href.trim(), snapshot.site.domains);
  if (isWebAddress(own)) return externalFinding(own, pointer, targets);
  // An address with a space or an odd character is refused as such, wherever it leads.
  if (!own.startsWith('/') || own.startsWith('//') || /\s/.test(own) || hasOddCharacters(own))
    return undefined;
  const { path, hash } = parts(own);
  if (path.startsWith('/assets/')) return checkAsset(own, pointer, targets);
  const page = pagePath(path);
  if (snapshot.pages.has(page))
    return (
      missingAnchor(hash, page, pointer, anchorsOf(page), suggest) ??
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
    return own === href.trim() ? movedFinding(own, moved, pointer, snapshot) : undefined;
  if (fitsRoute(page, routes)) return checkProfile(page, pointer);
  const meant = suggest(page, snapshot.pages);
  const suggestion = meant !== undefined && depthOf(meant) === depthOf(page) ? meant : undefined;
  return errorFinding('link-target', pointer, `no page has the path "${path}"`, suggestion);
}
