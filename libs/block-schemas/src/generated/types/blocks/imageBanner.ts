/* Generated from src/blocks/imageBanner/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, AssetPath, Href, Icon, InlineHtml, Pixels, ShortText } from '../common.ts';

/**
 * A wide picture with a heading, a few words and actions. As the first block of a page it is the hero and carries the page's h1.
 */
export interface ImageBannerData {
  /** The picture. */
  image: AssetPath;
  /** What the picture shows, for people who do not see it; empty if it only sets the mood. */
  alt?: ShortText;
  /** Width of the picture file, where it is not one of the tenant's assets. */
  imageWidth?: Pixels;
  /** Height of the picture file, where it is not one of the tenant's assets. */
  imageHeight?: Pixels;
  /** The part of the picture that a narrow screen keeps, from 0 (left edge) to 1 (right edge). */
  focus?: number;
  /** A cut-out, such as a car, that stands in front of the picture on its lower edge. */
  foregroundImage?: AssetPath;
  /** What the cut-out shows. */
  foregroundAlt?: ShortText;
  /** Names what is in the picture. */
  caption?: ShortText;
  /** The promise, in a few words. */
  heading?: InlineHtml;
  /** A line under the heading. */
  subheading?: InlineHtml;
  /** A sentence or two under that. */
  text?: InlineHtml;
  /** What to do next: one main action and at most a few others. */
  buttons?: ImageBannerButton[];
  overlay?: ImageBannerOverlay;
  /** Least height of the banner on a wide screen; more text makes it taller. */
  height?: Pixels;
  /** How the lines of text are set. */
  alignment?: Alignment;
  /**
   * Draw the banner as the page's hero, in the way of the theme, and load its picture first. Without it, that is so for the first block of the page.
   */
  priority?: boolean;
}

/** A link drawn as a button. */
export interface ImageBannerButton {
  /** What the button says. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
  /** Weight of the button; without it the first is the accent and the others are outlined. */
  look?: 'accent' | 'brand' | 'outline' | 'plain';
}

/** The veil between picture and text. */
export interface ImageBannerOverlay {
  /** Without a veil the text stands on a plate of its own. */
  on?: boolean;
  /**
   * How dense the veil is where it is densest, from 0 (none) to 1 (solid); 0.62 if a cut-out stands in front, since the words are in the sky then. From 0.7 on the text is readable on any picture; below that the picture has to be dark where the text stands.
   */
  strength?: number;
  /** Where the veil is densest and the text stands. */
  side?: 'left' | 'right' | 'bottom' | 'all';
}
