import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (data: object) => drawBlocks([{ type: 'tag', data: { text: 'Price drop', ...data } }]);

describe('tag', () => {
  it('BLK-7: a tag has its text, icon and colours', () => {
    const html = draw({ backgroundColor: '#f89e3c', textColor: '#032442', icon: 'tag' });
    expect(html).toContain('style="--ground:#f89e3c;--text:#032442"');
    expect(html).toMatch(/<svg.*<\/svg>Price drop/);
  });

  it('BLK-7: without colours it takes the theme’s', () => {
    expect(draw({})).toContain('<span class="fc-tag-label">Price drop</span>');
  });
});
