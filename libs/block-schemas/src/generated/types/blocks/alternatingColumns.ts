/* Generated from src/blocks/alternatingColumns/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, BlockHtml, Href, Icon, ObjectFit, ShortText } from '../common.ts';

/** Rows of a picture and a text that swap sides row by row. */
export interface AlternatingColumnsData {
  /** The rows from top to bottom. */
  rows: AlternatingRow[];
  /** The side of the first row's picture; the next row's is on the other side. */
  firstImage?: 'left' | 'right';
  /** Shape of the pictures. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
}

/** One picture with its text. */
export interface AlternatingRow {
  /** The picture. */
  image: AssetPath;
  /** What the picture shows; empty if it only decorates. */
  alt?: ShortText;
  /** Heading of the text. */
  heading: ShortText;
  /** The text, with paragraphs and lists where needed. */
  text?: BlockHtml;
  /** Links below the text. */
  buttons?: AlternatingRowButton[];
}

/** A link drawn as a button. */
export interface AlternatingRowButton {
  /** What the button says. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
  /** Weight of the button. */
  style?: 'accent' | 'brand' | 'outline' | 'plain';
}
