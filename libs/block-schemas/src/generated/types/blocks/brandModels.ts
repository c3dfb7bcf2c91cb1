/* Generated from src/blocks/brandModels/schema.json by `npm run codegen`. Do not edit. */
import type { HeadingLink, Href, InlineHtml, ShortText, Slug } from '../common.ts';

/** The model range: buttons for the categories above a grid of models. */
export interface BrandModelsData {
  /** Heading above the range. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** Link beside the heading, such as to the whole range. */
  headingLink?: HeadingLink;
  /** Name of the make whose models are shown; all makes by default. */
  manufacturer?: ShortText;
  /**
   * Only these models, in this order; the whole range by default.
   *
   * Items: A model.
   */
  models?: Slug[];
  /** Leave out the category buttons and show everything. */
  hideCategories?: boolean;
  /** Label of the quote button. */
  quoteText?: ShortText;
  /** Target of the quote button; the model is added to its query. */
  quoteHref?: Href;
}
