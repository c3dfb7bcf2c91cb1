import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'embed-not-shown';
const lines = (embed: unknown, source = 'https://x.example') => {
  const blocks = [{ type: 'embed', data: { service: 'x', source, embed } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  'https://video.example/embed/1',
  'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  'https://youtube.com.example/embed/aaaaaaaaaaa',
])('CLI-7: %s is not shown in a frame', (address) => {
  expect(lines(address)).toEqual([expect.stringContaining(`«"${address}"» warning ${rule}: `)]);
});

it.each([
  'https://www.youtube.com/embed/aaaaaaaaaaa',
  'https://player.vimeo.com/video/1',
  'http://www.youtube.com/embed/aaaaaaaaaaa',
  'https://',
  5,
])('CLI-7: nothing is said of %s', (address) => {
  expect(lines(address)).toEqual([]);
});

it('CLI-7: a source of another film is reported', () => {
  const embed = 'https://www.youtube.com/embed/aaaaaaaaaaa';
  expect(lines(embed, 'https://youtu.be/bbbbbbbbbbb')).toEqual([
    expect.stringContaining('pages show the film "aaaaaaaaaaa", but source is the address of'),
  ]);
  expect(lines(embed, 'https://www.youtube.com/watch?app=x&v=aaaaaaaaaaa&t=3')).toEqual([]);
  expect(lines('https://player.vimeo.com/video/1', 'https://vimeo.com/1')).toEqual([]);
});
