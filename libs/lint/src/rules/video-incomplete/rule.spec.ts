import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'video-incomplete';
const film = {
  url: '/assets/walk.mp4',
  poster: '/assets/walk.webp',
  title: 'A walk around the Tern',
};
const run = (changes: object) =>
  reportLines(
    {
      files: {
        'pages/home.json': page({ blocks: [{ type: 'video', data: { ...film, ...changes } }] }),
      },
    },
    { rule },
  );

it('CLI-7: reports a film without a poster, without a title, or without both once', () => {
  expect(run({ poster: undefined })).toEqual([
    expect.stringMatching(/«"\/assets\/walk.mp4"» warning .* has no "poster", .*; add it$/),
  ]);
  expect(run({ title: ' ' })).toEqual([expect.stringContaining('has no "title"')]);
  expect(run({ poster: undefined, title: undefined })).toEqual([
    expect.stringMatching(/no "poster".*no "title".*add both/),
  ]);
});

it('CLI-7: reports a page of a video site in place of a film', () => {
  expect(run({ url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', title: undefined })).toEqual([
    expect.stringContaining('is a page of youtube.com, not the file of a film'),
  ]);
});

it('CLI-6: accepts a film with both', () => {
  expect(run({})).toEqual([]);
  // A picture in place of a film is reported as such.
  expect(run({ url: '/assets/walk.png', poster: undefined })).toEqual([]);
});
