/* Generated from src/blocks/modelVariants/schema.json by `npm run codegen`. Do not edit. */
import type { Href, ShortText, Slug } from '../common.ts';

/**
 * The versions of a model with price range and features: a slider when there are more than two, else a list.
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
  /** What the quote button says. */
  quoteText?: ShortText;
  /** Where the quote button leads; model and version are added to the query. */
  quoteHref?: Href;
}
