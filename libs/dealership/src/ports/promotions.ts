import type { Offer } from '@forecourt/block-schemas';

/**
 * All promotions of a dealer, in the order in which they are shown: what is told to everybody, shaped
 * like the offers that pages search for. Rejects with `SourceFailure`.
 */
export interface PromotionsPort {
  all(): Promise<readonly Offer[]>;
}
