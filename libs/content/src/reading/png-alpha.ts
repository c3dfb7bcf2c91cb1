import { constants, inflateSync } from 'node:zlib';

/** Bytes of compressed pixels that are read first: a cut-out's edge is in the first rows. */
const firstBytes = 64 * 1024;
/** Maximum size of a picture's pixels that are unpacked. */
const maxUnpackedBytes = 128_000_000;

/** A channel of eight or sixteen bits in every row of a PNG. */
interface AlphaRows {
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel, the alpha channel last. */
  readonly pixel: number;
  /** Bytes of a value. */
  readonly sample: number;
}

const paeth = (left: number, up: number, upLeft: number): number => {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
};

/**
 * Returns true if a pixel of the given rows is transparent. Only the alpha bytes are unfiltered
 * (PNG, 9.2): each depends on the alpha bytes beside and above it alone.
 */
function isAnyTransparent(rows: Uint8Array, { width, height, pixel, sample }: AlphaRows): boolean {
  const stride = 1 + width * pixel;
  const above = new Uint8Array(width * sample);
  const row = new Uint8Array(width * sample);
  const complete = Math.min(height, Math.floor(rows.length / stride));
  for (let y = 0; y < complete; y += 1) {
    const start = y * stride;
    const filter = rows[start]!;
    for (let x = 0; x < width; x += 1)
      for (let byte = 0; byte < sample; byte += 1) {
        const at = x * sample + byte;
        const raw = rows[start + (x + 1) * pixel - sample + 1 + byte]!;
        const left = x > 0 ? row[at - sample]! : 0;
        const up = above[at]!;
        if (filter === 0) row[at] = raw;
        else if (filter === 1) row[at] = raw + left;
        else if (filter === 2) row[at] = raw + up;
        else if (filter === 3) row[at] = raw + ((left + up) >> 1);
        else row[at] = raw + paeth(left, up, x > 0 ? above[at - sample]! : 0);
        if (row[at] !== 255) return true;
      }
    above.set(row);
  }
  return false;
}

/**
 * Returns true if a PNG with an alpha channel (colour type 4 or 6) has a transparent pixel. One whose
 * pixels can't be read here counts as transparent: interlaced, damaged or very large.
 * @param compressed its `IDAT` chunks.
 */
export function hasTransparentPixel(
  header: { width: number; height: number; depth: number; colourType: number; interlace: number },
  compressed: readonly Uint8Array[],
): boolean {
  const sample = header.depth / 8;
  const pixel = sample * (header.colourType === 4 ? 2 : 4);
  const { width, height } = header;
  const unpacked = (1 + width * pixel) * height;
  if (header.interlace !== 0 || unpacked > maxUnpackedBytes || ![1, 2].includes(sample))
    return true;
  const all = Buffer.concat(compressed);
  const isTransparentIn = (bytes: Buffer) =>
    isAnyTransparent(
      inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: unpacked }),
      { width, height, pixel, sample },
    );
  try {
    return isTransparentIn(all.subarray(0, firstBytes)) || isTransparentIn(all);
  } catch {
    return true;
  }
}
