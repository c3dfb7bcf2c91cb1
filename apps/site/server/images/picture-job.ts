import type { Asset } from '@forecourt/block-schemas';
import type { ImageFormat } from './image-request.ts';

/**
 * Part of every cached file's path: a change of the encoder's settings must not serve files made
 * with the earlier ones.
 */
export const encoderVersion = 'v1';

/** One rendition to make, as the encoder process receives it. */
export interface PictureJob {
  readonly picture: Pick<
    Asset,
    'path' | 'file' | 'hash' | 'mediaType' | 'width' | 'height' | 'cutOut'
  >;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels, for a picture of a shared link; else the picture's own shape decides. */
  readonly height?: number;
  readonly format: ImageFormat;
}

/** Message of the encoder process to the server. */
export type EncoderMessage =
  | { readonly type: 'ready' }
  /** Sent while a picture is made: what it has used so far. */
  | { readonly type: 'usage'; readonly cpuMs: number; readonly rssBytes: number }
  | { readonly type: 'done'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly unusable: boolean; readonly message: string };
