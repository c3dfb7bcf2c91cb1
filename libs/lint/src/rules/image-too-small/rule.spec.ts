import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const photograph = (width: number, mediaType = 'image/jpeg') => ({
  ...{ path: '/assets/yard', width, height: Math.round(width / 1.5), mediaType },
});
const run = (type: string, data: object, asset = photograph(90)) =>
  reportLines(
    { files: { 'pages/home.json': page({ blocks: [{ type, data }] }) }, assets: [asset] },
    { rule: 'image-too-small' },
  );
const banner = { image: '/assets/yard', heading: 'Open all week' };

it('CLI-2, CAR-7: a thumbnail as a banner is reported, with the width that it needs', () => {
  expect(run('imageBanner', banner)).toEqual([
    expect.stringContaining(
      'warning image-too-small: the image is 90 × 60 pixels, too small to be sharp in this block; use one at least 960 pixels wide',
    ),
  ]);
});

it('CLI-2: a large photograph and a drawing of any size are not', () => {
  expect(run('imageBanner', banner, photograph(960))).toEqual([]);
  expect(run('imageBanner', banner, photograph(90, 'image/svg+xml'))).toEqual([]);
  expect(run('imageBanner', { image: '/assets/elsewhere' })).toEqual([]);
});

it.each([
  ['imageBackground', { image: '/assets/yard', content: { blocks: [] } }],
  ['imageSlider', { slides: [{ url: '/assets/yard', alt: '' }] }],
  ['alternatingColumns', { rows: [{ image: '/assets/yard', heading: 'A' }] }],
  ['modelFeatures', { features: [{ tab: 'A', image: '/assets/yard' }] }],
])('CLI-2: the pictures of %s are checked, too', (type, data) => {
  expect(run(type, data)).toHaveLength(1);
});

it('CLI-2, WEB-1: the picture of shared links is checked, too', () => {
  const shared = (width: number) =>
    reportLines(
      {
        files: { 'pages/home.json': page({ seo: { image: '/assets/yard' } }) },
        assets: [photograph(width)],
      },
      { rule: 'image-too-small' },
    );
  expect(shared(599)).toEqual([
    expect.stringContaining('«"/assets/yard"» warning image-too-small: the image is 599 × 399'),
  ]);
  expect(shared(600)).toEqual([]);
});
