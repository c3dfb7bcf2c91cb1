/* Generated from src/blocks/image/schema.json by `npm run codegen`. Do not edit. */
import type { AssetPath, InlineHtml, ShortText } from '../common.ts';

/** A picture with a caption, as the Editor.js image tool saves it. */
export interface ImageData {
  file: ImageFile;
  /**
   * What the picture shows, for those who do not see it. Without it the picture counts as decoration.
   */
  alt?: ShortText;
  /** A line under the picture. */
  caption?: InlineHtml;
  /** Draws a line around the picture. */
  withBorder?: boolean;
  /** Sets the picture on a quiet ground, with room around it. */
  withBackground?: boolean;
  /** Runs the picture from edge to edge of the page. */
  stretched?: boolean;
}

/** The picture itself. */
export interface ImageFile {
  /** Where the picture lies. */
  url: AssetPath;
  /** Width of the picture in pixels, so that the page keeps its place while it loads. */
  width?: number;
  /** Height of the picture in pixels. */
  height?: number;
}
