/* Generated from src/blocks/team/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, Key, ShortText, Slug } from '../common.ts';

/** The people who work for the dealer, by category. */
export interface TeamData {
  /** Heading above the people. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** grouped: one group after the other; tabs: one group at a time. */
  layout?: 'grouped' | 'tabs';
  /**
   * Only these categories; all by default. Their order on the page is fixed.
   *
   * Items: Name of a category, such as sales.
   */
  categories?: ShortText[];
  /**
   * Only these people; all by default.
   *
   * Items: A person.
   */
  members?: Slug[];
  /**
   * Only people of these locations; all by default.
   *
   * Items: Id of a location.
   */
  locationIds?: Key[];
}
