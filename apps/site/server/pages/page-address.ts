import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';

/** What a path leads to. */
export type PageAddress =
  | { readonly kind: 'page'; readonly entry: PageEntry }
  /** The page has one address; with or without a final slash is the other one. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' };

/**
 * Finds the page at a path, or where the page is that was meant: the path that the page itself
 * gives is its one address, other spellings (final slash, capitals) lead there.
 */
export function findPage(tenant: TenantSnapshot, pathname: string): PageAddress {
  const { pages } = tenant;
  const lower = pathname.toLowerCase();
  const entry =
    pages.get(pathname) ??
    pages.get(otherSlash(pathname)) ??
    pages.get(lower) ??
    pages.get(otherSlash(lower));
  if (entry === undefined) return { kind: 'missing' };
  const { path } = entry.page;
  return path === pathname ? { kind: 'page', entry } : { kind: 'redirect', path };
}

/** The same path without its final slash, or with one. */
const otherSlash = (pathname: string) =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;

/**
 * The part of a query that a page's blocks declare, in their order, so that `?utm_source=…` neither
 * reaches a block nor makes a cache entry of its own.
 * @param search the request's query with its `?`, or ''.
 */
export function declaredSearch(search: string, declared: readonly string[]): string {
  if (search === '' || declared.length === 0) return '';
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of declared) {
    for (const value of given.getAll(name)) kept.append(name, value);
  }
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
