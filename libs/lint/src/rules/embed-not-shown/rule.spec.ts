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

it.each([
  'https://www.youtube.com/embed/aaaaaaaaaa',
  'https://www.youtube-nocookie.com/embed/aaaaaaaaaaaa?rel=0',
])('CLI-7: the film of %s cannot exist, which is one finding', (address) => {
  const id = /embed\/(\w+)/.exec(address)![1]!;
  expect(lines(address)).toEqual([
    expect.stringContaining(`«${id}» warning ${rule}: "${id}" has ${id.length} characters`),
  ]);
  expect(lines(address, `https://youtu.be/${id}`)).toHaveLength(1);
});

const inText = (text: string) => {
  const blocks = [{ type: 'paragraph', data: { text } }];
  return reportLines({ files: { 'pages/home.json': page({ blocks }) } }, { rule });
};

it.each([
  'https://youtu.be/aaaaaaaaaa',
  'https://www.youtube.com/watch?v=aaaaaaaaaa&amp;t=3',
  'https://www.youtube.com/watch?app=desktop&amp;v=aaaaaaaaaa',
  'https://www.youtube.com/shorts/aaaaaaaaaa',
])('CLI-7: a link to a film that cannot exist is reported: %s', (address) => {
  expect(inText(`<a href="${address}">${address}</a>`)).toEqual([
    expect.stringContaining('«aaaaaaaaaa»'),
  ]);
});

it.each([
  'https://youtu.be/aaaaaaaaaaa?t=3',
  'https://www.youtube.com/watch?v=aaa-_aaaaaa&amp;list=PL1',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://www.youtube.com/@kauri',
  'https://www.youtube.com/playlist?list=PL1',
])('CLI-7: a link to %s is accepted', (address) => {
  expect(inText(`<a href="${address}">Our films</a>`)).toEqual([]);
});
