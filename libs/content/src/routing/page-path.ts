import type { Site } from '@forecourt/block-schemas';

/** Pattern of paths that are normalised already, as nearly all are. */
const isNormalised = /^(?:\/[a-z\d-]+)+$/;

/**
 * Normalises a page's path: lower case, single slashes, no trailing slash. `/Finance/`, `//finance`
 * and `/finance` are the same page. The path must not have a query or hash.
 */
export function pagePath(path: string): string {
  if (isNormalised.test(path)) return path;
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`;
}

/** Names of devices, which Windows takes for no file, whatever their extension. */
const deviceName = /\/(?:con|prn|aux|nul|com\d|lpt\d)(?=[/.]|$)/gi;

/** Returns the usual file of a page, below the tenant's folder: `/finance` is in `pages/finance.json`. */
export const pageFile = (path: string): string =>
  `pages${path === '/' ? '/home' : path.replace(deviceName, '$&-page')}.json`;

/** First path segments that are reserved for the platform; no page can have them. */
export const reservedSegments: readonly string[] = [
  '_build',
  '_image',
  'api',
  'assets',
  'favicon.ico',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
];

/** Returns the reserved prefix of a path, such as `/api`; undefined if a page may have the path. */
export function reservedPrefix(path: string): string | undefined {
  const first = pagePath(path).split('/')[1] ?? '';
  return first.startsWith('_') || reservedSegments.includes(first) ? `/${first}` : undefined;
}

/** Paths that the platform answers without a page file; `*` matches one segment. */
export const platformRoutes: readonly string[] = [
  '/cars/*',
  '/team/*',
  '/shortlist',
  '/compare',
  '/book-test-drive/*',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
];

/** Returns true if a path matches one of the routes. */
export function fitsRoute(path: string, routes: readonly string[]): boolean {
  const parts = pagePath(path).split('/');
  return routes.some((route) => {
    const pattern = route.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part === '*' || part === parts[index])
    );
  });
}

/**
 * Returns why a page should not have a path: an address of the platform.
 * @param site its settings may give the addresses below `/team` to pages.
 * @returns undefined for a path that is free for a page.
 */
export function pathProblem(path: string, site?: Pick<Site, 'featureFlags'>): string | undefined {
  const reserved = reservedPrefix(path);
  if (reserved !== undefined) return `can't be a page's path: ${reserved} belongs to the platform`;
  const isFree = fitsRoute(path, ['/team/*']) && site?.featureFlags?.removeProfilePages === true;
  const isOwn = !isFree && fitsRoute(path, platformRoutes);
  return isOwn ? 'is an address of the platform itself' : undefined;
}
