import type { Asset } from '@forecourt/block-schemas';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ImageRequest } from './image-request.ts';

/** Part of every cached file's path: a change of settings below must not serve yesterday's files. */
export const encoderVersion = 'v1';

// One picture uses one core; how many are made at a time is for `limitConcurrency` to say.
sharp.concurrency(1);
sharp.cache(false);

/** The file is no picture that the decoder takes: its content is at fault, not the server. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
}

const maxInputPixels = 100_000_000;
/** A drawing's default resolution: one unit is one pixel at 72 dots an inch. */
const drawingDensity = 72;

/**
 * Makes one rendition of a picture: drawings are rasterised at the width asked for, photographs are
 * only ever made smaller.
 * @throws {UnusablePicture} when the decoder does not take it.
 * @throws when the file is gone or has changed.
 */
export async function encodeImage(asset: Asset, { width, format }: ImageRequest): Promise<Buffer> {
  const isDrawing = asset.mediaType === 'image/svg+xml';
  // From memory, not by path: a drawing can then refer to no file beside it.
  const source = await readFile(asset.file);
  const hash = createHash('sha256').update(source).digest('hex').slice(0, asset.hash.length);
  // Kept under the old content's address it would stay wrong for good.
  if (hash !== asset.hash) throw new Error(`${asset.path} has changed since it was read`);
  const density = isDrawing ? drawingDensity * (width / (asset.width ?? width)) : drawingDensity;
  const image = sharp(source, {
    limitInputPixels: maxInputPixels,
    density: Math.min(2400, Math.max(1, density)),
  })
    .rotate()
    .resize({ width, withoutEnlargement: !isDrawing });
  const encoded =
    format === 'avif'
      ? image.avif({ quality: 58, effort: 1, chromaSubsampling: isDrawing ? '4:4:4' : '4:2:0' })
      : image.webp({ quality: 80, effort: 3, smartSubsample: isDrawing });
  try {
    return await encoded.toBuffer();
  } catch (cause) {
    throw new UnusablePicture(`${asset.path} is no picture that can be drawn`, { cause });
  }
}
