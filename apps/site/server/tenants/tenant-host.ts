import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { RequestHandler } from 'express';
import { resolveHost } from '../http/host.ts';
import { sendPlain } from '../http/plain-text.ts';
import { sendTenantList } from './tenant-list.ts';

/** Options of {@link tenantByHost}. */
export interface TenantHostOptions {
  readonly tenants: () => Iterable<TenantSnapshot>;
  /** Returns true until every tenant that existed at startup has been read. */
  readonly isStarting?: (() => boolean) | undefined;
  /** True to list the tenants at bare `localhost`, as `npm start` does. */
  readonly listTenants: boolean;
}

/**
 * Puts the tenant of the request's host name into `res.locals` (TEN-1). Express's `req.host` uses
 * `X-Forwarded-Host` only if `trust proxy` allows it.
 */
export function tenantByHost({
  tenants,
  isStarting,
  listTenants,
}: TenantHostOptions): RequestHandler {
  return (req, res, next) => {
    const target = resolveHost(req.host, tenants());
    if (target.kind === 'tenant') {
      res.locals.tenant = target.tenant;
      next();
    } else if (target.kind === 'localhost' && listTenants && req.path === '/') {
      sendTenantList(req, res, [...tenants()]);
    } else if (isStarting?.()) {
      // The host may belong to a tenant that is still being read: a 404 would make search engines
      // drop it.
      res.set({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
      sendPlain(res, 503, 'The server is starting');
    } else {
      sendPlain(res, 404, 'Not found');
    }
  };
}
