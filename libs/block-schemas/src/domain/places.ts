/** A suburb, town or city. */
export interface Place {
  readonly id: string;
  /** `Fremantle`. */
  readonly name: string;
  /** Short name of the state, `WA`; '' where there is none. */
  readonly state: string;
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly long: number;
}

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
