import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { framePicture, sizeInFrame } from './frame-picture.ts';
import type { PictureJob } from './picture-job.ts';
import { PictureFailure } from './picture-failures.ts';

// One picture uses one core; the queue controls concurrency.
sharp.concurrency(1);
sharp.cache(false);

/** Decoders by media type; a file is never passed to another one, whatever its content looks like. */
const decoders: Readonly<Record<string, string>> = {
  'image/avif': 'VipsForeignLoadHeif',
  'image/gif': 'VipsForeignLoadNsgif',
  'image/jpeg': 'VipsForeignLoadJpeg',
  'image/png': 'VipsForeignLoadPng',
  'image/svg+xml': 'VipsForeignLoadSvg',
  'image/webp': 'VipsForeignLoadWebp',
};

const maxInputPixels = 100_000_000;
/** Maximum height of a picture; WebP allows 16,383 pixels. */
const maxHeight = 8_192;
/**
 * Settings of AVIF by effort. Both look the same (by PSNR, within 0.3 dB); `thorough` saves a fifth
 * of the bytes and takes four times as long.
 */
const avifSettings = {
  fast: { quality: 58, effort: 1 },
  thorough: { quality: 54, effort: 3 },
} as const;

/** Default resolution of a drawing: one unit is one pixel at 72 dots an inch. */
const drawingDensity = 72;

/**
 * Encodes one rendition of a picture: drawings are rasterised at the requested width, photographs
 * are only scaled down, except for shared links. Of an animation the first frame is used. Runs in a
 * process of its own.
 * @throws {PictureFailure} when the decoder rejects it.
 * @throws when the file is gone or has changed.
 */
export async function encodeImage(job: PictureJob): Promise<Buffer> {
  const { picture, width, format, effort } = job;
  const isDrawing = picture.mediaType === 'image/svg+xml';
  // From memory, not by path, so that a drawing cannot refer to other files.
  const source = await readFile(picture.file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, picture.hash.length);
  // Cached under the old content's hash, it would stay wrong forever.
  if (hash !== picture.hash) throw new Error(`${picture.path} has changed since it was read`);
  const decoder = decoders[picture.mediaType];
  if (decoder === undefined) throw unusable(picture.path, `it is ${picture.mediaType}`);
  // The decoder of drawings decompresses them itself without a limit.
  if (isPacked(source)) throw unusable(picture.path, 'it is compressed with gzip');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: [decoder] });
  const frame = job.height === undefined ? undefined : { width, height: job.height };
  const drawnWidth = frame ? sizeInFrame(picture, frame).width : width;
  const scale = drawnWidth / (picture.width ?? drawnWidth);
  // A very tall drawing is narrower than requested.
  const fitting = Math.min(scale, maxHeight / (picture.height ?? 1));
  const density = isDrawing ? drawingDensity * fitting : drawingDensity;
  const image = sharp(source, {
    limitInputPixels: maxInputPixels,
    density: Math.min(2400, Math.max(1, density)),
  }).autoOrient();
  const sized = frame
    ? framePicture(image, job, frame)
    : image.resize({ width, height: maxHeight, fit: 'inside', withoutEnlargement: !isDrawing });
  const encoded = {
    avif: () =>
      sized.avif({ ...avifSettings[effort], chromaSubsampling: isDrawing ? '4:4:4' : '4:2:0' }),
    webp: () => sized.webp({ quality: 80, effort: 3, smartSubsample: isDrawing }),
    jpg: () => sized.jpeg({ quality: 84, progressive: true }),
  }[format]();
  try {
    return await encoded.toBuffer();
  } catch (error) {
    throw unusable(picture.path, error instanceof Error ? error.message : String(error));
  }
}

const isPacked = (source: Buffer) => source[0] === 0x1f && source[1] === 0x8b;

const unusable = (path: string, reason: string) =>
  new PictureFailure('unusable', `${path} cannot be decoded: ${reason}`);
