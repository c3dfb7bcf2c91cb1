/* Generated from src/blocks/offers/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText } from '../common.ts';

/** Special offers: a strip of tabs, one per model, above a grid of cards. */
export interface OffersData {
  /** Heading above the offers. */
  heading?: ShortText;
  /** A sentence or two under the heading. */
  description?: InlineHtml;
  /** Offers that this block is limited to; every entry must hold. */
  facetFilters?: OfferFacetFilter[];
  /** Words that an offer must hold. */
  searchFilters?: ShortText;
  /** At most this many offers. */
  limit?: number;
  /**
   * Show the dealer's current promotions after the offers: those without a model in the tab Other Offers, those with one in the model's tab. facetFilters and searchFilters don't apply to them; limit counts offers and promotions together. They come from the dashboard, or from data/promotions.json, and disappear after ends_on.
   */
  promotions?: boolean;
  /** Leave out the tabs and show everything. */
  hideTabs?: boolean;
  /** What special-offers pages say when there are none; elsewhere nothing shows. */
  noOffersMessage?: InlineHtml;
}

/** A condition on one attribute. */
export interface OfferFacetFilter {
  /** The attribute. */
  field: 'model' | 'manufacturer';
  /**
   * Any one of these.
   *
   * Items: A value as the offers spell it.
   */
  values: ShortText[];
}
