/** Seconds for which a shared cache serves a page without asking, even if nothing changes it. */
const maxAgeSeconds = 3_600;
/**
 * Seconds for which a shared cache may serve an expired page while it fetches the new one: as long as
 * visitors of a busy page would otherwise wait, and no longer, since a change has to show up.
 */
const staleWhileRevalidateSeconds = 1;
/** Seconds for which a shared cache may serve an expired page while no server can render it. */
const staleIfErrorSeconds = 86_400;

/**
 * Returns the headers for shared caches alone (RFC 9213, RFC 5861): how long they may serve a page, and
 * the keys that it is purged by.
 * @param keys surrogate keys of the page.
 * @param now ISO 8601. @param holdsUntil moment at which time changes the page, ISO 8601 in UTC.
 */
export function cdnHeaders(
  keys: readonly string[],
  now: string,
  holdsUntil: string | undefined,
): Readonly<Record<string, string>> {
  const holdsFor =
    holdsUntil === undefined ? Infinity : (Date.parse(holdsUntil) - Date.parse(now)) / 1000;
  const maxAge = Math.max(0, Math.floor(Math.min(holdsFor, maxAgeSeconds)));
  return {
    'CDN-Cache-Control': `max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidateSeconds}, stale-if-error=${staleIfErrorSeconds}`,
    'Surrogate-Key': keys.join(' '),
  };
}
