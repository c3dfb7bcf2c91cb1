import type { Place } from '@forecourt/block-schemas';

/**
 * Places of Australia by name. Rejects with `SourceFailure`; the embedded gazetteer never does.
 */
export interface PlacesPort {
  /** Places whose name contains the text, in any case: those that begin with it first, larger ones first. */
  suggest(text: string, limit: number): Promise<readonly Place[]>;
}
