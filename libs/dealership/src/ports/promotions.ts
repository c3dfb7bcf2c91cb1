import type { Offer } from '@forecourt/block-schemas';

/** All offers of a dealer, in the order in which they are shown. Rejects with `SourceFailure`. */
export interface PromotionsPort {
  all(): Promise<readonly Offer[]>;
}
