import type { DealerLocation, Place } from '@forecourt/block-schemas';
import { foldText } from './fold-text.ts';

/** Anything with coordinates under `address`. */
export interface Located {
  readonly address?: { readonly lat?: number; readonly long?: number };
}

export interface Nearby<T> {
  readonly location: T;
  /** Great-circle distance in kilometres. */
  readonly km: number;
}

/** Name of a place with its state: `Fremantle, WA`. */
export const placeName = ({ name, state }: Pick<Place, 'name' | 'state'>): string =>
  [name, state].filter(Boolean).join(', ');

/**
 * Returns the place of the dealer's location that is in a town, or has a name or postcode, as written
 * by a visitor: towns that gazetteers leave out for their size have dealers too.
 */
export function townOf(
  text: string,
  locations: readonly Pick<DealerLocation, 'id' | 'name' | 'address'>[],
): Place | undefined {
  const wanted = foldText(text);
  for (const { id, name, address = {} } of locations) {
    const { city = name, state = '', postcode, lat, long } = address;
    if (lat === undefined || long === undefined) continue;
    const names = [city, name, `${city} ${state}`, postcode ?? ''].map(foldText);
    if (wanted !== '' && names.includes(wanted)) return { id, name: city, state, lat, long };
  }
  return undefined;
}
