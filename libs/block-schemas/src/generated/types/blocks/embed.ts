/* Generated from src/blocks/embed/schema.json by `npm run codegen`. Do not edit. */
import type { Href, InlineHtml, ShortText } from '../common.ts';

/** A video, map, tour or post of another site, as the Editor.js embed tool saves it. */
export interface EmbedData {
  /**
   * Key of the service as the embed tool saves it, such as youtube. Names the link where the content can't be framed ("Watch on YouTube"), if the service is known and source is one of its pages; otherwise the link names the host of source. The name of a frame comes from the address in embed, not from here.
   */
  service: ShortText;
  /** Address of the page as it was pasted; the link where the content itself can't be shown. */
  source: Href;
  /**
   * Address of the content to show in the frame. Only known hosts are framed: YouTube, Vimeo, Google Maps, OpenStreetMap, Matterport, Facebook, Instagram, X, CodePen.
   */
  embed: Href;
  /** Width of the content in pixels; with the height, it gives the aspect ratio. */
  width?: number;
  /** Height of the content in pixels. */
  height?: number;
  /** Caption below the frame; also its accessible name. */
  caption?: InlineHtml;
}
