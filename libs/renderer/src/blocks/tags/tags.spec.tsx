import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

describe('tags', () => {
  it('BLK-2: tags have the colours that the editor chose', () => {
    const html = drawBlocks([
      {
        type: 'tags',
        data: {
          tags: [
            { text: 'Hybrid', backgroundColor: '#044069', textColor: '#fff' },
            { text: 'New' },
          ],
        },
      },
    ]);
    expect(html).toContain('<li style="background-color:#044069;color:#ffffff">Hybrid</li>');
    expect(html).toContain('<li>New</li>');
  });

  it('WEB-2: words that could not be read turn black', () => {
    const tags = [{ text: 'New', backgroundColor: '#ffff00', textColor: '#fff' }];
    expect(drawBlocks([{ type: 'tags', data: { tags } }])).toContain(
      '<li style="background-color:#ffff00;color:#000000">New</li>',
    );
  });
});
