/* Generated from src/blocks/success/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText } from '../common.ts';

/**
 * The thanks after a form, chosen by the query's category and subcategory. The page's own messages win; the texts here stand in where no message fits.
 */
export interface SuccessData {
  /** Heading where no message fits. */
  heading?: ShortText;
  /** Text below that heading. */
  description?: InlineHtml;
}
