/* Generated from src/blocks/imageSlider/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, Href, ObjectFit, Pixels, ShortText } from '../common.ts';

/** Pictures side by side that people swipe through; they can move on by themselves. */
export interface ImageSliderData {
  /** The pictures in order. */
  slides: ImageSlide[];
  /** What the slider shows, for people who do not see it. */
  label?: ShortText;
  /**
   * How many pictures are in view: single one, peek one and a piece of the next, strip several.
   */
  layout?: 'single' | 'peek' | 'strip';
  /** Height of every picture on a wide screen; narrow screens keep the proportions. */
  imageHeight?: Pixels;
  /** Width of every picture, at most the screen's; instead of the layout's. */
  imageWidth?: Pixels;
  /** Proportions of every picture, if imageHeight does not set them. */
  aspectRatio?: AspectRatio;
  objectFit?: ObjectFit;
  /** Draw a frame around the pictures. */
  useFrame?: boolean;
  /** Let the pictures run on to the edge of the screen. */
  allowOverflow?: boolean;
  /**
   * Move on without being asked; stops on hover and focus, can be paused, and never starts for people who prefer less motion.
   */
  autoplay?: boolean;
  /** How long a picture stays, in milliseconds. */
  delay?: number;
}

/** One picture, perhaps a link. */
export interface ImageSlide {
  /** The picture. */
  url: AssetPath;
  /** What the picture shows and, for a link, where it leads. */
  alt?: ShortText;
  /** Where the picture leads. */
  href?: Href;
  /** Width of the picture file. */
  width?: Pixels;
  /** Height of the picture file. */
  height?: Pixels;
}
