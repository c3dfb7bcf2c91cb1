/* Generated from src/blocks/modelColors/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText, Slug } from '../common.ts';

/** The paints of a model: a picture of the car, swatches, and tabs for its versions. */
export interface ModelColorsData {
  /** Heading above the picture. */
  heading?: ShortText;
  /** A sentence or two under the heading. */
  description?: InlineHtml;
  /** The model. */
  model: Slug;
}
