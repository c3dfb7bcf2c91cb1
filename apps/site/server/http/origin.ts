import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { Request } from 'express';
import { hostOf } from './host.ts';

/** Host and scheme of a request as Express reads them: a trusted proxy's, else the connection's own. */
export type Visited = Pick<Request, 'host' | 'secure'> & {
  readonly socket: Pick<Request['socket'], 'localPort'>;
};

/**
 * Returns the canonical origin of a tenant's pages: its first domain, whichever of its names was
 * requested, so that search engines see one address. Under `.localhost` it is the requested name
 * with the port that the server listens on. The port of `Host` is ignored: visitors can send any
 * number, and each would create another version of every page.
 */
export function originOf(visited: Visited, { site }: TenantSnapshot): string {
  const name = hostOf(visited.host) ?? '';
  const [domain] = site.domains;
  const isLocal = name === 'localhost' || name.endsWith('.localhost');
  if (domain !== undefined && !isLocal) return `https://${domain}`;
  // A proxy that terminates TLS listens on a port of its own, which nothing reports reliably.
  if (visited.secure) return `https://${name}`;
  const port = visited.socket.localPort;
  return `http://${name}${port === undefined || port === 80 ? '' : `:${port}`}`;
}
