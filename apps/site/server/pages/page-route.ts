import type { Request, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler } from '@remix-run/express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { pageExchange } from '../../app/page-exchange.ts';
import { originOf } from '../http/origin.ts';
import { targetOf } from '../http/request-target.ts';
import { sendPlain } from '../http/plain-text.ts';
import { previewedDay } from './previewed-day.ts';
import { redirectTarget } from './redirect-target.ts';
import type { FinishedPage } from './finished-page.ts';
import { sendPage } from './send-page.ts';
import { variantOf } from './page-variant.ts';
import { certainAddress } from './certain-address.ts';
import type { FoundAddress, PageAddress } from './page-address.ts';
import { isPrivateAddress } from '@forecourt/renderer';
import { cacheHeaders, withSurrogateKeys } from './shared-page.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import { limitedTo, pageKey, type PageCache, type PageKey } from './page-cache.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageResponder } from './page-responder.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Options of {@link pageRoute}. */
export interface PageRouteOptions {
  readonly renderer: PageRenderer;
  readonly responder: PageResponder;
  readonly data: DealerDataSource;
  readonly cache: PageCache;
  readonly build: ServerBuild | (() => Promise<ServerBuild>);
  readonly development: boolean;
  /** Reads the signed-in visitor; nobody is signed in without it. */
  readonly readViewer?: ReadViewer;
  readonly now: () => Date;
  /** True if shared caches may store pages (`FORECOURT_CDN`). */
  readonly sharedCaches: boolean;
  /** True if `?at=` chooses the layouts' date (CUT-5). */
  readonly preview: boolean;
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
  const { renderer, responder, data, cache, build, development, preview, readViewer, now } =
    options;
  const { sharedCaches } = options;

  /** Requests that are passing through the framework to its page route. */
  const pending = new WeakMap<ExpressResponse, Asked>();

  const framework = createRequestHandler({
    build,
    mode: development ? 'development' : 'production',
    getLoadContext(req, res) {
      const context = new RouterContextProvider();
      context.set(pageExchange, { respond: () => respond(pending.get(res)!, req, res) });
      return context;
    },
  });

  const pageRequest = (req: Request, res: ExpressResponse): TenantRequest => {
    const { tenant, log } = res.locals;
    const request = { tenant, origin: originOf(req, tenant), pathname: req.path, log };
    return {
      ...responder.request(request),
      ...(preview && previewedDay(searchOf(req), tenant.site.timeZone)),
    };
  };

  const respond = async (asked: Asked, req: Request, res: ExpressResponse): Promise<void> => {
    const { address, request, key, isCertain } = asked;
    const page = await render(address, request);
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

  /** Reduces a request to the query parameters and the viewer that the page depends on. */
  const requestFor = async (
    address: FoundAddress,
    req: Request,
    res: ExpressResponse,
  ): Promise<TenantRequest> => {
    const request = pageRequest(req, res);
    const { tenant } = request;
    const target = { pathname: req.path, search: searchOf(req) };
    const variant = variantOf(address, target, tenant, renderer);
    if (variant.isThanks) res.set('X-Robots-Tag', 'noindex');
    const viewer = variant.looksAtViewer
      ? await readViewer?.(req.get('cookie'), tenant.slug, now())
      : undefined;
    return {
      ...request,
      url: variant.url,
      isPersonal: viewer !== undefined || variant.isPersonal || (sharedCaches && variant.isThanks),
      viewer,
    };
  };

  const render = async (address: FoundAddress, request: TenantRequest): Promise<FinishedPage> => {
    switch (address.kind) {
      case 'page':
        return responder.page(request, address.entry);
      case 'vehicle':
      case 'staff':
      case 'shortlist':
      case 'compare':
        return responder[address.kind](request, address.slug);
    }
  };

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
      const isPrivate = isPrivateAddress(searchOf(req));
      res
        .set('Cache-Control', isPrivate ? 'no-store' : 'public, max-age=300')
        .redirect(address.status, redirectTarget(address.path, searchOf(req), tenant.site));
      return;
    }
    if (address.kind === 'missing') {
      // Not through the framework, which reserves `.data` addresses.
      await sendPage(responder.missing(pageRequest(req, res)), req, res);
      return;
    }
    const request = await requestFor(address, req, res);
    const key = pageKey(request, version);
    const cached = request.isPersonal ? undefined : cache.get(key, request.now);
    if (cached !== undefined) {
      await sendPage(cached, req, res, cacheHeaders(cached, request.now, searchOf(req)));
      return;
    }
    pending.set(res, { address, request, key, isCertain });
    await framework(req, res, next);
  };
}

const searchOf = (req: Request): string => targetOf(req.originalUrl).search;
