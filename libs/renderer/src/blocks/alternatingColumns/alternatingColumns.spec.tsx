import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset } from '../../testing/snapshot.ts';

const row = (heading: string, more: object = {}) => ({
  image: '/assets/workshop.svg',
  heading,
  ...more,
});
const draw = (data: object, publicationDate?: string) =>
  drawBlocks([{ type: 'alternatingColumns', data }] as never, {
    assets: [testAsset('/assets/workshop.svg')],
    page: { publicationDate },
  });
const sides = (html: string) => [...html.matchAll(/data-image="(\w+)"/g)].map((match) => match[1]);

describe('alternatingColumns', () => {
  it('BLK-3: image and text swap sides row by row', () => {
    const rows = [row('One'), row('Two'), row('Three')];
    expect(sides(draw({ rows }))).toEqual(['left', 'right', 'left']);
    expect(sides(draw({ rows, firstImage: 'right' }))).toEqual(['right', 'left', 'right']);
  });

  it('BLK-3: a row has a picture, a heading, text and buttons', () => {
    const html = draw({
      rows: [
        row('Workshop', {
          alt: 'Two hoists',
          text: '<p>Ring <b>us</b></p>',
          buttons: [{ text: 'Book', href: '/service' }],
        }),
      ],
    });
    expect(html).toContain('alt="Two hoists"');
    expect(html).toMatch(/<h2[^>]*>Workshop<\/h2>/);
    expect(html).toContain('<p>Ring <b>us</b></p>');
    expect(html).toMatch(/data-look="outline" href="\/service">Book/);
  });

  it('CUT-1: the picture is wide from 2025-01-20 on', () => {
    const rows = [row('One')];
    expect(draw({ rows }, '2025-01-19')).toContain('data-layout="even"');
    expect(draw({ rows }, '2025-01-20')).toContain('data-layout="wide"');
  });
});
