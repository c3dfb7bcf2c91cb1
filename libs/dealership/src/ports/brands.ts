import type { Brand } from '@forecourt/block-schemas';

/** The makes that a dealer group sells. A brand that is not there is `undefined`. Rejects with `SourceFailure`. */
export interface BrandsPort {
  all(): Promise<readonly Brand[]>;
  bySlug(slug: string): Promise<Brand | undefined>;
}
