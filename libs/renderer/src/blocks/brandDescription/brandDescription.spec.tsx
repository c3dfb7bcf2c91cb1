import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset } from '../../testing/snapshot.ts';

const draw = (data: object, publicationDate?: string) =>
  drawBlocks([{ type: 'brandDescription', data: { heading: 'Ostara', ...data } }], {
    assets: [testAsset('/assets/ostara.svg')],
    page: { publicationDate },
  });

describe('brandDescription', () => {
  it('BLK-9: draws logo, heading, subheading and description', () => {
    const html = draw({
      subheading: 'Hybrids',
      logo: { url: '/assets/ostara.svg', alt: 'The mark' },
      description: '<p>Two <b>models</b></p>',
    });
    expect(html).toContain('alt="The mark"');
    expect(html).toMatch(/<h2[^>]*>Ostara<\/h2>/);
    expect(html).toContain('Hybrids');
    expect(html).toContain('<p>Two <b>models</b></p>');
  });

  it('BLK-9: type and colour of a button choose its look', () => {
    const button = (btnType?: string, btnColour?: string) => ({
      href: '/new-cars',
      linkText: 'Range',
      btnType,
      btnColour,
    });
    const html = draw({
      btns: [button(), button('filled', 'accent'), button('outlined'), button('minimal')],
    });
    expect([...html.matchAll(/data-look="(\w+)"/g)].map((match) => match[1])).toEqual([
      'brand',
      'accent',
      'outline',
      'plain',
    ]);
  });

  it('BLK-9: a dynamic website button is drawn as listed while its brand has no websites', () => {
    const btns = [{ href: '/ostara', linkText: 'Visit Website', isDynamicWebsiteButtons: true }];
    expect(draw({ btns })).toMatch(/href="\/ostara">Visit Website/);
  });

  it('BLK-9: the dark theme stands on the deep ground, the box variant in a panel', () => {
    expect(draw({ theme: 'dark' })).toContain('data-ground="deep"');
    expect(draw({ variant: 'box' })).toContain('data-box="true"');
    expect(draw({})).not.toMatch(/data-ground|data-box/);
  });

  it('CUT-1: before 2024-11-11 the logo is above the text and there is no box', () => {
    const html = draw({ variant: 'box' }, '2024-11-10');
    expect(html).toContain('data-layout="logo-above"');
    expect(html).not.toContain('data-box');
    expect(draw({}, '2024-11-11')).toContain('data-layout="logo-beside"');
  });
});
