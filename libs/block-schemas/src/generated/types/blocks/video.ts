/* Generated from src/blocks/video/schema.json by `npm run codegen`. Do not edit. */
import type { AspectRatio, AssetPath, InlineHtml, ShortText } from '../common.ts';

/**
 * A short video that plays automatically, muted and in a loop. Visitors who prefer reduced motion see its poster and start it themselves.
 */
export interface VideoData {
  /** The video, MP4; the extension is added to an address without it. */
  url: AssetPath;
  /** Image that is shown until the video plays. */
  poster?: AssetPath;
  /** Description of the video for people who can't see it. */
  title?: ShortText;
  /** Caption below the video. */
  caption?: InlineHtml;
  captions?: VideoCaptions;
  /** Aspect ratio of the video. */
  aspectRatio?: AspectRatio;
}

/** Captions of the spoken words. */
export interface VideoCaptions {
  /** The captions file, WebVTT. */
  url: AssetPath;
  /** Language tag of the captions. */
  language?: string;
  /** Name of the captions in the player's menu. */
  label?: ShortText;
}
