import type { Brand } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { brandDescription } from './brandDescription.tsx';
import { testAsset } from '../../testing/snapshot.ts';

const brands: Brand[] = [
  {
    id: '1',
    slug: 'ostara',
    name: 'Ostara',
    websites: [
      { id: '7', name: 'Ostara North', url: 'https://north.example' },
      { id: '8', name: 'Ostara South', url: 'https://south.example' },
      { id: '9', name: 'Ostara Used', url: 'https://used.example', used_cars: true },
    ],
  },
  { id: '2', slug: 'corrin', name: 'Corrin', websites: [] },
  {
    id: '3',
    slug: 'halden',
    name: 'Halden',
    websites: [
      { id: '10', name: 'Halden', url: 'https://halden.example' },
      { id: '11', name: 'Not a link', url: 'javascript:alert(1)' },
    ],
  },
];
const draw = (data: object, publicationDate?: string) =>
  drawBlocks([{ type: 'brandDescription', data: { heading: 'Ostara', ...data } }], {
    assets: [testAsset('/assets/ostara.svg')],
    data: { brands },
    page: { publicationDate },
  });

describe('brandDescription', () => {
  it('BLK-9: renders logo, heading, subheading and description', () => {
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

  describe('a dynamic website button', () => {
    const dynamic = (more = {}) => ({
      href: '/brands/ostara',
      linkText: 'Our websites',
      isDynamicWebsiteButtons: true,
      ...more,
    });
    /** Address, style and text of each button. */
    const buttons = (html: string) =>
      [
        ...html.matchAll(/<a class="fc-button" data-look="(\w+)" href="([^"]*)"[^>]*>(.*?)<\/a>/g),
      ].map(([, look, href, words]) => [look, href, words!.replace(/<[^>]*>/g, '')]);

    it('BLK-9: becomes a button for each website of the brand, in its place and look', () => {
      const html = draw({
        heading: 'Electric',
        brand: 'ostara',
        btns: [
          { href: '/new-cars', linkText: 'Range' },
          dynamic({ btnType: 'outlined' }),
          { href: '/contact', linkText: 'Contact', btnColour: 'accent' },
        ],
      });
      expect(buttons(html)).toEqual([
        ['brand', '/new-cars', 'Range'],
        ['outline', 'https://north.example', 'Visit Website Ostara North'],
        ['outline', 'https://south.example', 'Visit Website Ostara South'],
        ['outline', 'https://used.example', 'Visit Used Stock Ostara Used'],
        ['accent', '/contact', 'Contact'],
      ]);
    });

    it('BLK-9: takes the brand that the heading names where none is named', () => {
      expect(buttons(draw({ heading: ' OSTARA ', btns: [dynamic()] }))).toHaveLength(3);
    });

    it('BLK-9: names one website by the label alone, and leaves out what is no link', () => {
      expect(buttons(draw({ brand: 'halden', btns: [dynamic()] }))).toEqual([
        ['brand', 'https://halden.example', 'Visit Website'],
      ]);
    });

    it.each([
      ['the brand has no websites', { brand: 'corrin' }],
      ['nobody knows the brand', { brand: 'nobody' }],
    ])('BLK-9: stays as it is written where %s', (_, data) => {
      expect(buttons(draw({ ...data, btns: [dynamic()] }))).toEqual([
        ['brand', '/brands/ostara', 'Our websites'],
      ]);
    });

    it('BLK-9: asks for brands only where it is used', () => {
      const plan = (btns: object[]) =>
        brandDescription.plan!({ heading: 'Ostara', btns } as never, {} as never);
      expect(plan([dynamic()])).toEqual([{ kind: 'brands' }]);
      expect(plan([dynamic({ isDynamicWebsiteButtons: false })])).toEqual([]);
    });
  });

  it('BLK-9: the dark theme has the deep background, the box variant in a panel', () => {
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
