import { describe, expect, it } from 'vitest';
import { memoryFileSystem } from '../testing/memory-file-system.ts';
import { readAsset } from './read-asset.ts';

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) =>
        typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
      ),
    ),
  );
const uint32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
const box = (type: string, content = '', size = 8 + content.length) =>
  bytes(uint32(size), type, content);
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

/** Findings of reading a file: rule, severity and message of each finding. */
async function reported(name: string, content: Uint8Array) {
  const path = `/assets/${name}`;
  const fs = memoryFileSystem({ [path]: content });
  const { asset, findings, broken } = await readAsset(fs, path, path, path, await fs.stat(path));
  expect(broken).toBe(findings.some(({ severity }) => severity === 'error') || undefined);
  return {
    refused: asset?.refused,
    found: findings.map(({ rule, message }) => `${rule}: ${message}`),
  };
}

const ftyp = box('ftyp', 'isom');
const film = joined(ftyp, box('mdat', 'frames'), box('moov', 'index'));
const webm = bytes([0x1a, 0x45, 0xdf, 0xa3, 0x82], 'ab', [0x18, 0x53, 0x80, 0x67, 0x84], 'film');
const pdf = bytes('%PDF-1.7\n', 'x'.repeat(3000), '\n%%EOF\n');
const font = bytes('wOF2', uint32(0x00010000), uint32(20), 'glyphs!!');

describe('documents, films and fonts', () => {
  it.each([
    ['brochure.pdf', pdf],
    ['late.pdf', joined(bytes('\n\n'), pdf, bytes('\0'.repeat(500)))],
    ['film.mp4', film],
    ['first.mp4', joined(ftyp, box('moov'), box('mdat', 'frames'))],
    ['open.mp4', joined(ftyp, box('moov'), box('mdat', 'frames', 0))],
    ['long.mp4', joined(box('moov'), bytes(uint32(1), 'mdat', uint32(0), uint32(20), 'abcd'))],
    ['padded.mp4', joined(film, bytes([0, 0, 0]))],
    ['film.webm', webm],
    ['padded.webm', joined(webm.subarray(0, 7), bytes([0xec, 0x81, 0]), webm.subarray(7))],
    ['live.webm', joined(webm.subarray(0, 11), bytes([0xff], 'film'))],
    ['font.woff2', font],
    ['captions.vtt', bytes('WEBVTT\n\n00:01.000 --> 00:02.000\nHello')],
    ['bare.vtt', bytes('\xef\xbb\xbfWEBVTT')],
    ['notes.txt', bytes('')],
    ['prices.csv', bytes('anything')],
  ])('CLI-7: %s is complete', async (name, content) => {
    expect(await reported(name, content)).toEqual({ refused: undefined, found: [] });
  });

  it.each([
    ['brochure.pdf', pdf.subarray(0, 2000), 'is a PDF that is truncated'],
    ['brochure.pdf', bytes('<html>Not found</html>'), 'is not a PDF'],
    ['film.mp4', film.subarray(0, -1), 'is an MP4 film that is truncated'],
    ['film.mp4', film.subarray(0, 20), 'is an MP4 film that is truncated'],
    ['film.mp4', film.subarray(0, 26), 'is an MP4 film that is truncated'],
    ['film.mp4', film.subarray(0, 30), 'is an MP4 film that is truncated'],
    ['film.mp4', joined(ftyp, box('moov')), 'is an MP4 film that is truncated'],
    ['film.mp4', joined(ftyp, box('moov', '', 7)), 'is an MP4 film that is truncated'],
    ['film.mp4', joined(ftyp, box('moov', '', 1)), 'is an MP4 film that is truncated'],
    ['film.mp4', webm, 'is not an MP4 film'],
    ['film.mp4', bytes(''), 'is not an MP4 film'],
    ['film.webm', webm.subarray(0, -1), 'is a WebM film that is truncated'],
    ['film.webm', webm.subarray(0, 6), 'is a WebM film that is truncated'],
    ['film.webm', webm.subarray(0, 4), 'is a WebM film that is truncated'],
    ['film.webm', film, 'is not a WebM film'],
    ['font.woff2', font.subarray(0, 19), 'is a WOFF2 font that is truncated'],
    ['font.woff2', bytes('wOFF'), 'is not a WOFF2 font'],
    ['captions.vtt', bytes('1\n00:00:01,000'), 'is not a WebVTT file'],
  ])('CLI-7, TEN-11: %s is damaged (%#)', async (name, content, message) => {
    const { refused, found } = await reported(name, content);
    expect(found).toEqual([expect.stringContaining(`file-damaged: ${message}`)]);
    // Nothing is lost by serving it where there is no earlier version.
    expect(refused).toBeUndefined();
  });
});

