import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { RequestHandler } from 'express';
import { resolveHost } from './host.ts';
import { sendPlain } from './plain-text.ts';
import { sendTenantList } from './tenant-list.ts';

/** Options of {@link tenantByHost}. */
export interface TenantHostOptions {
  readonly tenants: () => Iterable<TenantSnapshot>;
  /** Whether bare `localhost` lists the tenants, as `npm start` wants it. */
  readonly listTenants: boolean;
}

/**
 * Puts the tenant of the request's host name into `res.locals` (TEN-1). Express's `req.host` heeds
 * `X-Forwarded-Host` only when `trust proxy` says so.
 */
export function tenantByHost({ tenants, listTenants }: TenantHostOptions): RequestHandler {
  return (req, res, next) => {
    const target = resolveHost(req.host, tenants());
    if (target.kind === 'tenant') {
      res.locals.tenant = target.tenant;
      next();
    } else if (target.kind === 'localhost' && listTenants && req.path === '/') {
      sendTenantList(req, res, [...tenants()]);
    } else {
      sendPlain(res, 404, 'Not found');
    }
  };
}
