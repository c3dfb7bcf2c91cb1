import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Request } from 'express';
import { hostName } from './host.ts';

/**
 * Scheme and host that a tenant's pages are known under: its first domain, whichever of its names
 * was asked for, so that search engines see one address. Under `.localhost` the request's own.
 */
export function originOf(req: Request, { site }: TenantSnapshot): string {
  const host = req.host ?? '';
  const [domain] = site.domains;
  const name = hostName(host) ?? '';
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  if (domain !== undefined && !isLocal) return `https://${domain}`;
  // `req.protocol` may be any word that a proxy passes on from the visitor.
  return `${req.secure ? 'https' : 'http'}://${host.toLowerCase()}`;
}
