import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (data: object = {}) =>
  drawBlocks([
    {
      type: 'imageBackground',
      data: {
        image: 'https://media.example/workshop.jpg',
        content: {
          blocks: [{ type: 'paragraph', data: { text: 'You see the <b>worn part</b>.' } }],
        },
        ...data,
      },
    },
  ]);

describe('imageBackground', () => {
  it('BLK-7: renders its blocks in front of a decorative picture', () => {
    const html = draw();
    expect(html).toContain('You see the <b>worn part</b>.');
    expect(html).toMatch(/<img [^>]*alt=""/);
    expect(html).toContain('--min-height:420px');
  });

  it('BLK-7: raises an overlay that is too weak for its tone to the minimum for readable text', () => {
    expect(draw({ overlay: { strength: 0.1 } })).toContain('--strength:72%');
    expect(draw({ overlay: { strength: 0.1, tone: 'light' } })).toContain('--strength:86%');
    expect(draw({ overlay: { strength: 0.95 } })).toContain('--strength:95%');
    expect(draw()).toContain('--strength:80%');
  });

  it('BLK-7: the veil thins out beside a column of text, never under anything else', () => {
    const text = { type: 'paragraph', data: { text: 'Words.' } };
    const table = { type: 'table', data: { content: [['A', 'B']] } };
    expect(draw({ content: { blocks: [text] } })).toContain('data-veil="side"');
    expect(draw({ content: { blocks: [text, table] } })).toContain('data-veil="all"');
    expect(draw({ alignment: 'center' })).toContain('data-veil="all"');
  });

  it('BLK-7: height, alignment and focus reach the style sheet', () => {
    const html = draw({ minHeight: 500, alignment: 'center', focus: 0 });
    expect(html).toContain('--min-height:500px');
    expect(html).toContain('data-align="center"');
    expect(html).toContain('--focus:0;');
  });
});
