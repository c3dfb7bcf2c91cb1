/* Generated from src/blocks/search/schema.json by `npm run codegen`. Do not edit. */
import type { ShortText } from '../common.ts';

/** Placeholder of a former search field in old pages; renders nothing. */
export interface SearchData {
  /** Placeholder text of the former field; ignored. */
  placeholder?: ShortText;
}
