import type { Request } from 'express';

/**
 * Whether a post comes from a page of the same host, as far as the browser tells: other sites'
 * pages cannot post in a visitor's name. Programs, which say neither, are let through; they have no
 * visitor's cookies to abuse.
 */
export function isOwnOrigin(req: Pick<Request, 'get' | 'host'>): boolean {
  const fetchSite = req.get('sec-fetch-site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  const origin = req.get('origin');
  if (origin === undefined) return true;
  // Pages that send no referrer have no origin to tell either; the browser's other word counts.
  if (origin === 'null') return fetchSite === 'same-origin';
  try {
    return new URL(origin).host === (req.host ?? '').toLowerCase();
  } catch {
    return false;
  }
}
