/* Generated from src/blocks/buttons/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, Href, Icon, ShortText } from '../common.ts';

/** One or more links drawn as buttons, in rows. */
export interface ButtonsData {
  /** The buttons in reading order. */
  buttons: Button[];
  /** minimal draws underlined links, default draws filled or outlined buttons. */
  type?: 'default' | 'minimal';
  /** Weight of the buttons: one accent action a screen, else brand, outline or plain. */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
  /** Where the rows stand. */
  horizontalAlignment?: Alignment;
  /** Buttons in one row on a wide screen; on a phone they stack. */
  buttonsPerRow?: number;
}

/** A link drawn as a button. */
export interface Button {
  /** What the button says. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
}
