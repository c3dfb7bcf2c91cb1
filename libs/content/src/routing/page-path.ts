/** Nearly every path, which then need not be taken apart. */
const inThatSpelling = /^(?:\/[a-z\d-]+)+$/;

/**
 * The one spelling under which a page is found: lower case, single slashes, no slash at the end.
 * `/Finance/`, `//finance` and `/finance` are the same page. The path comes without query and hash.
 */
export function pagePath(path: string): string {
  if (inThatSpelling.test(path)) return path;
  const parts = path.toLowerCase().split('/').filter(Boolean);
  return `/${parts.join('/')}`;
}

/** First parts of paths that belong to the platform; no page can have them. */
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

/** The reserved beginning of a path, such as `/api`; undefined if a page may have the path. */
export function reservedPrefix(path: string): string | undefined {
  const first = pagePath(path).split('/')[1] ?? '';
  return first.startsWith('_') || reservedSegments.includes(first) ? `/${first}` : undefined;
}

/** Paths that the platform answers without a page file; `*` stands for one part. */
export const platformRoutes: readonly string[] = [
  '/cars/*',
  '/team/*',
  '/book-test-drive/*',
  '/thank-you',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
];

/** Whether a path fits one of the routes. */
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
