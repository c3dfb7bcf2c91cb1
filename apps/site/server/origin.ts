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
  const isLocal = hostName(host)?.endsWith('localhost') ?? false;
  if (domain !== undefined && !isLocal) return `https://${domain}`;
  return `${req.protocol}://${host.toLowerCase()}`;
}
