import type { Request, Response } from 'express';
import { originOf } from '../http/origin.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import type { TenantRequest } from '../pages/tenant-request.ts';
import { sendPage } from '../pages/send-page.ts';
import type { FormAddress } from './find-form.ts';

/** The parts of a request that make a page private to one visitor. */
export type OwnPart = Pick<TenantRequest, 'viewer' | 'forms' | 'leadFacts'> & {
  /** Declared parameters only; none if left out. */
  readonly search?: string;
  /**
   * True for the answer to a post: the browser may store it, so that Back can show it again. Other
   * pages are requested again.
   */
  readonly isRestorable?: boolean;
  /** Status of the response if the page can be rendered; 200 if left out. */
  readonly status?: number;
};

/** Sends a page that is private to one visitor; no shared cache stores it. */
export async function sendOwnPage(
  responder: Pick<
    PageResponder,
    'request' | 'page' | 'vehicle' | 'staff' | 'shortlist' | 'compare'
  >,
  address: FormAddress,
  req: Request,
  res: Response,
  { status = 200, search = '', isRestorable = false, ...own }: OwnPart,
): Promise<void> {
  const { tenant, log } = res.locals;
  const pathname = req.path;
  const request: TenantRequest = {
    ...responder.request({ tenant, origin: originOf(req, tenant), pathname, log }),
    url: { pathname, search },
    isPersonal: true,
    ...own,
  };
  const page =
    address.kind === 'page'
      ? await responder.page(request, address.entry)
      : await responder[address.kind](request, address.slug);
  const headers = isRestorable
    ? { ...page.headers, 'Cache-Control': 'private, no-cache' }
    : page.headers;
  await sendPage(
    { ...page, headers, status: page.status === 200 ? status : page.status },
    req,
    res,
  );
}
