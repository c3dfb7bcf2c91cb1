/* Generated from src/blocks/locations/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, Key, ShortText } from '../common.ts';

/**
 * Where the dealer is: a card per place, or a compact list when there are more than three; or a search of the make's whole network.
 */
export interface LocationsData {
  /** Heading above the places. */
  heading?: ShortText;
  /** A sentence or two under the heading. */
  description?: InlineHtml;
  /**
   * Shows a search of the make's network in place of the dealer's own places: by place or dealership, with a list and a map.
   */
  search?: boolean;
  /**
   * The places to show, in this order; all visible ones if left out. Has no effect with `search`.
   *
   * Items: A place.
   */
  locationIds?: Key[];
  /** Only places where this is done. With `search`: what it looks for, without a choice. */
  locationType?: 'sales' | 'service' | 'parts';
  /**
   * Only places that look after one of these makes. A network's places name no makes, so this has no effect with `search`.
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}
