/* Generated from src/blocks/imageBanner/schema.json by `npm run codegen`. Do not edit. */
import type { Alignment, AssetPath, Href, Icon, InlineHtml, Pixels, ShortText } from '../common.ts';

/**
 * A wide image with a heading, a few words and actions. As the first block of a page it is the hero and carries the page's h1.
 */
export interface ImageBannerData {
  /** The image. */
  image: AssetPath;
  /** Description of the image for people who can't see it; empty if it only decorates. */
  alt?: ShortText;
  /** Width of the image file, if it is not one of the tenant's assets. */
  imageWidth?: Pixels;
  /** Height of the image file, if it is not one of the tenant's assets. */
  imageHeight?: Pixels;
  /**
   * The same subject in portrait format, about 2:3, for phones (below 620 px), where the image would be enlarged and cropped at its sides. `alt` describes both.
   */
  imagePortrait?: AssetPath;
  /**
   * Part of the image that stays visible on a narrow screen, from 0 (left edge) to 1 (right edge); by default the picture's focal point from site.json, else the middle.
   */
  focus?: number;
  /** A cut-out, such as a car, in front of the image at its lower edge. */
  foregroundImage?: AssetPath;
  /** Description of the cut-out for people who can't see it. */
  foregroundAlt?: ShortText;
  /** Caption of the image. */
  caption?: ShortText;
  /** Heading of the banner. */
  heading?: InlineHtml;
  /** A line below the heading. */
  subheading?: InlineHtml;
  /** A sentence or two below the subheading. */
  text?: InlineHtml;
  /** One main action and at most a few others. */
  buttons?: ImageBannerButton[];
  overlay?: ImageBannerOverlay;
  /** Minimum height of the banner on a wide screen. */
  height?: Pixels;
  /** Alignment of the text. */
  alignment?: Alignment;
  /**
   * Render the banner as the page's hero and load its image first. By default, the first block of the page is the hero.
   */
  priority?: boolean;
}

/** A link that looks like a button. */
export interface ImageBannerButton {
  /** Label of the button. */
  text: ShortText;
  href: Href;
  /** Icon beside the text. */
  icon?: Icon;
  /** Weight of the button; by default accent for the first and outline for the others. */
  look?: 'accent' | 'brand' | 'outline' | 'plain';
}

/** Overlay between image and text. */
export interface ImageBannerOverlay {
  /** Without an overlay, the text has its own panel. */
  on?: boolean;
  /**
   * Maximum opacity of the overlay, from 0 to 1; 0.62 with a cut-out. From 0.7, the text is readable on any image; below that, the image must be dark behind the text.
   */
  strength?: number;
  /** Side of the text, where the overlay is most opaque. */
  side?: 'left' | 'right' | 'bottom' | 'all';
}
