import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCutOut } from './cut-out.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 80 50"') =>
  isCutOut(
    new TextEncoder().encode(
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
    ),
    'image/svg+xml',
  );
const raster = (channels: 3 | 4) =>
  sharp({
    create: { width: 20, height: 10, channels, background: { r: 9, g: 60, b: 90, alpha: 0.5 } },
  });

describe('isCutOut', () => {
  it.each([
    ['a rectangle over all of it', '<rect width="80" height="50"/>', false],
    ['a rectangle in percent', '<rect width="100%" height="100%"/>', false],
    ['a wall and a floor', '<rect x="-5" width="90" height="40"/><rect y="40" width="80"/>', false],
    ['no rectangle', '<path d="M0 0h80v50H0z"/>', true],
    ['a small rectangle', '<rect x="10" width="60" height="50"/>', true],
    ['a rectangle that only clips', '<defs><rect width="80" height="50"/></defs>', true],
  ])('CAR-7: a drawing with %s', async (_, inside, expected) => {
    expect(await svg(inside)).toBe(expected);
  });

  it('CAR-7: reads the width of a drawing without a view box', async () => {
    expect(await svg('<rect width="80" height="50"/>', 'width="80" height="50"')).toBe(false);
    expect(await svg('<rect width="40" height="50"/>', 'width="80" height="50"')).toBe(true);
  });

  it('CAR-7: a photograph is none, a picture with transparency is one', async () => {
    const [opaque, clear] = [raster(3), raster(4)];
    const cutOut = async (picture: Sharp, type: string) =>
      isCutOut(await picture.toBuffer(), `image/${type}`);
    expect(await cutOut(opaque.clone().png(), 'png')).toBe(false);
    expect(await cutOut(opaque.clone().webp(), 'webp')).toBe(false);
    expect(await cutOut(opaque.clone().jpeg(), 'jpeg')).toBe(false);
    expect(await cutOut(clear.clone().png(), 'png')).toBe(true);
    expect(await cutOut(clear.clone().png({ palette: true }), 'png')).toBe(true);
    expect(await cutOut(clear.clone().webp(), 'webp')).toBe(true);
    expect(await cutOut(clear.clone().webp({ lossless: true }), 'webp')).toBe(true);
  });

  it('CAR-7: a picture is judged by its pixels, not by a channel that is opaque', async () => {
    const photograph = (channels: 3 | 4, alpha = 1) =>
      sharp({
        create: {
          ...{ width: 300, height: 200, channels, background: { r: 9, g: 60, b: 90, alpha } },
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      }).ensureAlpha(1);
    const cutOut = async (picture: Sharp, options: Parameters<Sharp['png']>[0] = {}) =>
      isCutOut(await picture.png(options).toBuffer(), 'image/png');
    for (const adaptiveFiltering of [true, false])
      expect(await cutOut(photograph(3), { adaptiveFiltering })).toBe(false);
    expect(await cutOut(photograph(3).toColourspace('rgb16'))).toBe(false);
    expect(await cutOut(photograph(3).greyscale())).toBe(false);
    const hole = { create: { width: 1, height: 1, channels: 4 as const, background: '#000' } };
    const pixel = await sharp(hole).png().toBuffer();
    for (const top of [0, 199]) {
      const pierced = photograph(3).composite([
        { input: pixel, left: 299, top, blend: 'dest-out' as const },
      ]);
      expect(await cutOut(pierced)).toBe(true);
    }
  });

  it('CAR-7: a PNG whose pixels are damaged or incomplete counts as a cut-out', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 4,
        background: { r: 9, g: 60, b: 90, alpha: 1 },
      },
    })
      .png({ compressionLevel: 0 })
      .toBuffer();
    expect(await isCutOut(whole, 'image/png')).toBe(false);
    expect(await isCutOut(whole.subarray(0, 100_000), 'image/png')).toBe(true);
    const fewerRows = Buffer.from(whole);
    fewerRows.writeUInt32BE(301, 20);
    expect(await isCutOut(fewerRows, 'image/png')).toBe(true);
    expect(await isCutOut(whole.fill(0xaa, 1000, 2000), 'image/png')).toBe(true);
  });

  it('TEN-10: reads files made to hurt in little time', async () => {
    expect(await svg('<rect'.repeat(1_000_000))).toBe(true);
    expect(await svg(`<rect ${' '.repeat(1_000_000)}`)).toBe(true);
    expect(await isCutOut(new Uint8Array(3), 'image/png')).toBe(false);
    expect(await isCutOut(new Uint8Array(40), 'image/png')).toBe(false);
  });
});
