import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'image-wrong-dimensions';
const assets = [{ path: '/assets/a.webp', width: 1600, height: 900 }];
const run = (type: string, data: object) =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type, data }] }) }, assets },
    { rule },
  );
const image = (width?: number, height?: number) =>
  run('image', { file: { url: '/assets/a.webp', width, height }, alt: 'A' });

it('CLI-2: another shape is reported at the width; rounding and smaller sizes are not', () => {
  expect(image(800, 450)).toEqual([]);
  expect(image(333, 187)).toEqual([]);
  expect(image(900, 1600)).toEqual([
    expect.stringContaining(
      '«900» warning image-wrong-dimensions: 900 × 1600 has another aspect ratio',
    ),
  ]);
});

it('CLI-2: a size that is not given in full says nothing', () => {
  expect([image(), image(800)]).toEqual([[], []]);
});

it('CLI-2: banners are looked at too', () => {
  const banner = { image: '/assets/a.webp', imageWidth: 100, imageHeight: 100 };
  expect(run('imageBanner', banner)).toEqual([expect.stringContaining('«100» warning')]);
});

it('CLI-2: each slide is held against its own file', () => {
  const slide = (width: number, height: number) => ({ url: '/assets/a.webp', width, height });
  expect(run('imageSlider', { slides: [slide(800, 450), slide(450, 800)] })).toEqual([
    expect.stringContaining('«450» warning image-wrong-dimensions: 450 × 800'),
  ]);
});
