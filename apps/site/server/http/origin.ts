import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Request } from 'express';
import { hostOf } from './host.ts';

/**
 * Scheme and host that a tenant's pages are known under: its first domain, whichever of its names
 * was asked for, so that search engines see one address. Under `.localhost` the request's own name
 * with the port that the server listens on. The port of `Host` never counts: any visitor can write
 * any number there, and each would make another version of every page.
 */
export function originOf(req: Request, { site }: TenantSnapshot): string {
  const name = hostOf(req.host) ?? '';
  const [domain] = site.domains;
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  if (domain !== undefined && !isLocal) return `https://${domain}`;
  // A proxy that ends TLS listens on a port of its own, which nothing reliable reports.
  if (req.secure) return `https://${name}`;
  const port = req.socket.localPort;
  return `http://${name}${port === undefined || port === 80 ? '' : `:${port}`}`;
}
