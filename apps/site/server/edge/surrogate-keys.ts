import type { DataKind } from '@forecourt/block-schemas';

/**
 * Surrogate keys: the names under which a shared cache files a page, so that a change removes exactly
 * the pages that it concerns. A page has the keys of its tenant, its path and the kinds of the dealer's
 * data that it shows:
 *
 *     harbour-city harbour-city:/finance harbour-city:locations
 */

/** Returns the key of all pages of a tenant. */
export const tenantKey = (tenant: string): string => tenant;

/** Returns the tenant that a key belongs to. */
export const tenantOfKey = (key: string): string => key.split(':', 1)[0]!;

/** Returns the key of the page at a path, whatever its query. */
export const pathKey = (tenant: string, path: string): string =>
  `${tenant}:${encodeURI(withoutFinalSlash(path))}`;

/** Returns the key of all pages that show a kind of the dealer's data. */
export const dataKey = (tenant: string, kind: string): string => `${tenant}:${kind}`;

/** Returns the key of the pages below a path, whose breadcrumbs name the page at that path. */
export const belowKey = (tenant: string, path: string): string =>
  `${tenant}:${encodeURI(path.replace(/\/$/, ''))}/*`;

/** Returns the key of the pages that link to other pages only if those exist. */
export const existenceKey = (tenant: string): string => belowKey(tenant, '/');

/** Properties of a page that determine its keys. */
export interface KeyedPage {
  readonly tenant: string;
  readonly path: string;
  /** Kinds of data that the page shows. */
  readonly kinds: Iterable<DataKind>;
  /** True if the page links to other pages only if they exist, as the page of a car does. */
  readonly checksPages: boolean;
}

/** Returns all keys of a page. */
export function keysOf({ tenant, path, kinds, checksPages }: KeyedPage): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  const parents = parts.slice(0, -1).map((_, at) => `/${parts.slice(0, at + 1).join('/')}`);
  return [
    tenantKey(tenant),
    pathKey(tenant, path),
    ...parents.map((parent) => belowKey(tenant, parent)),
    ...(checksPages ? [existenceKey(tenant)] : []),
    ...[...kinds].sort().map((kind) => dataKey(tenant, kind)),
  ];
}

const withoutFinalSlash = (path: string): string =>
  path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
