import type { Request, Response } from 'express';
import { originOf } from '../http/origin.ts';
import type { PageResponder } from '../pages/page-responder.ts';
import type { TenantRequest } from '../pages/tenant-request.ts';
import { sendPage } from '../pages/page-route.ts';
import type { FormAddress } from './find-form.ts';

/** The parts of a request that make a page private to one visitor. */
export type OwnPart = Pick<TenantRequest, 'viewer' | 'forms' | 'leadFacts'> & {
  /** Declared parameters only; none if left out. */
  readonly search?: string;
  /** Status of the response if the page can be rendered; 200 if left out. */
  readonly status?: number;
};

/** Sends a page that is private to one visitor and never cached. */
export async function sendOwnPage(
  responder: Pick<PageResponder, 'request' | 'page' | 'vehicle' | 'staff'>,
  address: FormAddress,
  req: Request,
  res: Response,
  { status = 200, search = '', ...own }: OwnPart,
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
  await sendPage(page.status === 200 ? { ...page, status } : page, req, res);
}
