/* Generated from src/blocks/brandModels/schema.json by `npm run codegen`. Do not edit. */
import type { Href, InlineHtml, ShortText, Slug } from '../common.ts';

/** The model range: buttons for the categories above a grid of models. */
export interface BrandModelsData {
  /** Heading above the range. */
  heading?: ShortText;
  /** A sentence or two under the heading. */
  description?: InlineHtml;
  /** Name of the make whose models are shown; all makes if left out. */
  manufacturer?: ShortText;
  /**
   * Only these models, in this order; the whole range if left out.
   *
   * Items: A model.
   */
  models?: Slug[];
  /** Leave out the category buttons and show everything. */
  hideCategories?: boolean;
  /** What the quote button says. */
  quoteText?: ShortText;
  /** Where the quote button leads; the model is added to the query. */
  quoteHref?: Href;
}
