/* Generated from src/blocks/websiteBrands/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText, Slug } from '../common.ts';

/**
 * The makes of the dealer group: logos that link to each make, or open a list of its websites.
 */
export interface WebsiteBrandsData {
  /** Heading above the logos. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** grid: a logo is a link; modal: a logo opens the list of the make's websites. */
  variant?: 'grid' | 'modal';
  /**
   * Makes to show, in this order; all by default.
   *
   * Items: A make.
   */
  brands?: Slug[];
}
