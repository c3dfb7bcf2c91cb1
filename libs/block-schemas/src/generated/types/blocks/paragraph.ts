/* Generated from src/blocks/paragraph/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml } from '../common.ts';

/** A paragraph of running text, as Editor.js saves it. */
export interface ParagraphData {
  /** The paragraph, with emphasis and links. */
  text: InlineHtml;
}
