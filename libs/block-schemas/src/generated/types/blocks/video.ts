/* Generated from src/blocks/video/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, InlineHtml, ShortText } from '../common.ts';

/**
 * A short film that plays by itself, without sound and over and over. People who prefer less motion see its poster and start it themselves.
 */
export interface VideoData {
  /** The film, MP4. An address without .mp4 gets it. */
  url: AssetPath;
  /** The picture that stands until the film plays. */
  poster?: AssetPath;
  /** What the film shows, for people who do not see it. */
  title?: ShortText;
  /** A line under the film. */
  caption?: InlineHtml;
  captions?: VideoCaptions;
  /** Proportions of the film. */
  aspectRatio?: AspectRatio;
}

/** The film's words as text. */
export interface VideoCaptions {
  /** The captions, WebVTT. */
  url: AssetPath;
  /** Their language tag. */
  language?: string;
  /** Their name in the player's menu. */
  label?: ShortText;
}
