import path from 'node:path';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodeImage } from './encode-image.ts';
import type { PictureJob } from './picture-job.ts';

const file = path.join(
  import.meta.dirname,
  '../../../../tenants/harbour-city/assets/cars/suv-deep-channel-dusk.webp',
);
const picture = {
  path: '/assets/car.webp',
  file,
  hash: createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16),
  mediaType: 'image/webp',
};

/** Pixels of a picture on a light ground. */
const pixelsOf = (bytes: Buffer | string) =>
  sharp(bytes).resize({ width: 640 }).flatten({ background: '#ddd' }).raw().toBuffer();

/** Ratio of signal to noise in dB: how close a rendition is to the picture. */
async function likenessOf(rendition: Buffer): Promise<number> {
  // The encoder allows its own decoder alone.
  sharp.unblock({ operation: ['VipsForeignLoad'] });
  const [original, encoded] = await Promise.all([pixelsOf(file), pixelsOf(rendition)]);
  expect(encoded.length).toBe(original.length);
  const squares = original.reduce((sum, value, index) => sum + (value - encoded[index]!) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / original.length));
}

it('WEB-3: the greater effort makes a smaller AVIF that looks the same', async () => {
  const job = { picture, width: 640, format: 'avif' } satisfies Omit<PictureJob, 'effort'>;
  const fast = await encodeImage({ ...job, effort: 'fast' });
  const thorough = await encodeImage({ ...job, effort: 'thorough' });
  expect(thorough.byteLength).toBeLessThan(fast.byteLength * 0.9);
  expect(await likenessOf(thorough)).toBeGreaterThan((await likenessOf(fast)) - 0.5);
});
