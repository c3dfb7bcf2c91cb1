/* Generated from src/blocks/tags/schema.json by `npm run codegen`. Do not edit. */
import type { Colour, ShortText } from '../common.ts';

/** A row of short labels, each in colours of its own if wanted. */
export interface TagsData {
  /** The labels in order. */
  tags: TagsItem[];
}

/** A label. */
export interface TagsItem {
  /** What the label says, a word or two. */
  text: ShortText;
  /** Ground of the label; without it, the theme's quiet ground. */
  backgroundColor?: Colour;
  /**
   * Colour of the words. Where it can not be read on the ground (contrast under 4.5), black or white takes its place.
   */
  textColor?: Colour;
}
