/* Generated from src/blocks/imageBackground/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, AssetPath, EditorDocument, Pixels } from '../common.ts';

/** A picture behind other blocks, with a veil that keeps their text readable. */
export interface ImageBackgroundData {
  /** The picture behind the blocks; it is decoration. */
  image: AssetPath;
  /** The part of the picture that a narrow screen keeps, from 0 (left edge) to 1 (right edge). */
  focus?: number;
  /** The blocks in front of the picture. */
  content: EditorDocument;
  overlay?: ImageBackgroundOverlay;
  /** Least height; more content makes it taller. */
  minHeight?: Pixels;
  /** How the lines of text are set. */
  alignment?: Alignment;
}

/** The veil between picture and blocks. */
export interface ImageBackgroundOverlay {
  /** deep: light text on the theme's deep colour; light: the theme's own text on its surface. */
  tone?: 'deep' | 'light';
  /**
   * How dense the veil is, up to 1 (solid). A veil too thin for its tone is drawn at 0.72 (deep) or 0.86 (light), the least that keeps text readable on any picture.
   */
  strength?: number;
}
