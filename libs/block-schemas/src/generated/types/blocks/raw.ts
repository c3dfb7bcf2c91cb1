/* Generated from src/blocks/raw/schema.json by `npm run codegen`. Do not edit. */
import type { BlockHtml } from '../common.ts';

/** HTML written by hand, as the Editor.js raw tool saves it. */
export interface RawData {
  /**
   * The HTML. Scripts, styles, forms, frames and event handlers are removed when the page is rendered.
   */
  html: BlockHtml;
}
