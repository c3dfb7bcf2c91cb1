import type { Model } from '@forecourt/block-schemas';

/**
 * Models that a dealer sells, in the maker's order. An unknown model is `undefined`, never a failure.
 * Rejects with `SourceFailure`.
 */
export interface ModelsPort {
  all(): Promise<readonly Model[]>;
  /** Finds by `new_slug` first, then by `slug`. */
  bySlug(slug: string): Promise<Model | undefined>;
  byId(id: string | number): Promise<Model | undefined>;
}
