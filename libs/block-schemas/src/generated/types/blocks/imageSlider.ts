/* Generated from src/blocks/imageSlider/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, Href, ObjectFit, Pixels, ShortText } from '../common.ts';

/** Images side by side to swipe through; they can advance automatically. */
export interface ImageSliderData {
  /** Images in order. */
  slides: ImageSlide[];
  /** Accessible name of the slider. */
  label?: ShortText;
  /** Images in view: single shows one, peek one and part of the next, strip several. */
  layout?: 'single' | 'peek' | 'strip';
  /** Height of every image on a wide screen; narrow screens keep the aspect ratio. */
  imageHeight?: Pixels;
  /** Width of every image, at most the screen's, in place of the layout's. */
  imageWidth?: Pixels;
  /** Aspect ratio of every image, unless imageHeight sets it. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /** Adds a frame around the images. */
  useFrame?: boolean;
  /** Let the images extend to the edge of the screen. */
  allowOverflow?: boolean;
  /**
   * Advance automatically; it stops on hover and focus, can be paused, and never starts for visitors who prefer reduced motion.
   */
  autoplay?: boolean;
  /** Time per image in milliseconds. */
  delay?: number;
}

/** An image, optionally with a link. */
export interface ImageSlide {
  /** The image. */
  url: AssetPath;
  /** Description of the image for people who can't see it and, for a link, of its target. */
  alt?: ShortText;
  /** Target of the image's link. */
  href?: Href;
  /** Width of the image file. */
  width?: Pixels;
  /** Height of the image file. */
  height?: Pixels;
}
