/* Generated from src/blocks/faq/schema.json by `npm run codegen`. Do not edit. */
import type { EditorDocument, InlineHtml } from '../common.ts';

/** Questions that open to show their answers. */
export interface FaqData {
  /** Heading of the questions. */
  heading?: InlineHtml;
  /** A line below the heading. */
  subheading?: InlineHtml;
  /** Questions in order; the first block of each is the question, the others are the answer. */
  questions: EditorDocument[];
}
