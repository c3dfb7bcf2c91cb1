import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'image-not-portrait';
const lines = (width?: number, height?: number) => {
  const data = { image: '/assets/wide.jpg', imagePortrait: '/assets/tall.jpg', heading: 'Open' };
  const wide = { path: '/assets/wide.jpg', width: 1600, height: 900, mediaType: 'image/jpeg' };
  const tall = { path: '/assets/tall.jpg', width, height, mediaType: 'image/jpeg' };
  const blocks = [{ type: 'imageBanner', data }];
  return reportLines(
    { files: { 'pages/home.json': page({ blocks }) }, assets: [wide, tall] },
    { rule },
  );
};

it('CLI-2: a landscape or square picture for phones is reported', () => {
  for (const height of [600, 900])
    expect(lines(900, height)).toEqual([
      expect.stringContaining(
        `«"/assets/tall.jpg"» warning ${rule}: the picture for phones is 900 × ${height}`,
      ),
    ]);
});

it('CLI-2: one in portrait format, or of unknown size, is not', () => {
  expect([...lines(800, 1200), ...lines()]).toEqual([]);
});
