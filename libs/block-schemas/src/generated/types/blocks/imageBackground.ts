/* Generated from src/blocks/imageBackground/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, AssetPath, EditorDocument, Pixels } from '../common.ts';

/** An image behind other blocks, with an overlay that keeps their text readable. */
export interface ImageBackgroundData {
  /** The image behind the blocks; it is decoration. */
  image: AssetPath;
  /**
   * Part of the image that stays visible on a narrow screen, from 0 (left edge) to 1 (right edge); by default the picture's focal point from site.json, else the middle.
   */
  focus?: number;
  /** Blocks in front of the image. */
  content: EditorDocument;
  overlay?: ImageBackgroundOverlay;
  /** Minimum height. */
  minHeight?: Pixels;
  /** Alignment of the text. */
  alignment?: Alignment;
}

/** Overlay between image and blocks. */
export interface ImageBackgroundOverlay {
  /** deep: light text on the theme's deep colour; light: the theme's own text on its surface. */
  tone?: 'deep' | 'light';
  /**
   * Opacity of the overlay, up to 1. An overlay too thin for its tone has 0.72 (deep) or 0.86 (light), the minimum that keeps text readable on any image.
   */
  strength?: number;
}
