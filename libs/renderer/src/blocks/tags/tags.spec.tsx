import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { readableColours } from './readable-colours.ts';

describe('tags', () => {
  it('BLK-2: tags stand in the colours that the editor chose', () => {
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

  it('BLK-2: words that could not be read turn black or white', () => {
    expect(readableColours('#ffff00', '#ffffff')).toEqual({
      backgroundColor: '#ffff00',
      color: '#000000',
    });
    expect(readableColours('#044069', '#000')).toEqual({
      backgroundColor: '#044069',
      color: '#ffffff',
    });
  });

  it.each(['#000', '#fff', '#777777', '#76767680', '#f89e3c', '#a50e15', '#00f', '#0f0'])(
    'BLK-2: with %s alone, as ground or as words, the other side can be read',
    (colour) => {
      for (const pair of [readableColours(colour)!, readableColours(undefined, colour)!])
        expect(wcagContrast(pair.backgroundColor, pair.color)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('BLK-2: without colours the theme’s stand', () => {
    expect(readableColours()).toBeUndefined();
  });
});
