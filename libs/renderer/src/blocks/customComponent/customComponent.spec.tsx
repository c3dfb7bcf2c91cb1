import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const components = [
  {
    name: 'callUs',
    props: [{ name: 'number', type: 'string' as const, required: true }],
    blocks: [
      { type: 'paragraph', data: { text: 'Ring {{number}}' } },
      { type: 'buttons', data: { buttons: [{ text: 'Call', href: 'tel:{{number}}' }] } },
    ],
  },
  {
    name: 'outer',
    blocks: [{ type: 'customComponent', data: { name: 'callUs', props: { number: '131' } } }],
  },
];
const draw = (name: string, props?: Record<string, string>) =>
  drawBlocks(
    [
      { type: 'customComponent', data: { name, props } },
      { type: 'paragraph', data: { text: 'After it' } },
    ],
    { components },
  );

describe('customComponent', () => {
  it('BLK-11: renders the blocks of the tenant’s component with the page’s values', () => {
    const html = draw('callUs', { number: '131' });
    expect(html).toContain('Ring 131');
    expect(html).toContain('href="tel:131"');
  });

  it('BLK-11: a component may hold another one', () => {
    expect(draw('outer')).toContain('Ring 131');
  });

  it('BLK-11: its blocks are rendered like blocks of the page', () => {
    const written = drawBlocks([
      { type: 'paragraph', data: { text: 'Ring 131' } },
      { type: 'buttons', data: { buttons: [{ text: 'Call', href: 'tel:131' }] } },
      { type: 'paragraph', data: { text: 'After it' } },
    ]);
    expect(draw('callUs', { number: '131' })).toBe(written);
    expect(draw('outer')).toBe(written);
  });

  it('BLK-11: an anchor set on it leads to the first of its blocks', () => {
    const block = { type: 'customComponent', id: 'ring', data: { name: 'outer' } };
    expect(drawBlocks([block], { components })).toMatch(
      /<div class="fc-block" id="ring"[^>]*><p[^>]*>Ring 131/,
    );
  });

  it('BLK-11: a title inside it never becomes the page’s, which the page has of its own', () => {
    const hero = { type: 'imageBanner', data: { image: '/assets/yard.svg', heading: 'Welcome' } };
    const html = drawBlocks([{ type: 'customComponent', data: { name: 'hero' } }], {
      components: [{ name: 'hero', blocks: [hero] }],
    });
    expect(html).toMatch(/<h2[^>]*>Welcome/);
  });

  it.each([
    ['an unknown name', 'constructor', {}],
    ['a missing property', 'callUs', {}],
    ['a value that its schema refuses', 'callUs', { number: '1 "onclick' }],
  ])('TEN-7: %s renders nothing, the rest of the page is unaffected', (_, name, props) => {
    const html = draw(name, props);
    expect(html).not.toContain('Ring');
    expect(html).toContain('After it');
  });
});
