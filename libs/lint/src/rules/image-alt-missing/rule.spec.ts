import { expect, it } from 'vitest';
import { page, reportLines } from '../../testing/lint-sample.ts';

const rule = 'image-alt-missing';
const run = (type: string, data: object) =>
  reportLines({ files: { 'pages/home.json': page({ blocks: [{ type, data }] }) } }, { rule });

it.each([
  ['image', { file: { url: '/assets/a.svg' } }],
  ['imageSlider', { slides: [{ url: '/assets/a.svg', alt: '' }, { url: '/assets/a.svg' }] }],
  ['alternatingColumns', { rows: [{ image: '/assets/a.svg' }] }],
  ['modelFeatures', { features: [{ image: '/assets/a.svg' }] }],
  ['brandDescription', { logo: { url: '/assets/a.svg' } }],
  ['cardsTool', { cards: [{ image: '/assets/a.svg' }] }],
  ['imageBanner', { image: '/assets/a.svg' }],
  ['imageBanner', { image: '/assets/b.svg', alt: '', foregroundImage: '/assets/a.svg' }],
])('CLI-2: a picture of %s without a text is reported at the picture', (type, data) => {
  expect(run(type, data)).toEqual([expect.stringContaining('«"/assets/a.svg"» warning')]);
});

it('CLI-7: reports an empty text of a slide that is a link', () => {
  const slide = { url: '/assets/a.svg', alt: '', href: '/cars' };
  expect(run('imageSlider', { slides: [slide, { ...slide, alt: 'Cars in stock' }] })).toEqual([
    expect.stringContaining('«""» warning image-alt-missing: the image is a link'),
  ]);
});

it('CLI-2: an empty text says that a picture decorates', () => {
  expect(run('image', { file: { url: '/assets/a.svg' }, alt: '' })).toEqual([]);
});

it('CLI-2, CLI-9: images within mark-up are reported and marked, each by itself', () => {
  expect(run('raw', { html: '<img src="/assets/a.svg" alt=""><p>x</p>' })).toEqual([]);
  expect(run('raw', { html: '<img src="/assets/a.svg"><IMG src="/assets/b.svg">' })).toEqual([
    expect.stringContaining('«<img src=\\"/assets/a.svg\\">» warning'),
    expect.stringContaining('«<IMG src=\\"/assets/b.svg\\">» warning'),
  ]);
});

it('CLI-2: a long text is looked at in a moment', () => {
  expect(run('raw', { html: '<img '.repeat(50_000) })).toEqual([]);
});
