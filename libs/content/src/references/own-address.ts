import { decodedAddress } from '@forecourt/block-schemas';

/** An address within the tenant's own site. */
export interface OwnAddress {
  /** Scheme and host as written, '' for a path. */
  readonly origin: string;
  /** The path as written, possibly percent-encoded; `/` for a bare host. */
  readonly path: string;
  /** Query and hash with their marks, or ''. */
  readonly rest: string;
}

/**
 * Splits an address of the tenant's own site.
 * @param address a path such as `/finance?a=1#b`, or an address on one of the domains.
 * @returns undefined for other sites, for links within a page and for relative paths.
 */
export function ownAddress(address: string, domains: readonly string[]): OwnAddress | undefined {
  const [, origin = '', host, path = '', rest = ''] =
    /^(https?:\/\/([^/?#:]+)(?::(?:80|443))?)?([^?#]*)(.*)$/is.exec(address.trim()) ?? [];
  const isOwn = host === undefined ? path.startsWith('/') : domains.includes(host.toLowerCase());
  if (!isOwn || /^\/[/\\]/.test(path) || (path !== '' && !path.startsWith('/'))) return undefined;
  return { origin, path: path || '/', rest };
}

/** Returns the path of a link to one of the tenant's own domains; other links as they are. */
export function withoutOwnDomain(href: string, domains: readonly string[]): string {
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return href;
  const { hostname, pathname, search, hash } = new URL(href);
  return domains.includes(hostname) ? `${pathname}${search}${hash}` : href;
}

/** Returns the path of a link without query and hash, and its hash without `#`. */
export function linkParts(href: string): { path: string; hash: string } {
  const [, path = '', , hash = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  return { path: decodedAddress(path), hash: decodedAddress(hash) };
}
