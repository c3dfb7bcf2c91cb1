import type { NextFunction, Request, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler } from '@remix-run/express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { pageExchange } from '../../app/page-exchange.ts';
import { sendPlain } from '../http/plain-text.ts';
import { redirectTarget } from './redirect-target.ts';
import type { FinishedPage } from './finished-page.ts';
import { sendPage } from './send-page.ts';
import { certainAddress } from './certain-address.ts';
import type { FoundAddress, PageAddress } from './page-address.ts';
import { isPrivateAddress } from '@forecourt/renderer';
import { cacheHeaders, withSurrogateKeys } from './shared-page.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import { limitedTo, pageKey, type PageCache, type PageKey } from './page-cache.ts';
import { pageRequests, searchOf, type PageRequestOptions } from './page-requests.ts';
import type { PageResponder } from './page-responder.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Options of {@link pageRoute}. */
export interface PageRouteOptions extends PageRequestOptions {
  readonly responder: PageResponder;
  readonly data: DealerDataSource;
  readonly cache: PageCache;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly development: boolean;
}

/** True if many visitors request a page; one about cars of a visitor's choice is not worth caching. */
const isShared = ({ kind }: PageAddress): boolean => kind !== 'shortlist' && kind !== 'compare';

/** A page that is asked for. */
interface Asked {
  readonly address: FoundAddress;
  readonly request: TenantRequest;
  readonly key: PageKey;
  /** False if the address could not be compared with the dealer's data, so that it may be another. */
  readonly isCertain: boolean;
}

/**
 * Serves every page of every tenant: canonical addresses, the page cache, then the framework, whose
 * page route has the document rendered and sent.
 */
export function pageRoute(options: PageRouteOptions): RequestHandler {
  const { renderer, responder, data, cache, build, development, readViewer, sharedCaches } =
    options;
  const { plain, forAddress } = pageRequests(options);

  const respond = async (asked: Asked, req: Request, res: ExpressResponse): Promise<void> => {
    const { address, request, key, isCertain } = asked;
    const page = await render(responder, address, request);
    const isStored = page.status === 200 && !page.isPartial && !request.isPersonal && isCertain;
    const send = (sent: FinishedPage) =>
      sendPage(sent, req, res, cacheHeaders(sent, request.now, searchOf(req)));
    if (!isStored || !isShared(address)) return send(page);
    const limited = limitedTo(page, request.now, data.of(request.tenant));
    const cached = isForEveryone(address, request)
      ? withSurrogateKeys(limited, address, request)
      : limited;
    cache.set(key, cached);
    return send(cached);
  };

  /** Returns true if shared caches may serve the page to visitors who are signed in, too. */
  const isForEveryone = (address: FoundAddress, { tenant }: TenantRequest): boolean =>
    sharedCaches &&
    !(readViewer && address.kind === 'page' && renderer.looksAtViewer(address.entry, tenant));

  const framework = throughFramework(build, development, respond);
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendPlain(res.set('Allow', 'GET, HEAD'), 405, 'Method not allowed');
      return;
    }
    const { tenant, log } = res.locals;
    // Read before querying the data: if it changes meanwhile, the page does not belong to the new
    // version.
    const { version } = data.of(tenant);
    const { address, isCertain } = await certainAddress(req.path, tenant, data, log);
    if (address.kind === 'redirect') {
      sendRedirect(address, req, res);
      return;
    }
    if (address.kind === 'missing') {
      // Not through the framework, which reserves `.data` addresses.
      await sendPage(responder.missing(plain(req, res)), req, res);
      return;
    }
    const request = await forAddress(address, req, res);
    const key = pageKey(request, version);
    const cached = request.isPersonal ? undefined : cache.get(key, request.now);
    if (cached !== undefined) {
      await sendPage(cached, req, res, cacheHeaders(cached, request.now, searchOf(req)));
      return;
    }
    await framework({ address, request, key, isCertain }, req, res, next);
  };
}

/** Returns a function that passes a request through the framework to its page route, which calls back. */
function throughFramework(
  build: PageRouteOptions['build'],
  development: boolean,
  respond: (asked: Asked, req: Request, res: ExpressResponse) => Promise<void>,
) {
  const pending = new WeakMap<ExpressResponse, Asked>();
  const handle = createRequestHandler({
    build,
    mode: development ? 'development' : 'production',
    getLoadContext(req, res) {
      const context = new RouterContextProvider();
      context.set(pageExchange, { respond: () => respond(pending.get(res)!, req, res) });
      return context;
    },
  });
  return (asked: Asked, req: Request, res: ExpressResponse, next: NextFunction): Promise<void> => {
    pending.set(res, asked);
    return handle(req, res, next);
  };
}

/** Redirects to another address; caches may store that unless the address is private. */
function sendRedirect(
  { path, status }: Extract<PageAddress, { kind: 'redirect' }>,
  req: Request,
  res: ExpressResponse,
): void {
  const search = searchOf(req);
  res
    .set('Cache-Control', isPrivateAddress(search) ? 'no-store' : 'public, max-age=300')
    .redirect(status, redirectTarget(path, search, res.locals.tenant.site));
}

/** Renders the page or screen at an address. */
async function render(
  responder: PageResponder,
  address: FoundAddress,
  request: TenantRequest,
): Promise<FinishedPage> {
  switch (address.kind) {
    case 'page':
      return responder.page(request, address.entry);
    case 'vehicle':
    case 'staff':
    case 'shortlist':
    case 'compare':
      return responder[address.kind](request, address.slug);
  }
}
