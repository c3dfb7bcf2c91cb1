/* Generated from src/blocks/tag/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Colour, Icon, ShortText } from '../common.ts';

/** A single coloured label, such as "Demo" or "Price drop". */
export interface TagData {
  /** Text of the label. */
  text: ShortText;
  /** Background of the label, always opaque; the theme's soft brand colour by default. */
  backgroundColor?: Colour;
  /**
   * Colour of the text. One that is not readable on the background is replaced with black or white.
   */
  textColor?: Colour;
  /** Icon before the text. */
  icon?: Icon;
  /** Alignment of the label in its column. */
  horizontalAlignment?: Alignment;
}