/** A GIF of 1 × 1 pixel with a colour table, a comment and an image in two sub-blocks. */
const gif = bytes(
  'GIF89a',
  [1, 0, 1, 0, 0x80, 0, 0],
  [0, 0, 0, 255, 255, 255],
  [0x21, 0xfe, 2, 0x68, 0x69, 0],
  [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
  [2, 1, 0x44, 1, 1, 0],
  [0x3b],
);
const ispe = bytes(uint32(20), 'ispe', uint32(0), uint32(2), uint32(2));
const avif = joined(
  box('ftyp', 'avif\0\0\0\0mif1'),
  box(
    'meta',
    `\0\0\0\0${Buffer.from(
      box(
        'iprp',
        Buffer.from(box('ipco', Buffer.from(ispe).toString('latin1'))).toString('latin1'),
      ),
    ).toString('latin1')}`,
  ),
  box('mdat', 'tiles'),
);
const icon = bytes(
  [0, 0, 1, 0, 1, 0],
  [16, 16, 0, 0, 1, 0, 32, 0],
  [4, 0, 0, 0, 22, 0, 0, 0],
  'data',
);

describe('pictures of the rarer kinds', () => {
  it.each([
    ['a.gif', gif],
    ['a.gif', joined(gif, bytes('anything'))],
    ['a.avif', avif],
    ['favicon.ico', icon],
  ])('CLI-7: %s is complete (%#)', async (name, content) => {
    expect(await reported(name, content)).toEqual({ refused: undefined, found: [] });
  });

  it.each([
    ...[1, 2, 5, 12].map((cut) => ['a.gif', gif.subarray(0, -cut)] as const),
    ['a.gif', joined(gif.subarray(0, 19), bytes([0x99]))] as const,
    ['a.avif', avif.subarray(0, -1)] as const,
    ['a.avif', avif.subarray(0, 40)] as const,
    ['a.avif', avif.subarray(0, -13)] as const,
    ['a.avif', avif.subarray(0, 20)] as const,
    ['favicon.ico', icon.subarray(0, -1)] as const,
    ['favicon.ico', icon.subarray(0, 20)] as const,
    ['favicon.ico', bytes([0, 0, 1, 0, 0, 0])] as const,
  ])('CLI-7, TEN-11: %s is truncated (%#)', async (name, content) => {
    const { refused, found } = await reported(name, content);
    expect(refused).toBe(true);
    expect(found).toEqual([
      expect.stringMatching(/^picture-refused: is a (?:truncated|damaged) picture/),
    ]);
  });

  it.each([
    ['version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n', 'git lfs pull'],
    ['', 'is empty'],
  ])('CLI-9: a file in the place of a picture is named (%#)', async (content, advice) => {
    const { found } = await reported('a.png', new TextEncoder().encode(content));
    expect(found).toEqual([expect.stringContaining(advice)]);
  });

  it('CLI-7: a film in the place of a picture is refused', async () => {
    const { found } = await reported('a.avif', film);
    expect(found).toEqual([expect.stringContaining('picture-refused: is not a picture')]);
  });

  it('OPS-3: a GIF of nothing but the smallest blocks ends the check early', async () => {
    const blocks = Buffer.alloc(3_000_000, 1);
    const { refused } = await reported(
      'a.gif',
      joined(gif.subarray(0, 19), bytes([0x21, 0xfe]), blocks),
    );
    expect(refused).toBeUndefined();
  });
});
