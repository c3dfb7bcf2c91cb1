import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';
import { testAsset } from '../../testing/snapshot.ts';

const card = {
  heading: 'Servicing included',
  description: 'Or <b>75,000 km</b>',
  image: '/assets/wren.svg',
  href: '/special-offers/wren',
  tagline: '12 days left',
};
const draw = (data: object, publicationDate?: string) =>
  drawBlocks([{ type: 'cardsTool', data: { cards: [card], ...data } }], {
    assets: [testAsset('/assets/wren.svg')],
    page: { publicationDate },
  });
const linksOf = (html: string) => html.match(/<a [^>]*>/g) ?? [];

describe('cardsTool', () => {
  it('BLK-5: the whole card is a link when it has an href', () => {
    const html = draw({});
    expect(html).toContain('<li class="fc-cardsTool-card" data-linked="">');
    expect(linksOf(html)).toEqual(['<a class="fc-cardsTool-link" href="/special-offers/wren">']);
    const plain = draw({ cards: [{ heading: 'Free valuation', linkText: 'Go' }] });
    expect(plain).not.toContain('data-linked');
    expect(linksOf(plain)).toEqual([]);
  });

  it('BLK-5: with link words they are the one link, and they name their card', () => {
    const html = draw({ cards: [{ ...card, linkText: 'See this offer' }] });
    expect(linksOf(html)).toHaveLength(1);
    expect(html).toMatch(/See this offer<span class="fc-sr-only">: Servicing included<\/span>/);
  });

  it('BLK-5: renders heading, description, picture and tagline', () => {
    const html = draw({});
    expect(html).toMatch(/<h2[^>]*><a[^>]*>Servicing included/);
    expect(html).toContain('Or <b>75,000 km</b>');
    expect(html).toContain('<img ');
    expect(html).toContain('12 days left');
  });

  it('BLK-5: columns, border or shadow, shape and fit of the pictures reach the style sheet', () => {
    const html = draw({ cardCols: 4, type: 'shadow', aspectRatio: '4/3', objectFit: 'contain' });
    expect(html).toContain('data-type="shadow"');
    expect(html).toContain('style="--columns:4;--ratio:4/3"');
    expect(html).toContain('data-fit="contain"');
  });

  it('BLK-5: the columns that an editor chose stay; without a choice rows are even', () => {
    const cards = Array.from({ length: 4 }, (_, at) => ({ heading: `Card ${at}` }));
    expect(draw({ cards })).toContain('--columns:2;');
    expect(draw({ cards, cardCols: 3 })).toContain('--columns:3;');
    expect(draw({ cards, isCarousel: true })).toContain('--columns:3;');
  });

  it('BLK-5: the feature layout sets the first card on a deep ground, but not in a carousel', () => {
    const cards = [card, { heading: 'Second' }];
    const html = draw({ cards, layout: 'feature' });
    expect(html.match(/data-ground="deep"/g)).toHaveLength(1);
    expect(html.indexOf('data-ground="deep"')).toBeLessThan(html.indexOf('Servicing included'));
    expect(draw({ cards, layout: 'feature', isCarousel: true })).not.toContain('data-ground');
  });

  it('BLK-5: the feature layout sets a figure that opens a heading large, and only there', () => {
    const headings = ['2.9% p.a. on Touring', '$2,500 off the ute', 'Five years', '2027 is near'];
    const cards = headings.map((heading) => ({ heading }));
    const html = draw({ cards, layout: 'feature' });
    const figures = [...html.matchAll(/fc-figure">(.*?)<\/span>/g)].map(([, figure]) => figure);
    expect(figures).toEqual(['2.9%<small> p.a.</small>', '$2,500<small> off</small>']);
    expect(html.replace(/<[^>]+>/g, '')).toContain('2.9% p.a. on Touring');
    expect(draw({ cards })).not.toContain('fc-figure"');
  });

  it('BLK-5: a carousel scrolls without a script, its arrows wait hidden for one', () => {
    const html = draw({ isCarousel: true, loop: true, mobileArrows: true });
    expect(html).toMatch(
      /<div class="fc-cardsTool-rail" role="group" aria-label="[^"]+" tabindex="0">/,
    );
    expect(html).toContain('data-on-phones=""');
    expect(html).toContain('<div class="fc-cardsTool-arrows" hidden="">');
    expect(html).toContain('<script type="application/json">{"loop":true}</script>');
    expect(html).toContain('Swipe for more');
  });

  it('BLK-5: cards that do not scroll bring no script', () => {
    expect(draw({})).not.toContain('data-island');
  });

  it('CUT-1: before 2024-03-18 a card has no tagline and its picture no shape of its own', () => {
    const html = draw({ aspectRatio: '4/3' }, '2024-03-17');
    expect(html).toContain('data-layout="beside"');
    expect(html).not.toContain('12 days left');
    expect(html).not.toContain('--ratio');
    expect(draw({}, '2024-03-18')).toContain('data-layout="stacked"');
  });
});
