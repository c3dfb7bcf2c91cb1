/* Generated from src/blocks/faq/schema.json by `npm run codegen`. Do not edit. */
import type { EditorDocument, InlineHtml } from '../common.ts';

/** Questions that open to show their answers. */
export interface FaqData {
  /** Heading of the questions. */
  heading?: InlineHtml;
  /** A line under the heading. */
  subheading?: InlineHtml;
  /**
   * The questions in order. Of each, the first block is the question and the others are the answer.
   */
  questions: EditorDocument[];
}
