/* Generated from src/blocks/iconButtonsTool/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Href, Icon, ShortText } from '../common.ts';

/** Links as tiles with icons: shortcuts of a page. */
export interface IconButtonsToolData {
  /** The tiles in reading order. */
  buttons: IconButton[];
  /** default renders tiles with borders, minimal only icon and text. */
  type?: 'default' | 'minimal';
  /** Background of the icons: accent colour, brand colour, an outline, or none. */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /** Alignment of icon and text in a tile, and of an incomplete row. */
  horizontalAlignment?: Alignment;
  /** Tiles in one row on a wide screen; on a phone there are two. */
  buttonsPerRow?: number;
}

/** A link with an icon. */
export interface IconButton {
  /** The tile's icon. */
  icon: Icon;
  /** Label of the tile. */
  text: ShortText;
  href: Href;
}
