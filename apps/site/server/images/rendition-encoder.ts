import type { Asset } from '@forecourt/block-schemas';
import { WorkCancelled } from '../limits/fair-queue.ts';
import { assetFile } from '../tenants/asset-file.ts';
import type { EncoderPool, Lane } from './encoder-pool.ts';
import type { FailureMemory } from './failure-memory.ts';
import type { ImageRequest } from './image-request.ts';
import { PictureFailure } from './picture-failures.ts';
import type { RenditionStore } from './rendition-store.ts';

/** Outcome of an attempt to encode a rendition. */
export type PictureResult = 'made' | 'failed' | 'timed-out';

/** A rendition of a picture. */
export interface Rendition {
  readonly asset: Asset;
  readonly request: ImageRequest;
  /** Its file in the store. */
  readonly file: string;
}

/** Services of {@link createRenditionEncoder}. */
export interface RenditionEncoderOptions {
  readonly encoders: EncoderPool;
  readonly failures: FailureMemory;
  readonly store: RenditionStore;
  /** Resolves to false while nothing is to be cached. */
  readonly diskHasRoom: () => Promise<boolean>;
  /** Called after every attempt that was not cancelled. */
  readonly onResult: (lane: Lane, result: PictureResult) => void;
  /** Called when a rendition could not be cached. */
  readonly onDiskError: (error: unknown) => void;
}

/**
 * Encodes a rendition and caches it.
 * @returns its file in the store; the picture itself if the disk is not writable or has no room.
 */
export type EncodeRendition = (
  rendition: Rendition,
  lane: Lane,
  signal?: AbortSignal,
) => Promise<string | Buffer>;

/** Creates the function that encodes renditions, and remembers pictures that can't be encoded. */
export function createRenditionEncoder(options: RenditionEncoderOptions): EncodeRendition {
  const { encoders, failures, store, diskHasRoom, onResult, onDiskError } = options;

  const encode: EncodeRendition = async ({ asset, request }, lane, signal) => {
    const { width, height, format } = request;
    const effort = lane === 'ahead' ? 'thorough' : 'fast';
    const picture = await pictureOf(asset, request);
    try {
      return await encoders.encode({ picture, width, height, format, effort }, lane, signal);
    } catch (error) {
      // A picture that takes too long at the greater effort may be made in time for a visitor.
      const saysNothing =
        lane === 'ahead' && error instanceof PictureFailure && error.kind === 'too-slow';
      if (error instanceof PictureFailure && !saysNothing) await failures.add(asset.hash, error);
      if (!(error instanceof WorkCancelled)) onResult(lane, resultOf(error));
      throw error;
    }
  };

  return async (rendition, lane, signal) => {
    const made = await encode(rendition, lane, signal);
    onResult(lane, 'made');
    if (!(await diskHasRoom())) return made;
    try {
      await store.write(rendition.file, made);
      return rendition.file;
    } catch (error) {
      onDiskError(error);
      return made;
    }
  };
}

/** Returns the picture as the encoder needs it; the focal point only if the rendition is cut to it. */
async function pictureOf(asset: Asset, { focus }: ImageRequest) {
  const { path, hash, mediaType, width, height, cutOut, focalPoint } = asset;
  return {
    path,
    hash,
    mediaType,
    width,
    height,
    cutOut,
    file: (await assetFile(asset)) ?? asset.file,
    focalPoint: focus === undefined ? undefined : focalPoint,
  };
}

/** Returns the result of an attempt that failed. */
export const resultOf = (error: unknown): PictureResult =>
  error instanceof PictureFailure && ['too-slow', 'stalled'].includes(error.kind)
    ? 'timed-out'
    : 'failed';
