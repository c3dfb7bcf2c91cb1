import path from 'node:path';
import type { Asset } from '@forecourt/block-schemas';
import type { ImageRequest } from '../images/image-request.ts';
import { renditionFile, type ImageService } from '../images/image-service.ts';
import { encoderVersion } from '../images/picture-job.ts';
import { PictureFailure, type PictureFailureKind } from '../images/picture-failures.ts';
import { createRenditionStore } from '../images/rendition-store.ts';
import { QueueFull, WorkCancelled } from '../limits/fair-queue.ts';
import type { RemoteCall } from './calls.ts';

interface PictureArguments {
  readonly asset: Asset;
  readonly request: ImageRequest;
}

/** Reason why there is no rendition, without the classes that a channel between processes loses. */
type Refusal =
  | { readonly name: 'QueueFull' | 'WorkCancelled'; readonly message: string }
  | {
      readonly name: 'PictureFailure';
      readonly kind: PictureFailureKind;
      readonly message: string;
      readonly remembered: boolean;
    };

/** Functions that the primary answers for the images of its server's processes. */
export type ImageAnswers = ReturnType<typeof imageAnswers>;

/** Lets the processes of a server share an image service: its queue, its encoders, its limits. */
export const imageAnswers = (images: ImageService) => ({
  async rendition(
    { asset, request, tenant }: PictureArguments & { readonly tenant: string },
    signal: AbortSignal,
  ): Promise<{ readonly made: string | Buffer } | { readonly refusal: Refusal }> {
    try {
      return { made: await images.rendition(asset, request, tenant, signal) };
    } catch (error) {
      if (error instanceof PictureFailure) {
        const { name, kind, message, remembered } = error;
        return { refusal: { name, kind, message, remembered } };
      }
      if (error instanceof QueueFull || error instanceof WorkCancelled)
        return { refusal: { name: error.name, message: error.message } };
      throw error;
    }
  },
  prepare: ({ asset, request }: PictureArguments, signal: AbortSignal) =>
    images.prepare(asset, request, signal),
  pictureQueueLength: () => images.queueLength(),
  hasRoomForPictures: () => images.hasRoom(),
  pictureCacheBytes: () => images.cacheBytes(),
});

/** The image service of the primary, for another process of its server. */
export function sharedImages(call: RemoteCall<ImageAnswers>, dataDir: string): ImageService {
  const root = path.join(dataDir, 'images');
  // The primary alone writes to the store, and bounds it.
  const store = createRenditionStore(root, encoderVersion, Infinity);
  return {
    directory: path.join(root, encoderVersion),
    async rendition(asset, request, tenant, signal) {
      const file = renditionFile(request);
      if (await store.has(file)) return file;
      const answer = await call('rendition', { asset, request, tenant }, signal).catch(
        (error: unknown) => {
          throw signal?.aborted ? new WorkCancelled() : error;
        },
      );
      if ('made' in answer) return answer.made;
      throw errorOf(answer.refusal);
    },
    // As for a visitor's rendition that is made elsewhere, there is nothing more to do.
    prepare: (asset, request, signal) =>
      call('prepare', { asset, request }, signal).catch(() => 'known' as const),
    queueLength: () => call('pictureQueueLength', undefined),
    hasRoom: () => call('hasRoomForPictures', undefined),
    cacheBytes: () => call('pictureCacheBytes', undefined),
    // The primary closes it.
    close: () => {},
  };
}

function errorOf(refusal: Refusal): Error {
  switch (refusal.name) {
    case 'PictureFailure':
      return new PictureFailure(refusal.kind, refusal.message, refusal.remembered);
    case 'QueueFull':
      return new QueueFull(refusal.message);
    case 'WorkCancelled':
      return new WorkCancelled(refusal.message);
  }
}
