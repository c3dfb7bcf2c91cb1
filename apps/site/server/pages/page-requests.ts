import type { Request, Response } from 'express';
import { originOf } from '../http/origin.ts';
import { targetOf } from '../http/request-target.ts';
import type { ReadViewer } from '../http/viewer-cookie.ts';
import type { FoundAddress } from './page-address.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { PageResponder } from './page-responder.ts';
import { variantOf } from './page-variant.ts';
import { previewedDay } from './previewed-day.ts';
import type { TenantRequest } from './tenant-request.ts';

/** Options of {@link pageRequests}. */
export interface PageRequestOptions {
  readonly renderer: PageRenderer;
  readonly responder: Pick<PageResponder, 'request'>;
  /** Reads the signed-in visitor; nobody is signed in without it. */
  readonly readViewer?: ReadViewer;
  readonly now: () => Date;
  /** True if shared caches may store pages (`FORECOURT_CDN`). */
  readonly sharedCaches: boolean;
  /** True if `?at=` chooses the layouts' date (CUT-5). */
  readonly preview: boolean;
}

/** Reads what pages depend on from HTTP requests. */
export interface PageRequests {
  /** Returns a request without its query and its viewer. */
  readonly plain: (req: Request, res: Response) => TenantRequest;
  /** Reduces a request to the query parameters and the viewer that the page at an address depends on. */
  readonly forAddress: (
    address: FoundAddress,
    req: Request,
    res: Response,
  ) => Promise<TenantRequest>;
}

/** Creates the reader of requests for pages. */
export function pageRequests(options: PageRequestOptions): PageRequests {
  const { renderer, responder, readViewer, now, sharedCaches, preview } = options;

  const plain = (req: Request, res: Response): TenantRequest => {
    const { tenant, log } = res.locals;
    const request = { tenant, origin: originOf(req, tenant), pathname: req.path, log };
    return {
      ...responder.request(request),
      ...(preview && previewedDay(searchOf(req), tenant.site.timeZone)),
    };
  };

  return {
    plain,
    async forAddress(address, req, res) {
      const request = plain(req, res);
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
        isPersonal:
          viewer !== undefined || variant.isPersonal || (sharedCaches && variant.isThanks),
        viewer,
      };
    },
  };
}

/** Returns the whole query of a request with its `?`; '' without one. */
export const searchOf = (req: Request): string => targetOf(req.originalUrl).search;
