import { blockPlaces } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { page, toldOf } from '../../testing/lint-sample.ts';
import { pictures } from './rule.ts';

const rule = 'image-alt-missing';
const run = (type: string, data: object) =>
  toldOf({ files: { 'pages/home.json': page({ blocks: [{ type, data }] }) } }, { rule });

it.each([
  ['image', { file: { url: '/assets/a.svg' } }],
  ['imageSlider', { slides: [{ url: '/assets/a.svg', alt: '' }, { url: '/assets/a.svg' }] }],
  ['alternatingColumns', { rows: [{ image: '/assets/a.svg' }] }],
  ['modelFeatures', { features: [{ image: '/assets/a.svg' }] }],
  ['brandDescription', { logo: { url: '/assets/a.svg' } }],
  ['cardsTool', { cards: [{ image: '/assets/a.svg' }] }],
  ['imageBanner', { image: '/assets/a.svg' }],
  ['imageBanner', { image: '/assets/b.svg', alt: '', foregroundImage: '/assets/a.svg' }],
])('CLI-2: a picture of %s without a text is told at the picture', (type, data) => {
  expect(run(type, data)).toEqual([expect.stringContaining('«"/assets/a.svg"» warning')]);
});

it('CLI-2: an empty text says that a picture decorates', () => {
  expect(run('image', { file: { url: '/assets/a.svg' }, alt: '' })).toEqual([]);
});

it('CLI-2: pictures within mark-up are looked at too', () => {
  expect(run('raw', { html: '<img src="/assets/a.svg" alt=""><p>x</p>' })).toEqual([]);
  expect(run('raw', { html: '<img src="/assets/a.svg"><IMG src="/assets/b.svg">' })).toEqual([
    expect.stringContaining('2 pictures in the text without alt'),
  ]);
});

/** Files that are no pictures, or pictures that always decorate. */
const without = ['imageBackground/image', 'video/url', 'video/poster', 'video/captions/url'];

it('CLI-2: every place of a block that can hold a picture is looked at', () => {
  const places = Object.entries(blockPlaces).flatMap(([type, all]) =>
    all.filter(({ kind }) => kind === 'asset').map(({ path }) => [type, ...path].join('/')),
  );
  const known = Object.entries(pictures).flatMap(([type, all]) =>
    all.map((picture) => [type, ...picture.in, ...picture.source].join('/')),
  );
  expect([...known, ...without].sort()).toEqual(places.sort());
});

it('CLI-2: a long text is looked at in a moment', () => {
  expect(run('raw', { html: '<img '.repeat(50_000) })).toEqual([]);
});
