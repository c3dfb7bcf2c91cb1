import type { IncomingMessage, RequestListener } from 'node:http';
import { isPrivateAddress } from '@forecourt/renderer';
import type { Express, Request } from 'express';
import type { DealerDataSource } from '../data/dealer-data.ts';
import { dropForwardedHost, resolveHost } from '../http/host.ts';
import { originOf, type Visited } from '../http/origin.ts';
import { requestIdHeader, requestIdOf, type RecordAnswer } from '../http/request-record.ts';
import { isOwnTarget, targetOf } from '../http/request-target.ts';
import { securityHeadersOf } from '../http/security-headers.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import type { FinishedPage } from './finished-page.ts';
import { findPage } from './page-address.ts';
import { pageKey, type PageCache } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import { representReady, type PageResponse } from './page-response.ts';
import { variantOf } from './page-variant.ts';
import { conditions } from './send-page.ts';
import { cacheHeaders } from './shared-page.ts';

/** Options of {@link warmPages}. */
export interface WarmPagesOptions {
  /** Answers all other requests, and says how host and scheme are read. */
  readonly app: Express;
  readonly tenants: Pick<TenantSource, 'all' | 'open'>;
  readonly renderer: PageRenderer;
  readonly data: DealerDataSource;
  readonly cache: PageCache;
  readonly record: RecordAnswer;
  /** True to accept a proxy's `X-Request-Id`. */
  readonly trustProxy: boolean;
  /** Called when a page of a tenant is served. */
  readonly onHit: (tenant: string) => void;
  readonly now: () => Date;
}

/** A cached page for a request. */
interface Found {
  readonly page: FinishedPage;
  readonly tenant: string;
  readonly pathname: string;
  readonly search: string;
  readonly isSecure: boolean;
  readonly now: string;
}

/**
 * Serves cached pages ahead of Express (decision 036); the app serves everything else. Serves only
 * what depends on nothing but method, host, target and the headers for encoding and validation: no
 * page that cookies may change, and no address with a key or personal data, which other routes
 * serve. A page is in the cache only if Express's routes have led a request for its path there.
 */
export function warmPages(options: WarmPagesOptions): RequestListener {
  const { app, tenants, renderer, data, cache, record, trustProxy, onHit, now } = options;

  const find = (req: IncomingMessage): Found | undefined => {
    const { method, url = '' } = req;
    if ((method !== 'GET' && method !== 'HEAD') || !isOwnTarget(req, url)) return undefined;
    const target = targetOf(url);
    if (target.search !== '' && isPrivateAddress(target.search)) return undefined;
    const visited = visitedBy(app, req);
    const host = resolveHost(visited.host, tenants.all());
    const tenant = host.kind === 'tenant' ? tenants.open(host.slug) : undefined;
    // A tenant that is not in memory is read, and Express waits for it.
    if (tenant === undefined || tenant instanceof Promise) return undefined;
    const address = findPage(tenant, target.pathname);
    if (address.kind === 'missing' || address.kind === 'redirect') return undefined;
    const variant = variantOf(address, target, tenant, renderer);
    if (variant.isPersonal || variant.looksAtViewer || variant.isThanks) return undefined;
    const request = { tenant, origin: originOf(visited, tenant), url: variant.url };
    const time = now().toISOString();
    const page = cache.get(pageKey(request, data.of(tenant).version), time);
    return page && { page, ...target, tenant: tenant.slug, isSecure: visited.secure, now: time };
  };

  return (req, res) => {
    dropForwardedHost(req, tenants.all());
    const arrived = performance.now();
    const found = find(req);
    const response = found && representReady(found.page, conditions(req));
    if (found === undefined || response === undefined) return app(req, res);
    const { page, tenant, pathname, search, isSecure } = found;
    const requestId = requestIdOf(req, trustProxy);
    const method = req.method as string;
    onHit(tenant);
    res.on('close', () => record(res, { requestId, method, path: pathname, arrived }, tenant));
    const shared = cacheHeaders(page, found.now, search);
    res.writeHead(response.status, [
      ...[requestIdHeader, requestId],
      ...fieldsOf(response, isSecure),
      ...(shared ? Object.entries(shared).flat() : []),
    ]);
    res.end(method === 'HEAD' ? undefined : response.body);
  };
}

/**
 * Reads host and scheme as Express does, without its changes to the request. Its getters are needed
 * only for a request that a proxy has passed on, and for one that names no host.
 */
function visitedBy(app: Express, { headers, socket }: IncomingMessage): Visited {
  const { host } = headers;
  const isForwarded =
    headers['x-forwarded-host'] !== undefined || headers['x-forwarded-proto'] !== undefined;
  if (isForwarded || host === undefined)
    return Object.assign(Object.create(app.request) as Request, { headers, socket });
  // The server itself speaks plain HTTP.
  return { host, secure: false, socket };
}

/** Names and values of headers in turn, which Node writes without a copy. */
type Fields = readonly string[];

/** Headers of responses that are sent again and again, by HTTPS and without. */
const known = new WeakMap<PageResponse, { plain?: Fields; secure?: Fields }>();

function fieldsOf(response: PageResponse, isSecure: boolean): Fields {
  const found = known.get(response) ?? {};
  known.set(response, found);
  const name = isSecure ? 'secure' : 'plain';
  found[name] ??= Object.entries({
    ...securityHeadersOf(isSecure, false),
    ...response.headers,
  }).flat();
  return found[name];
}
