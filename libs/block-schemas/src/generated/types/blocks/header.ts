/* Generated from src/blocks/header/schema.json by `npm run codegen`. Do not edit. */
import type { InlineHtml } from '../common.ts';

/** A heading of level 1 to 6, as the Editor.js header tool saves it. */
export interface HeaderData {
  /** The heading. */
  text: InlineHtml;
  /** Level: 1 is the page's own title, 2 starts a section, 3 to 6 go deeper. */
  level?: number;
}
