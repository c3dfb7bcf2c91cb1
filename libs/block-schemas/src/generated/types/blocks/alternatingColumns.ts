/* Generated from src/blocks/alternatingColumns/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, BlockHtml, Href, Icon, ObjectFit, ShortText } from '../common.ts';

/** Rows of an image and a text that alternate sides. */
export interface AlternatingColumnsData {
  /** The rows from top to bottom. */
  rows: AlternatingRow[];
  /** Side of the first row's image; rows alternate from there. */
  firstImage?: 'left' | 'right';
  /** Aspect ratio of the images. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
}

/** An image with its text. */
export interface AlternatingRow {
  /** The image. */
  image: AssetPath;
  /** Description of the image for people who can't see it; empty if it only decorates. */
  alt?: ShortText;
  /** Heading of the text. */
  heading: ShortText;
  /** The text, with paragraphs and lists where needed. */
  text?: BlockHtml;
  /** Links below the text. */
  buttons?: AlternatingRowButton[];
}

/** A link that looks like a button. */
export interface AlternatingRowButton {
  /** Label of the button. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
  /** Weight of the button. */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
}
