import type { TenantSnapshot } from '@forecourt/block-schemas';
import type { FormViewer } from '@forecourt/forms';
import { leadFacts, type PlacedForm } from '@forecourt/renderer/forms';
import type { Request } from 'express';
import type { Poster } from './form-outcome.ts';
import { inspector } from './inspect-answers.ts';
import { wantsJson } from './refusal.ts';
import type { StockCar } from './stock-car.ts';

/** Facts about a post besides its request. */
interface PostFacts {
  readonly placed: PlacedForm;
  readonly stock: StockCar;
  readonly at: Date;
  readonly viewer: FormViewer | undefined;
}

/** Returns the context of a post: who sent it, from which page, about which cars. */
export function posterOf(
  req: Request,
  tenant: TenantSnapshot,
  { placed, stock, at, viewer }: PostFacts,
): Poster {
  const { site, slug } = tenant;
  const { car } = stock;
  return {
    tenant: slug,
    site,
    address: req.ip,
    page: req.path,
    scripted: wantsJson(req),
    context: { now: at, dealerships: placed.dealerships, viewer, car },
    inspect: inspector(placed, { site, now: at, ...stock }),
    ...leadFacts(placed, tenant, at, car),
    now: at,
  };
}
