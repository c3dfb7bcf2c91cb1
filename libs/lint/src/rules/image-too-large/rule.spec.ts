import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';

const rule = 'image-too-large';
const blocks = [{ type: 'image', data: { file: { url: '/assets/a.webp' }, alt: 'A' } }];
const run = (bytes: number, config = {}, mediaType = 'image/webp') =>
  toldOf(
    {
      files: { 'pages/home.json': page({ blocks }) },
      assets: [{ path: '/assets/a.webp', bytes, mediaType }],
    },
    { rule, config },
  );

it('CLI-2: one byte too many is told at the picture', () => {
  expect(run(500_000)).toEqual([]);
  expect(run(500_001)).toEqual([
    expect.stringContaining('«"/assets/a.webp"» warning image-too-large: the picture has 501 kB'),
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
  expect(toldOf({ files, assets }, { rule }).map((line) => line.split(' warning')[0])).toEqual([
    'data/offers.json:5:14 «"/assets/a.webp"»',
    'data/team.json:4:19 «"/assets/a.webp"»',
  ]);
});
