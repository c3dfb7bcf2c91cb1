import type { Site } from '@forecourt/block-schemas';

/**
 * Returns one path that stands for every path without a page whose 404 is the same, so that a server
 * can cache it: the longest folder that the message or a link of the navigation depends on.
 */
export function notFoundPath(pathname: string, { navigation }: Site): string {
  const hrefs = (navigation.header ?? []).map(({ href }) => href);
  if (hrefs.includes(pathname)) return pathname;
  const folders = ['/cars', ...hrefs].filter((href) => pathname.startsWith(`${href}/`));
  const longest = folders.reduce((best, href) => (href.length > best.length ? href : best), '');
  return `${longest}/*`;
}
