/* Generated from src/blocks/buttons/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Href, Icon, ShortText } from '../common.ts';

/** One or more links that look like buttons, in rows. */
export interface ButtonsData {
  /** The buttons in reading order. */
  buttons: Button[];
  /** minimal renders underlined links, default filled or outlined buttons. */
  type?: 'default' | 'minimal';
  /**
   * Weight of the buttons: accent for one action per screen, otherwise brand, outline or plain.
   */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /** Alignment of the rows. */
  horizontalAlignment?: Alignment;
  /** Buttons in one row on a wide screen; on a phone they stack. */
  buttonsPerRow?: number;
}

/** A link that looks like a button. */
export interface Button {
  /** Label of the button. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
}
