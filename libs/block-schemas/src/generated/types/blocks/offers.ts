/* Generated from src/blocks/offers/schema.json by `npm run codegen`. Do not edit. */
import type { HeadingLink, InlineHtml, ShortText } from '../common.ts';

/** Special offers: a strip of tabs, one per model, above a grid of cards. */
export interface OffersData {
  /** Heading above the offers. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** Link beside the heading, such as to all offers. */
  headingLink?: HeadingLink;
  /** Conditions for the offers of this block; all of them must match. */
  facetFilters?: OfferFacetFilter[];
  /** Words that an offer must contain. */
  searchFilters?: ShortText;
  /** Maximum number of offers. */
  limit?: number;
  /**
   * Show the dealer's current promotions after the offers: those without a model in the tab Other Offers, those with one in the model's tab. facetFilters and searchFilters don't apply to them; limit counts offers and promotions together. They come from the dashboard, or from data/promotions.json, and disappear after ends_on.
   */
  promotions?: boolean;
  /** Hide the tabs and show everything. */
  hideTabs?: boolean;
  /** Text of special-offers pages when there are none; other pages show nothing. */
  noOffersMessage?: InlineHtml;
}

/** A condition on one attribute. */
export interface OfferFacetFilter {
  /** The attribute. */
  field: 'model' | 'manufacturer';
  /**
   * Values, one of which must match.
   *
   * Items: A value, spelt as in the offers.
   */
  values: ShortText[];
}
