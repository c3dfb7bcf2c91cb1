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
  it('BLK-11: draws the blocks of the tenant’s component with the page’s values', () => {
    const html = draw('callUs', { number: '131' });
    expect(html).toContain('Ring 131');
    expect(html).toContain('href="tel:131"');
  });

  it('BLK-11: a component may hold another one', () => {
    expect(draw('outer')).toContain('Ring 131');
  });

  it.each([
    ['an unknown name', 'constructor', {}],
    ['a missing property', 'callUs', {}],
    ['a value that its schema refuses', 'callUs', { number: '1 "onclick' }],
  ])('TEN-7: %s draws nothing, the rest of the page stands', (_, name, props) => {
    const html = draw(name, props);
    expect(html).not.toContain('Ring');
    expect(html).toContain('After it');
  });
});
