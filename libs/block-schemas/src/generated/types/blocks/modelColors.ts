/* Generated from src/blocks/modelColors/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText, Slug } from '../common.ts';

/** Paints of a model: an image of the car, swatches, and tabs for its versions. */
export interface ModelColorsData {
  /** Heading above the image. */
  heading?: ShortText;
  /** A sentence or two below the heading. */
  description?: InlineHtml;
  /** The model. */
  model: Slug;
}
