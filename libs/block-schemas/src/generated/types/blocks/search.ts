/* Generated from src/blocks/search/schema.json by `npm run codegen`. Do not edit. */
import type { ShortText } from '../common.ts';

/** Stands in old pages where a search field was; draws nothing. */
export interface SearchData {
  /** The words that stood in the field; ignored. */
  placeholder?: ShortText;
}
