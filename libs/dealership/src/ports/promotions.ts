import type { Offer } from '@forecourt/block-schemas';

/**
 * All promotions of a dealer, in display order and with the fields of offers. Offers blocks with
 * `promotions` show them. Rejects with `SourceFailure`.
 */
export interface PromotionsPort {
  all(): Promise<readonly Offer[]>;
}
