import sharp from 'sharp';

/** By how much a channel (0–255) has to differ before a pixel counts as different. */
const threshold = 16;

/**
 * Share of pixels, 0 to 1, that differ between two pictures laid on each other at their top left
 * corners; what only the larger one covers counts as different.
 */
export async function pixelDifference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((file) =>
      sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  const width = Math.min(a!.info.width, b!.info.width);
  const height = Math.min(a!.info.height, b!.info.height);
  const total = Math.max(a!.info.width, b!.info.width) * Math.max(a!.info.height, b!.info.height);
  let same = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const left = (y * a!.info.width + x) * 3;
      const right = (y * b!.info.width + x) * 3;
      const differs = [0, 1, 2].some(
        (channel) => Math.abs(a!.data[left + channel]! - b!.data[right + channel]!) > threshold,
      );
      if (!differs) same++;
    }
  }
  return 1 - same / total;
}
