/* Generated from src/blocks/locations/schema.json by `npm run codegen`. Do not edit. */
import type { HeadingLink, InlineHtml, Key, ShortText } from '../common.ts';

/**
 * The dealer's locations: a card for each, or a compact list of more than three; or a search of the make's whole network.
 */
export interface LocationsData {
  /** Heading above the locations. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** Link beside the heading, such as to all opening hours. */
  headingLink?: HeadingLink;
  /**
   * Shows a search of the make's network in place of the dealer's own locations: by place or dealership, with a list and a map.
   */
  search?: boolean;
  /**
   * Locations to show, in this order; all visible ones by default. Has no effect with `search`.
   *
   * Items: Id of a location.
   */
  locationIds?: Key[];
  /**
   * Only locations with this service. With `search`: the service to search for, without a choice.
   */
  locationType?: 'sales' | 'service' | 'parts';
  /**
   * Unfolds the opening hours of each location on wide screens. On phones each has today's, and a tap shows the week. Has no effect with `search`.
   */
  showHours?: boolean;
  /**
   * Only locations for one of these makes. The locations of a network have no makes, so this has no effect with `search`.
   *
   * Items: Name of a make.
   */
  manufacturers?: ShortText[];
}
