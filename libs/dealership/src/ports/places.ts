import type { Place } from '@forecourt/block-schemas';
import type { Located, Nearby } from '@forecourt/domain';

export type { Located, Nearby, Place };

/**
 * Places of Australia by name, and locations near a point. Rejects with `SourceFailure`; the embedded
 * gazetteer never does.
 */
export interface PlacesPort {
  /** Places whose name contains the text, in any case: those that begin with it first, larger ones first. */
  suggest(text: string, limit: number): Promise<readonly Place[]>;
  /** Locations at most `radiusKm` from a point, nearest first, without those that have no coordinates. */
  nearest<T extends Located>(
    lat: number,
    long: number,
    locations: readonly T[],
    radiusKm: number,
    limit: number,
  ): Promise<readonly Nearby<T>[]>;
}
