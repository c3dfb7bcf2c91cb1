/* Generated from src/blocks/success/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml, ShortText } from '../common.ts';

/**
 * The thank-you message after a form, chosen by the query's category and subcategory. The page's own messages take precedence; the texts here are used where none matches.
 */
export interface SuccessData {
  /** Heading where no message matches. */
  heading?: ShortText;
  /** Text below that heading. */
  description?: InlineHtml;
}
