import type { Asset } from '@forecourt/block-schemas';
import type { RenditionFormat } from './image-request.ts';

/** Version in every cached file's path, so that files from earlier encoder settings are not served. */
export const encoderVersion = 'v2';

/** Processor time that an encoder spends on a picture: `thorough` is for those that no visitor waits for. */
type EncoderEffort = 'fast' | 'thorough';

/** One rendition to encode, as the encoder process receives it. */
export interface PictureJob {
  readonly picture: Pick<
    Asset,
    'path' | 'file' | 'hash' | 'mediaType' | 'width' | 'height' | 'cutOut' | 'focalPoint'
  >;
  /** Width in pixels. */
  readonly width: number;
  /** Height in pixels for a picture of a shared link; others keep their aspect ratio. */
  readonly height?: number;
  readonly format: RenditionFormat;
  readonly effort: EncoderEffort;
}

/** Message of the encoder process to the server. */
export type EncoderMessage =
  | { readonly type: 'ready' }
  /** Resource usage so far, sent while a picture is being encoded. */
  | { readonly type: 'usage'; readonly cpuMs: number; readonly rssBytes: number }
  | { readonly type: 'done'; readonly bytes: Uint8Array }
  | { readonly type: 'failed'; readonly unusable: boolean; readonly message: string };
