/* Generated from src/blocks/tag/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Colour, Icon, ShortText } from '../common.ts';

/** A single coloured label, such as "Demo" or "Price drop". */
export interface TagData {
  /** What the label says. */
  text: ShortText;
  /** The label's ground, always opaque; the theme's soft brand colour without it. */
  backgroundColor?: Colour;
  /** The text's colour. One that could not be read on the ground gives way to black or white. */
  textColor?: Colour;
  /** Icon before the text. */
  icon?: Icon;
  /** Where the label stands in its column. */
  horizontalAlignment?: Alignment;
}
