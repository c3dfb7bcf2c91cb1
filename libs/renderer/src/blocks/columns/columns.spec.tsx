import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const column = (text: string) => ({ blocks: [{ type: 'paragraph', data: { text } }] });
const draw = (count: number, data: object = {}) =>
  drawBlocks([
    {
      type: 'columns',
      data: {
        cols: Array.from({ length: count }, (_, index) => column(`Column ${index + 1}`)),
        ...data,
      },
    },
  ]);

describe('columns', () => {
  it.each([
    [1, '12'],
    [2, '6'],
    [3, '4'],
    [4, '3'],
    [5, '2.4'],
    [6, '2'],
  ])('BLK-3: %i columns take twelve units divided by their number, %s each', (count, units) => {
    expect(draw(count)).toContain(`style="--span:${units}"`);
  });

  it('BLK-3: renders the blocks of each column in order', () => {
    expect(draw(3)).toMatch(/Column 1.*fc-columns-column.*Column 2.*fc-columns-column.*Column 3/);
  });

  it('BLK-3: gap and vertical alignment reach the style sheet', () => {
    expect(draw(2, { gap: 'none', verticalAlignment: 'bottom' })).toContain(
      'data-align="bottom" data-gap="none"',
    );
  });

  it('TEN-7: a block that fails leaves its neighbours standing', () => {
    const broken = { type: 'customComponent', data: { name: 'nowhere' } };
    const html = draw(2, { cols: [{ blocks: [broken] }, column('Still here')] });
    expect(html).toContain('Still here');
  });
});
