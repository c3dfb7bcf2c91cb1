import type { Request, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler } from '@remix-run/express';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { pageExchange } from '../../app/page-exchange.ts';
import { originOf } from '../http/origin.ts';
import { isCalendarDay } from '@forecourt/domain';
import { sendPlain } from '../http/plain-text.ts';
import { redirectTarget } from './redirect-target.ts';
import { represent, type FinishedPage } from './finished-page.ts';
import { conditions, sendPage } from './send-page.ts';
import { startBudget } from '../data/budget.ts';
import { addressByData, dependsOnData } from './address-by-data.ts';
import {
  declaredSearch,
  figuresParameter,
  findPage,
  withGiven,
  type PageAddress,
} from './page-address.ts';
import { forSharedCaches, withSurrogateKeys } from './shared-page.ts';
import type { DealerDataSource } from '../data/dealer-data.ts';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import { limitedTo, type PageCache } from './page-cache.ts';
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

/** A page address with its request. */
interface Asked {
  readonly address: PageAddress;
  readonly request: TenantRequest;
}

/**
 * Serves every page of every tenant: canonical addresses, the page cache, then the framework, whose
 * page route responds with the finished document.
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
      context.set(pageExchange, { respond: () => respond(pending.get(res)!, req) });
      return context;
    },
  });

  const pageRequest = (req: Request, res: ExpressResponse): TenantRequest => {
    const { tenant, log } = res.locals;
    const request = { tenant, origin: originOf(req, tenant), pathname: req.path, log };
    return { ...responder.request(request), ...(preview && publicationDateOf(req)) };
  };

  const cacheKey = ({ tenant, origin, url }: TenantRequest) => ({
    tenant: tenant.slug,
    origin,
    version: tenant.version,
    dataVersion: data.of(tenant).version,
    path: url.pathname,
    search: url.search,
  });

  const respond = async ({ address, request }: Asked, req: Request): Promise<Response> => {
    // Created before querying the data: if it changes meanwhile, the page does not belong to the
    // new version.
    const key = cacheKey(request);
    const page = await render(address, request);
    if (page.status !== 200 || page.isPartial || request.isPersonal || !isShared(address))
      return toResponse(page, req);
    const limited = limitedTo(page, request.now, data.of(request.tenant));
    const cached = isForEveryone(address, request)
      ? withSurrogateKeys(limited, address, request)
      : limited;
    cache.set(key, cached);
    return toResponse(forSharedCaches(cached, request.now, searchOf(req)), req);
  };

  /** Returns true if shared caches may serve the page to visitors who are signed in, too. */
  const isForEveryone = (address: PageAddress, { tenant }: TenantRequest): boolean =>
    sharedCaches &&
    !(readViewer && address.kind === 'page' && renderer.looksAtViewer(address.entry, tenant));

  /** Reduces a request to the query parameters and the viewer that the page depends on. */
  const asked = async (
    address: PageAddress,
    req: Request,
    res: ExpressResponse,
  ): Promise<Asked> => {
    const request = pageRequest(req, res);
    if (address.kind !== 'page') return { address, request };
    const { entry, given = {} } = address;
    const { tenant } = request;
    const personal = renderer.personalParameters(entry, tenant);
    const search = searchOf(req);
    const viewer = renderer.looksAtViewer(entry, tenant)
      ? await readViewer?.(req.get('cookie'), tenant.slug, now())
      : undefined;
    return {
      address,
      request: {
        ...request,
        url: {
          pathname: entry.page.path,
          search: withGiven(
            declaredSearch(search, [...renderer.queryParameters(entry, tenant), ...personal]),
            given,
          ),
        },
        isPersonal:
          viewer !== undefined ||
          (sharedCaches && personal.includes(figuresParameter)) ||
          declaredSearch(search, personal) !== '' ||
          Object.keys(given).length > 0,
        viewer,
      },
    };
  };

  /** Finds the target of a path from the tenant's pages and, for few paths, the dealer's data. */
  const addressOf = async (req: Request, res: ExpressResponse): Promise<PageAddress> => {
    const { tenant, log } = res.locals;
    const address = findPage(tenant, req.path);
    if (!dependsOnData(req.path) || address.kind === 'redirect') return address;
    const budget = startBudget();
    try {
      return await addressByData(address, req.path, tenant, {
        data: data.of(tenant),
        site: tenant.site,
        budget,
        onFailure: (source, error) => log.warn({ err: error, source }, 'address without data'),
      });
    } finally {
      budget.close();
    }
  };

  const render = async (address: PageAddress, request: TenantRequest): Promise<FinishedPage> => {
    switch (address.kind) {
      case 'page':
        return responder.page(request, address.entry);
      case 'vehicle':
      case 'staff':
      case 'shortlist':
      case 'compare':
        return responder[address.kind](request, address.slug);
      default:
        return responder.missing(request);
    }
  };

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      sendPlain(res.set('Allow', 'GET, HEAD'), 405, 'Method not allowed');
      return;
    }
    const address = await addressOf(req, res);
    if (address.kind === 'redirect') {
      res
        .set('Cache-Control', 'public, max-age=300')
        .redirect(
          address.status,
          redirectTarget(address.path, searchOf(req), res.locals.tenant.site),
        );
      return;
    }
    if (address.kind === 'missing') {
      // Not through the framework, which reserves `.data` addresses.
      await sendPage(responder.missing(pageRequest(req, res)), req, res);
      return;
    }
    const found = await asked(address, req, res);
    const { request } = found;
    const cached = request.isPersonal ? undefined : cache.get(cacheKey(request), request.now);
    if (cached !== undefined) {
      await sendPage(forSharedCaches(cached, request.now, searchOf(req)), req, res);
      return;
    }
    pending.set(res, found);
    await framework(req, res, next);
  };
}

async function toResponse(page: FinishedPage, req: Request): Promise<Response> {
  const { status, headers, body } = await represent(page, conditions(req));
  const content = req.method === 'HEAD' || body === null ? null : inOnePiece(body);
  return new Response(content, { status, headers });
}

/** Wraps a body in a stream, since a Response copies bytes. */
const inOnePiece = (body: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(body);
      controller.close();
    },
  });

/** Returns the query of the request unchanged, `?` included. */
function searchOf(req: Request): string {
  const at = req.originalUrl.indexOf('?');
  return at < 0 ? '' : req.originalUrl.slice(at);
}

/** Returns the publication date that preview shows a page at. */
function publicationDateOf(req: Request): { at?: string } {
  const at = new URLSearchParams(searchOf(req)).get('at') ?? undefined;
  return isCalendarDay(at) ? { at } : {};
}
