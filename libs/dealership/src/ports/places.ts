/** A suburb, town or city. */
export interface Place {
  readonly id: string;
  /** `Fremantle`. */
  readonly name: string;
  /** Short name of the state, `WA`. */
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

/**
 * Places of Australia by name, and what is near a point. Rejects with `SourceFailure`; the embedded
 * gazetteer never does.
 */
export interface PlacesPort {
  /** Places whose name holds the text, in any case: those that begin with it first, larger ones first. */
  suggest(text: string, limit: number): Promise<readonly Place[]>;
  /** The locations at most `radiusKm` from a point, nearest first; those without coordinates are left out. */
  nearest<T extends Located>(
    lat: number,
    long: number,
    locations: readonly T[],
    radiusKm: number,
    limit: number,
  ): Promise<readonly Nearby<T>[]>;
}
