/* Generated from src/blocks/iconButtonsTool/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Href, Icon, ShortText } from '../common.ts';

/** Links as tiles, each with an icon: the short cuts of a page. */
export interface IconButtonsToolData {
  /** The tiles in reading order. */
  buttons: IconButton[];
  /** default draws bordered tiles, minimal the icon and text alone. */
  type?: 'default' | 'minimal';
  /** Ground of the icons: accent colour, brand colour, an outline, or none. */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /** Where icon and text stand in a tile, and an unfilled row on the page. */
  horizontalAlignment?: Alignment;
  /** Tiles in one row on a wide screen; on a phone there are two. */
  buttonsPerRow?: number;
}

/** A link with an icon. */
export interface IconButton {
  /** The tile's icon. */
  icon: Icon;
  /** What the tile says. */
  text: ShortText;
  href: Href;
}
