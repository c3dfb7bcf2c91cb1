import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

describe('search', () => {
  it('TEN-6: renders nothing', () => {
    const after = { type: 'paragraph', data: { text: 'After it' } };
    expect(drawBlocks([{ type: 'search', data: { placeholder: 'Search' } }, after])).toBe(
      drawBlocks([{ type: 'search', data: {} }, after]),
    );
    expect(drawBlocks([{ type: 'search', data: {} }])).not.toContain('fc-block');
  });
});
