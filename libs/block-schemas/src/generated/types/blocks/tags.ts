/* Generated from src/blocks/tags/schema.json by `npm run codegen`. Do not edit. */
import type { Colour, ShortText } from '../common.ts';

/** A row of short labels, each with optional colours. */
export interface TagsData {
  /** The labels in order. */
  tags: TagsItem[];
}

/** A label. */
export interface TagsItem {
  /** Text of the label, a word or two. */
  text: ShortText;
  /** Background of the label; the theme's muted background by default. */
  backgroundColor?: Colour;
  /**
   * Colour of the text. One that is not readable on the background (contrast below 4.5) is replaced with black or white.
   */
  textColor?: Colour;
}
