import type { RequestHandler, Response } from 'express';
import { resolveHost } from '../http/host.ts';
import { sendPlain } from '../http/plain-text.ts';
import { sendTenantList } from './tenant-list.ts';
import type { TenantSource } from './tenant-source.ts';

/** Options of {@link tenantByHost}. */
export interface TenantHostOptions {
  readonly tenants: Pick<TenantSource, 'all' | 'open' | 'isStarting'>;
  /** True to list the tenants at bare `localhost`, as `npm start` does. */
  readonly listTenants?: boolean;
}

/**
 * Puts the tenant of the request's host name into `res.locals` (TEN-1). Express's `req.host` uses
 * `X-Forwarded-Host` only if `trust proxy` allows it.
 */
export function tenantByHost({ tenants, listTenants = false }: TenantHostOptions): RequestHandler {
  return async (req, res, next) => {
    const target = resolveHost(req.host, tenants.all());
    if (target.kind === 'tenant') {
      const opened = tenants.open(target.slug);
      // Most tenants are in memory: their requests go on at once.
      const tenant = opened instanceof Promise ? await opened : opened;
      if (tenant === undefined) return sendUnavailable(res, 'The site cannot be read');
      res.locals.tenant = tenant;
      next();
    } else if (target.kind === 'localhost' && listTenants && req.path === '/') {
      sendTenantList(req, res, tenants.all());
    } else if (tenants.isStarting?.()) {
      // The host may belong to a tenant that is still being read: a 404 would make search engines
      // drop it.
      sendUnavailable(res, 'The server is starting');
    } else {
      sendPlain(res, 404, 'Not found');
    }
  };
}

/** Asks the visitor, or a search engine, to come back later. */
function sendUnavailable(res: Response, message: string): void {
  res.set({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
  sendPlain(res, 503, message);
}
