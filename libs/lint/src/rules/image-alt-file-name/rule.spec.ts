import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'image-alt-file-name';
const run = (alt: string) =>
  reportLines(
    {
      files: {
        'pages/home.json': page({
          blocks: [
            { type: 'image', data: { file: { url: '/assets/a.svg' }, alt } },
            { type: 'raw', data: { html: `<img src="/assets/a.svg" alt="${alt}">` } },
          ],
        }),
      },
    },
    { rule },
  );

it.each([
  ...['tern.jpg', 'Hero Banner.WEBP', 'IMG_1234', 'DSC01234', 'Screenshot 2026-01-05 at 10.12'],
  ...['image1', 'photo-2', 'hero_banner_home', 'tern-forest-green-1600'],
])('CLI-7: %j is the name of a file, in a block and in mark-up', (alt) => {
  expect(run(alt)).toEqual([
    expect.stringContaining(`«"${alt}"» warning`),
    expect.stringContaining(`"${alt}" is the name of a file`),
  ]);
});

it.each(['image', 'Photo', 'a picture.', 'Alt text here'])(
  'CLI-7: %j says nothing about an image',
  (alt) => {
    const expected = expect.stringContaining(`"${alt}" says nothing about the image; describe`);
    expect(run(alt)).toEqual([expected, expected]);
  },
);

it.each([' ', '\u00a0'])('CLI-7: %j is neither a description nor empty', (alt) => {
  const expected = expect.stringContaining('the alternative text is only spaces; describe');
  expect(run(alt)).toEqual([expected, expected]);
});

it.each([
  ...['', 'A green Ostara Tern', 'Wheel-to-wheel', 'Image of the yard', 'Imagination', 'MX-5'],
  ...['State-of-the-art', 'Photo by Ana, 2026', 'A sign that says .jpg is a file'],
])('CLI-7: %j describes an image', (alt) => {
  expect(run(alt)).toEqual([]);
});
