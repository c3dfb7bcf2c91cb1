import type { Request } from 'express';

/**
 * Returns true if a post comes from a page of the same host according to the browser's headers:
 * other sites' pages cannot post in a visitor's name. Programs, which send neither header, are
 * allowed; they have no visitor's cookies to abuse.
 */
export function isOwnOrigin(req: Pick<Request, 'get' | 'host'>): boolean {
  const fetchSite = req.get('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = req.get('origin');
  if (origin === undefined) return true;
  // Pages that send no referrer send no origin either, so `Sec-Fetch-Site` decides.
  if (origin === 'null') return fetchSite === 'same-origin';
  try {
    return new URL(origin).host === (req.host ?? '').toLowerCase();
  } catch {
    return false;
  }
}
