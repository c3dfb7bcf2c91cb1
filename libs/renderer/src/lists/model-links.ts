import type { Model } from '@forecourt/block-schemas';
import { modelSlug } from '@forecourt/domain';
import { safeHref } from '../rich-text/index.ts';

/** Where a model's own page stands. */
export const modelHref = (model: Model): string => `/models/${modelSlug(model)}`;

/**
 * The address of the quote form for a model: what it asks about is added to the query as
 * model_id, model_name and vehicle. Undefined for an address that may not be followed.
 */
export function quoteHref(
  base: string,
  model: Model,
  vehicle: string = model.name,
): string | undefined {
  const safe = safeHref(base);
  if (safe === undefined) return undefined;
  const [before = '', place] = safe.split('#', 2);
  const [path = '', query = ''] = before.split('?', 2);
  const params = new URLSearchParams(query);
  if (model.id !== undefined) params.set('model_id', model.id);
  params.set('model_name', model.name);
  params.set('vehicle', vehicle);
  return `${path}?${params.toString()}${place === undefined ? '' : `#${place}`}`;
}
