import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { framePicture, sizeInFrame } from './frame-picture.ts';

const frame = { width: 1200, height: 630 };
const fills = ({ width, height }: { width: number; height: number }) =>
  width >= frame.width && height >= frame.height;

describe('a picture in the frame of a shared link', () => {
  it.each([
    ['4:3', 1600, 1200],
    ['3:2', 1800, 1200],
    ['16:9', 1920, 1080],
    ['16:9, half as large as the frame', 640, 360],
  ])('WEB-1: a photograph of %s fills it', (_, width, height) => {
    expect(fills(sizeInFrame({ width, height }, frame))).toBe(true);
  });

  it.each([
    ['1:1', { width: 1400, height: 1400 }],
    ['3:4', { width: 1200, height: 1600 }],
    ['panorama', { width: 2400, height: 600 }],
    ['cut-out', { width: 900, height: 500, cutOut: true as const }],
  ])('WEB-1: one of %s is shown whole, in proportion and large', (_, picture) => {
    const { width, height } = sizeInFrame(picture, frame);
    expect(width / height).toBeCloseTo(picture.width / picture.height, 1);
    expect(Math.max(width / frame.width, height / frame.height)).toBeCloseTo(0.9, 1);
  });

  it('WEB-1: a small one is not blown up to a poster', () => {
    expect(sizeInFrame({ width: 90, height: 60 }, frame).height).toBeLessThanOrEqual(315);
    expect(sizeInFrame({ width: 400, height: 210 }, frame)).toEqual({ width: 800, height: 420 });
  });

  it('WEB-1: every shape comes out in the size of the frame', async () => {
    for (const [width, height] of [
      [1600, 1200],
      [300, 400],
      [2401, 601],
    ] as const) {
      const create = { width, height, channels: 4, background: '#04406980' } as const;
      const picture = { path: '', file: '', hash: '', mediaType: 'image/png', width, height };
      const png = await sharp({ create }).png().toBuffer();
      const job = { picture, ...frame, format: 'jpg', effort: 'fast' } as const;
      const made = await framePicture(sharp(png), job, frame).jpeg().toBuffer();
      expect(await sharp(made).metadata()).toMatchObject(frame);
    }
  });

  it('CAR-7: a photograph of any shape is cropped around its focal point', async () => {
    const [width, height] = [1200, 1600];
    const below = { create: { width, height: 400, channels: 3, background: '#ff0000' } } as const;
    const create = { width, height, channels: 3, background: '#000000' } as const;
    const png = await sharp({ create })
      .composite([{ input: below, top: 1200, left: 0 }])
      .png();
    const picture = { path: '', file: '', hash: '', mediaType: 'image/png', width, height };
    const focalPoint = { x: 0.5, y: 1 };
    const job = {
      picture: { ...picture, focalPoint },
      ...frame,
      format: 'jpg',
      effort: 'fast',
    } as const;
    const made = framePicture(sharp(await png.toBuffer()), job, frame);
    const { channels } = await sharp(await made.png().toBuffer()).stats();
    // 400 of the 630 rows that are visible.
    expect(channels[0]!.mean / 255).toBeCloseTo(400 / 630, 2);
  });
});
