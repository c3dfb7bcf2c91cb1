import type { Place } from '@forecourt/block-schemas';

/** Anything with a place on the map under `address`. */
export interface Located {
  readonly address?: { readonly lat?: number; readonly long?: number };
}

export interface Nearby<T> {
  readonly location: T;
  /** Great-circle distance in kilometres. */
  readonly km: number;
}

/** A place as people write it: `Fremantle, WA`. */
export const placeName = ({ name, state }: Pick<Place, 'name' | 'state'>): string =>
  [name, state].filter(Boolean).join(', ');
