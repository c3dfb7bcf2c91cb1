import type { Redirect } from '@forecourt/block-schemas';
import { platformPages } from '@forecourt/domain';
import { isObject, listOf } from '@forecourt/json';
import type { Edit } from '@forecourt/json';
import { redirectKey } from '../routing/redirect-key.ts';

/** File of the redirects below a tenant's folder. */
export const redirectsFile = 'redirects.json';

/** A page's old and new path. */
export type PageMove = Pick<Redirect, 'from' | 'to'>;

/** Returns the text of a tenant's first redirects. */
export const firstRedirect = ({ from, to }: PageMove): string =>
  `[\n  { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }\n]\n`;

/**
 * Returns the edits of redirects.json that drop the redirects from the old and the new path, and add
 * one between them, so that there is never a chain or a loop.
 */
export function redirectEdits(value: unknown, { from, to }: PageMove): Edit[] {
  const replaced = listOf(value).flatMap((entry, index): Edit[] => {
    const key =
      isObject(entry) && typeof entry.from === 'string' ? redirectKey(entry.from) : undefined;
    return key === from || key === to ? [{ pointer: `/${index}`, remove: true }] : [];
  });
  return [...replaced, { pointer: '/-', value: { from, to } }];
}

/** Returns the edit of site.json that names the new page of the stock, if the old path was the setting's default. */
export function stockPathEdits(value: unknown, { from, to }: PageMove): Edit[] {
  if (from !== platformPages.stock || !isObject(value)) return [];
  const { settings } = value;
  const cars = isObject(settings) ? settings.cars : undefined;
  if (isObject(cars) && cars.stockPath !== undefined) return [];
  if (isObject(cars)) return [{ pointer: '/settings/cars/stockPath', value: to }];
  return isObject(settings)
    ? [{ pointer: '/settings/cars', value: { stockPath: to } }]
    : [{ pointer: '/settings', value: { cars: { stockPath: to } } }];
}
