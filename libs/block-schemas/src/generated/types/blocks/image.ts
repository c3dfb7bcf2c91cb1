/* Generated from src/blocks/image/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, InlineHtml, ShortText } from '../common.ts';

/** An image with a caption, as the Editor.js image tool saves it. */
export interface ImageData {
  file: ImageFile;
  /**
   * Description of the image for people who can't see it. Without it, the image counts as decoration.
   */
  alt?: ShortText;
  /** Caption below the image. */
  caption?: InlineHtml;
  /** Adds a border to the image. */
  withBorder?: boolean;
  /** Puts the image on a muted background with space around it. */
  withBackground?: boolean;
  /** Shows the image from edge to edge of the page. */
  stretched?: boolean;
}

/** The image file and its size. */
export interface ImageFile {
  /** Address of the image. */
  url: AssetPath;
  /** Width of the image in pixels, so that the page doesn't shift while it loads. */
  width?: number;
  /** Height of the image in pixels. */
  height?: number;
}
