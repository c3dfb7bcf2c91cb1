import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';

/** What a path leads to. */
export type PageAddress =
  | { readonly kind: 'page'; readonly entry: PageEntry }
  /** The page has one address; with or without a final slash is the other one. */
  | { readonly kind: 'redirect'; readonly path: string }
  | { readonly kind: 'missing' };

/** Finds the page at a path, or where the page is that was probably meant (WEB-1: one address each). */
export function findPage(tenant: TenantSnapshot, pathname: string): PageAddress {
  const entry = tenant.pages.get(pathname);
  if (entry !== undefined) return { kind: 'page', entry };
  const other = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
  if (tenant.pages.has(other)) return { kind: 'redirect', path: other };
  const lower = pathname.toLowerCase();
  if (lower !== pathname) {
    const address = findPage(tenant, lower);
    if (address.kind === 'page') return { kind: 'redirect', path: lower };
    return address;
  }
  return { kind: 'missing' };
}

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
