import { widestImage } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'image-too-large';
const blocks = [{ type: 'image', data: { file: { url: '/assets/a.webp' }, alt: 'A' } }];
const run = (bytes: number, config = {}, mediaType = 'image/webp') =>
  reportLines(
    {
      files: { 'pages/home.json': page({ blocks }) },
      assets: [{ path: '/assets/a.webp', bytes, mediaType }],
    },
    { rule, config },
  );

it('CLI-2: one byte too many is reported at the picture', () => {
  expect(run(500_000)).toEqual([]);
  expect(run(500_001)).toEqual([
    expect.stringContaining('«"/assets/a.webp"» warning image-too-large: the image is 501 kB'),
  ]);
});

it('CLI-2: the limit is an option; other files than pictures have none', () => {
  const config = { rules: { [rule]: { maxBytes: 2000 } } };
  expect([run(2000, config).length, run(2001, config).length]).toEqual([0, 1]);
  expect(run(9_000_000, {}, 'application/pdf')).toEqual([]);
});

it('CLI-2: pictures of offers, people and cars are looked at too', () => {
  const files = {
    'data/team.json': [{ id: 'jo', avatar_url: '/assets/a.webp' }],
    'data/offers.json': [{ id: 'a', image: { url: '/assets/a.webp' } }],
  };
  const assets = [{ path: '/assets/a.webp', bytes: 600_000 }];
  expect(reportLines({ files, assets }, { rule }).map((line) => line.split(' warning')[0])).toEqual(
    ['data/offers.json:5:14 «"/assets/a.webp"»', 'data/team.json:4:19 «"/assets/a.webp"»'],
  );
});

it('CLI-7: so are pixels, of pictures that have some: more than the largest picture of a page', () => {
  const wide = (width: number, mediaType = 'image/webp', config = {}) =>
    reportLines(
      {
        files: { 'pages/home.json': page({ blocks }) },
        assets: [{ path: '/assets/a.webp', width, height: 100, mediaType }],
      },
      { rule, config },
    );
  expect(wide(widestImage)).toEqual([]);
  expect(wide(widestImage + 1)).toEqual([
    expect.stringContaining(`pixels wide, and at most ${widestImage} are ever shown; save it as`),
  ]);
  expect(wide(9000, 'image/svg+xml')).toEqual([]);
  expect(wide(2001, 'image/webp', { rules: { [rule]: { maxWidth: 2000 } } })).toHaveLength(1);
});

it('CLI-2 CLI-9: marks each large picture within mark-up', () => {
  const reported = (html: string) =>
    reportLines(
      {
        files: { 'pages/home.json': page({ blocks: [{ type: 'raw', data: { html } }] }) },
        assets: [{ path: '/assets/a.webp', bytes: 600_000 }],
      },
      { rule },
    ).map((line) => /«(.*)»/.exec(line)?.[1]);
  const twice = `<img alt="" src="/assets/a.webp"><IMG SRC='/assets/a.webp' alt="">`;
  expect(reported(twice)).toEqual(['/assets/a.webp', '/assets/a.webp']);
  expect(reported('<img src="/assets/b.webp"> src="/assets/a.webp"')).toEqual([]);
  expect(reported('<img src= '.repeat(50_000) + '<img' + ' '.repeat(100_000))).toEqual([]);
});

it('CLI-6: a picture that is refused is reported as such, not for its size', () => {
  const files = { 'pages/home.json': page({ blocks }) };
  const assets = [{ path: '/assets/a.webp', bytes: 600_000, mediaType: 'image/webp' }];
  expect(reportLines({ files, assets }, { rule })).toHaveLength(1);
  const refused = assets.map((asset) => ({ ...asset, refused: true as const }));
  expect(reportLines({ files, assets: refused }, { rule })).toEqual([]);
});
