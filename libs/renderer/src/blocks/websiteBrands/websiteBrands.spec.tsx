import type { Brand, WebsiteBrandsData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const brands: Brand[] = [
  {
    id: '1',
    slug: 'ostara',
    name: 'Ostara',
    url: '/brands/ostara',
    websites: [
      { id: '7', name: 'Ostara North', url: 'https://north.example' },
      { id: '8', name: 'Ostara Used', url: 'https://used.example', used_cars: true },
    ],
  },
  { id: '2', slug: 'corrin', name: 'Corrin', url: '/brands/corrin' },
];
const draw = (data: WebsiteBrandsData = {}) =>
  drawBlocks([{ type: 'websiteBrands', data: { ...data } }], { data: { brands } });

describe('websiteBrands', () => {
  it('BRD-1: in the grid each make is a link', () => {
    expect(draw()).toContain('href="/brands/ostara"');
    expect(draw()).not.toContain('<dialog');
  });

  it('BRD-1: in the modal each website of a make has its button', () => {
    const html = draw({ variant: 'modal' });
    expect(html).toMatch(/Ostara North<\/span><a[^>]*north\.example[^>]*>Visit Website/);
    expect(html).toMatch(/Ostara Used<\/span><a[^>]*used\.example[^>]*>Visit Used Stock/);
  });

  it('BRD-1: a make without websites stays a link, without a script the list opens in place', () => {
    const html = draw({ variant: 'modal' });
    expect(html.match(/<details/g)).toHaveLength(1);
    expect(html).toContain('href="/brands/corrin"');
  });

  it('BRD-1: the editor’s choice and order hold', () => {
    const html = draw({ brands: ['corrin', 'ostara', 'nobody'] });
    expect(html.indexOf('Corrin')).toBeLessThan(html.indexOf('Ostara'));
  });
});
