import type { PageEntry, TenantSnapshot } from '@forecourt/block-schemas';
import { redirectKey } from '@forecourt/content';
import { readCarListPath, type CarListKind } from '@forecourt/domain';

/** Query parameter of figures, which only thank-you pages declare. */
export const figuresParameter = 'token';

/** The page, screen or other address that a path leads to. */
export type PageAddress =
  | {
      readonly kind: 'page';
      readonly entry: PageEntry;
      /** Query parameters from the path, such as the make of a test drive. */
      readonly given?: Readonly<Record<string, string>>;
    }
  /** The page of a car or of one of the dealer's people, if it exists. */
  | { readonly kind: 'vehicle' | 'staff'; readonly slug: string }
  /** The page of saved or compared cars, with their slugs joined by slashes. */
  | { readonly kind: CarListKind; readonly slug: string }
  /** Another spelling of a page's canonical address, or a moved address; `path` may be on another site. */
  | { readonly kind: 'redirect'; readonly path: string; readonly status: number }
  | { readonly kind: 'missing' };

/** An address that a page or screen may be at. */
export type FoundAddress = Exclude<PageAddress, { kind: 'redirect' | 'missing' }>;

/**
 * Finds the page at a path, or a redirect to it: the path in the page's file is its canonical
 * address, and other spellings (final slash, capitals, letters in percent-encoding) redirect there.
 */
export function findPage(tenant: TenantSnapshot, pathname: string): PageAddress {
  const plain = decodeUnreserved(pathname);
  const found = findAt(tenant, plain);
  const isOther = plain !== pathname && found.kind !== 'missing' && found.kind !== 'redirect';
  if (!isOther) return found;
  const path = found.kind === 'page' ? found.entry.page.path : plain;
  return { kind: 'redirect', path, status: 301 };
}

/** Letters, digits and `-._~` in percent-encoding (RFC 3986, section 6.2.2.2). */
const encodedUnreserved = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/** Decodes what needs no percent-encoding in a path: `/c%61rs` is another spelling of `/cars`. */
const decodeUnreserved = (pathname: string): string =>
  pathname.includes('%') ? pathname.replace(encodedUnreserved, decodeURIComponent) : pathname;

function findAt(tenant: TenantSnapshot, pathname: string): PageAddress {
  const { pages } = tenant;
  const lower = pathname.toLowerCase();
  const entry =
    pages.get(pathname) ??
    pages.get(otherSlash(pathname)) ??
    pages.get(lower) ??
    pages.get(otherSlash(lower));
  if (entry === undefined) {
    const moved = tenant.redirects?.get(redirectKey(pathname));
    if (moved === undefined) return findScreen(pathname);
    return { kind: 'redirect', path: moved.to, status: moved.status ?? 301 };
  }
  const { path } = entry.page;
  return path === pathname ? { kind: 'page', entry } : { kind: 'redirect', path, status: 301 };
}

const screens = { cars: 'vehicle', team: 'staff' } as const;

/** `/shortlist` and `/compare` with the slugs of cars. */
function findCarList(pathname: string): PageAddress | undefined {
  const list = readCarListPath(pathname);
  if (list === undefined) return undefined;
  // An address of too many cars remains: its page says that some are left out.
  const slugs = [...list.slugs, ...list.left];
  const path = ['', list.kind, ...slugs].join('/');
  if (path !== pathname) return { kind: 'redirect', path, status: 301 };
  return { kind: list.kind, slug: slugs.join('/') };
}

/**
 * `/cars/{slug}`, `/team/{slug}` and the pages of saved and compared cars; a page file at such a path
 * takes precedence.
 */
function findScreen(pathname: string): PageAddress {
  const list = findCarList(pathname);
  if (list !== undefined) return list;
  const found = /^\/(cars|team)\/([a-z0-9]+(?:-[a-z0-9]+)*)\/?$/i.exec(pathname);
  if (found === null || pathname.length > 200) return { kind: 'missing' };
  const path = pathname.toLowerCase().replace(/\/$/, '');
  if (path !== pathname) return { kind: 'redirect', path, status: 301 };
  return { kind: screens[found[1] as keyof typeof screens], slug: found[2] as string };
}

/** Returns the same path without its final slash, or with one. */
const otherSlash = (pathname: string) =>
  pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;

/** Longest query, in characters, that reaches a page: links of the page repeat it. */
const maxSearch = 2_000;

/**
 * Returns the part of a query that a page's blocks declare, in their order, so that `?utm_source=…`
 * neither reaches a block nor creates a cache entry; '' if it is longer than any link of a page.
 * @param search the request's query with its `?`, or ''.
 */
export function declaredSearch(search: string, declared: readonly string[]): string {
  if (search === '' || declared.length === 0) return '';
  const given = new URLSearchParams(search);
  const result = new URLSearchParams();
  for (const name of declared) {
    for (const value of given.getAll(name)) result.append(name, value);
  }
  const text = result.toString();
  return text === '' || text.length > maxSearch ? '' : `?${text}`;
}

/** Returns a query with some parameters set. */
export function withGiven(search: string, given: Readonly<Record<string, string>>): string {
  if (search === '' && Object.keys(given).length === 0) return '';
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(given)) query.set(name, value);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
