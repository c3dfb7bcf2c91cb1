/* Generated from src/blocks/modelVariants/schema.json by `npm run codegen`. Do not edit. */
import type { Href, ShortText, Slug } from '../common.ts';

/**
 * The versions of a model with price range and features: a slider for more than two, otherwise a list.
 */
export interface ModelVariantsData {
  /** Heading above the versions. */
  heading?: ShortText;
  /** The model. */
  model: Slug;
  /** Leave out the price ranges. */
  hidePrices?: boolean;
  /** Add a button that opens the model's brochure, if it has one. */
  showBrochure?: boolean;
  /** Label of the quote button. */
  quoteText?: ShortText;
  /** Target of the quote button; model and version are added to its query. */
  quoteHref?: Href;
}
