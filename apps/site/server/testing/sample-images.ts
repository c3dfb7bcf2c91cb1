import { createEncoderPool, type EncoderPool } from '../images/encoder-pool.ts';
import {
  createImageService,
  type ImageService,
  type ImageServiceOptions,
} from '../images/image-service.ts';

/** Creates an image service with the real encoder in one process, within generous limits. */
export const sampleImages = (
  options: Pick<ImageServiceOptions, 'dataDir'> & Partial<ImageServiceOptions>,
): ImageService =>
  createImageService({
    encoders: createEncoderPool({ slots: 1, cpuSeconds: 60, memoryMb: 1024 }),
    ...options,
  });

/** Creates a pool that starts no process: every picture is made by `encode`. */
export const pretendEncoders = (
  encode: EncoderPool['encode'],
  { slots = 1, cpuMs = 1_000 } = {},
): EncoderPool => ({ slots, cpuMs, encode, close: () => {} });
