import type { AnyBlock } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { drawBlocks } from '../testing/draw-blocks.ts';
import { testAsset } from '../testing/snapshot.ts';

const picture = testAsset('/assets/a.jpg', { mediaType: 'image/jpeg' });
const src = picture.path;
const offer = { id: 'a', heading: 'Tern rate', image: { url: src } };
const model = { id: '1', name: 'Tern', slug: 'tern', image: { url: src } };
const data = {
  offers: [offer, { ...offer, id: 'b' }],
  models: [model, { ...model, id: '2', slug: 'wren', name: 'Wren' }],
  cars: [{ id: '1', slug: 'a', name: 'A', photos: [src] }],
};

const words = { type: 'paragraph', data: { text: 'Text.' } } as AnyBlock;
const blocks = [
  { type: 'offers', data: {} },
  { type: 'brandModels', data: {} },
  { type: 'cars', data: { hideSearch: true } },
  { type: 'image', data: { file: { url: src }, alt: 'A' } },
  { type: 'imageBackground', data: { image: src, content: { blocks: [words] } } },
] as unknown as readonly AnyBlock[];

it.each(blocks)(
  'WEB-3: the first picture of $type is loaded first at the top of a page, and lazily below',
  (block) => {
    const pictures = (all: readonly AnyBlock[]) => {
      const html = drawBlocks(all, { assets: [picture], data: data as never });
      return html.match(/<img [^>]*>/g)!.map((img) => /fetchPriority="high"/.test(img));
    };
    const [first, ...others] = pictures([block]);
    expect(first).toBe(true);
    expect(others).not.toContain(true);
    expect(pictures([words, block])).not.toContain(true);
  },
);
