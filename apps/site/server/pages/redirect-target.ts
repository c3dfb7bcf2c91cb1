import type { Site } from '@forecourt/block-schemas';
import { hostOf } from '../http/host.ts';

/**
 * Returns the target address of a redirect. The visitor's query, which may contain a name or a
 * phone number, is passed only to the tenant's own site: to a path, or to one of its domains over
 * https.
 * @param to a path or an absolute address, from `redirects.json`
 * @param search the request's query with its `?`, or ''
 */
export function redirectTarget(to: string, search: string, site: Pick<Site, 'domains'>): string {
  if (search === '' || !isOwn(to, site)) return to;
  const [, address = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(to) ?? [];
  return address + (address.includes('?') ? `&${search.slice(1)}` : search) + fragment;
}

function isOwn(to: string, { domains }: Pick<Site, 'domains'>): boolean {
  if (/^\/(?![/\\])/.test(to)) return true;
  const url = URL.parse(to);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return false;
  const name = hostOf(url.host);
  return name !== undefined && domains.includes(name);
}
