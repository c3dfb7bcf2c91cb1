import { Readable } from 'node:stream';
import { createInflate } from 'node:zlib';

/** Maximum size of a picture's pixels that are unpacked. */
const maxUnpackedBytes = 128_000_000;
/** Maximum length of a row, which is searched without a pause. */
const maxRowBytes = 1_000_000;

const paeth = (left: number, up: number, upLeft: number): number => {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
};

/**
 * Creates a function that returns true if a row has a transparent pixel. It receives a PNG's rows in
 * turn, and unfilters (PNG, 9.2) only the alpha bytes: each depends on those beside and above it alone.
 * @param pixel bytes of a pixel, the alpha channel last. @param sample bytes of a channel.
 */
function alphaReader(pixel: number, sample: number): (row: Uint8Array) => boolean {
  let above: Uint8Array | undefined;
  return (row) => {
    const [filter] = row;
    const alpha = new Uint8Array(((row.length - 1) / pixel) * sample);
    above ??= new Uint8Array(alpha.length);
    for (let at = 0, from = 1 + pixel - sample; at < alpha.length; from += pixel - sample)
      for (const end = at + sample; at < end; at += 1, from += 1) {
        const raw = row[from]!;
        const left = at < sample ? 0 : alpha[at - sample]!;
        const up = above[at]!;
        if (filter === 0) alpha[at] = raw;
        else if (filter === 1) alpha[at] = raw + left;
        else if (filter === 2) alpha[at] = raw + up;
        else if (filter === 3) alpha[at] = raw + ((left + up) >> 1);
        else alpha[at] = raw + paeth(left, up, at < sample ? 0 : above[at - sample]!);
        if (alpha[at] !== 255) return true;
      }
    above = alpha;
    return false;
  };
}

/**
 * Returns true if a PNG with an alpha channel (colour type 4 or 6) has a transparent pixel. One whose
 * pixels can't be read here counts as transparent: interlaced, damaged or very large. The pixels are unpacked
 * in portions, between which other work gets a turn, and only up to the first that is transparent.
 * @param compressed its `IDAT` chunks.
 */
export async function hasTransparentPixel(
  header: { width: number; height: number; depth: number; colourType: number; interlace: number },
  compressed: readonly Uint8Array[],
): Promise<boolean> {
  const sample = header.depth / 8;
  const pixel = sample * (header.colourType === 4 ? 2 : 4);
  const rowLength = 1 + header.width * pixel;
  const isTooLarge = rowLength > maxRowBytes || rowLength * header.height > maxUnpackedBytes;
  if (header.interlace !== 0 || ![1, 2].includes(sample) || isTooLarge) return true;
  const isTransparent = alphaReader(pixel, sample);
  const row = Buffer.alloc(rowLength);
  const unpacked = Readable.from(compressed, { objectMode: false }).pipe(createInflate());
  let length = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length;) {
        const copied = chunk.copy(row, length % rowLength, at);
        at += copied;
        length += copied;
        if (length % rowLength === 0 && isTransparent(row)) return true;
      }
  } catch {
    return true;
  }
  return length !== rowLength * header.height;
}
