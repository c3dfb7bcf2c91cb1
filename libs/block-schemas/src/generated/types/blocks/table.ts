/* Generated from src/blocks/table/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml } from '../common.ts';

/** A table, as the Editor.js table tool saves it. */
export interface TableData {
  /** The first row holds the headings of the columns. */
  withHeadings?: boolean;
  /** Uses the full width of the page's content instead of that of the text. */
  stretched?: boolean;
  /** Rows from top to bottom, each a list of cells from left to right. */
  content: InlineHtml[][];
}
