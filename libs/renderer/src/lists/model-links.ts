import type { Model } from '@forecourt/block-schemas';
import { modelSlug, safeHref } from '@forecourt/domain';

/** Returns the URL of a model's page. */
export const modelHref = (model: Model): string => `/models/${modelSlug(model)}`;

/**
 * Returns the URL of the quote form for a model, with model_id, model_name and vehicle in the
 * query. Undefined for an unsafe URL.
 */
export function quoteHref(
  base: string,
  model: Model,
  vehicle: string = model.name,
): string | undefined {
  const safe = safeHref(base);
  if (safe === undefined) return undefined;
  const [before = '', fragment] = safe.split('#', 2);
  const [path = '', query = ''] = before.split('?', 2);
  const params = new URLSearchParams(query);
  if (model.id !== undefined) params.set('model_id', model.id);
  params.set('model_name', model.name);
  params.set('vehicle', vehicle);
  return `${path}?${params.toString()}${fragment === undefined ? '' : `#${fragment}`}`;
}
