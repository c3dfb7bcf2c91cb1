import { expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset } from '../../testing/snapshot.ts';

const assets = [testAsset('/assets/hero.svg')];
const draw = (data: Record<string, unknown>) =>
  drawBlocks(
    [
      { type: 'header', data: { text: 'First' } },
      { type: 'image', data },
    ],
    { assets },
  );

it('BLK-2: an image keeps the place that its width and height say, and its caption', () => {
  const html = draw({
    file: { url: 'https://images.example/car.jpg', width: 800, height: 450 },
    alt: 'A red wagon',
    caption: 'The <b>new</b> wagon',
  });
  expect(html).toMatch(/<img[^>]* width="800" height="450"/);
  expect(html).toMatch(/<img[^>]* alt="A red wagon"/);
  expect(html).toMatch(/<figcaption[^>]*>The <b>new<\/b> wagon<\/figcaption>/);
});

it('BLK-2: an image without a caption has no empty line under it', () => {
  expect(draw({ file: { url: '/assets/hero.svg' }, caption: '' })).not.toContain('figcaption');
});

it('BLK-2: stretched runs an image from edge to edge; else it is as wide as the text', () => {
  const file = { url: '/assets/hero.svg' };
  const widthOf = (html: string) => /data-width="(\w+)"[^>]*><figure/.exec(html)?.[1];
  expect(widthOf(draw({ file, stretched: true }))).toBe('full');
  expect(widthOf(draw({ file, stretched: false }))).toBe('prose');
});

it('BLK-2: the page’s first image is fetched at once, others late', () => {
  const image = { type: 'image', data: { file: { url: '/assets/hero.svg' } } };
  const [first, second] = drawBlocks([image, image], { assets }).match(/<img[^>]*>/g)!;
  expect(first).not.toContain('lazy');
  expect(second).toContain('loading="lazy"');
});

it('CAR-7: a photograph is enlarged by half at most, a drawing as far as it needs', () => {
  const small = testAsset('/assets/small.jpg', { mediaType: 'image/jpeg', width: 90, height: 60 });
  const block = { type: 'image', data: { file: { url: '/assets/small.jpg' } } };
  expect(drawBlocks([block], { assets: [small] })).toContain('style="--grown:135px"');
  expect(draw({ file: { url: '/assets/hero.svg' } })).not.toContain('--grown');
});
