import type { Place } from '@forecourt/block-schemas';

/** Country of places. */
export type PlacesRegion = 'AU' | 'NZ';

/** Places by name. Rejects with `SourceFailure`; the embedded gazetteer never does. */
export interface PlacesPort {
  /**
   * Places whose name contains the text, in any case: those that begin with it first, larger ones first.
   * @param region the country searched, Australia by default (DSH-2)
   */
  suggest(text: string, limit: number, region?: PlacesRegion): Promise<readonly Place[]>;
}
