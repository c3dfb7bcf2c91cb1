import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const draw = (data: object = {}) =>
  drawBlocks([
    {
      type: 'iconButtonsTool',
      data: { buttons: [{ icon: 'calendar', text: 'Book a service', href: '/service' }], ...data },
    },
  ]);

describe('iconButtonsTool', () => {
  it('BLK-4: a tile is one link with its icon and words', () => {
    const html = draw();
    expect(html).toMatch(
      /<a class="fc-iconButtonsTool-tile" href="\/service">.*<svg.*Book a service.*<\/a>/,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  it('BLK-4: type, style, alignment and tiles per row reach the style sheet', () => {
    const given = {
      type: 'minimal',
      style: 'outline',
      horizontalAlignment: 'center',
      buttonsPerRow: 6,
    };
    expect(draw(given)).toContain(
      'data-type="minimal" data-look="outline" data-align="center" style="--per-row:6"',
    );
    expect(draw()).toContain(
      'data-type="default" data-look="brand" data-align="left" style="--per-row:4"',
    );
  });

  it('BLK-4: the tiles per row that an editor chose stay; without a choice rows are even', () => {
    const buttons = Array.from({ length: 5 }, (_, at) => ({
      icon: 'tag',
      text: `${at}`,
      href: '/',
    }));
    expect(draw({ buttons })).toContain('style="--per-row:3"');
    expect(draw({ buttons, buttonsPerRow: 4 })).toContain('style="--per-row:4"');
  });
});
