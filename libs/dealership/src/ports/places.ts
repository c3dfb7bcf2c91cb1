import type { Place } from '@forecourt/block-schemas';
import type { Located, Nearby } from '@forecourt/domain';

export type { Located, Nearby, Place };

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
