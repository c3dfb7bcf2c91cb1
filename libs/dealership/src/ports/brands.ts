import type { Brand } from '@forecourt/block-schemas';

/**
 * Brands of a dealer group, in the source's order. An unknown brand is `undefined`, never a failure.
 * Rejects with `SourceFailure`.
 */
export interface BrandsPort {
  all(): Promise<readonly Brand[]>;
  bySlug(slug: string): Promise<Brand | undefined>;
}
