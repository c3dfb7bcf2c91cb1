import type { BrandModelsData, Model, Site } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const range: Model[] = [
  {
    id: '1',
    slug: 'tern',
    new_slug: 'tern-touring',
    name: 'Tern',
    manufacturer_name: 'Ostara',
    manufacturer_body: 'SUV',
    manufacturer_body2: 'Hybrid',
    body: ['Wagon'],
    from_price: 44990,
    colours: [{ name: 'Sea', hexCode: '#1f5f9e' }, { name: 'No code' }],
  },
  { slug: 'wren', name: 'Wren', manufacturer_body: 'Hatch', manufacturer_body3: 'Electric' },
  {
    slug: 'gannet',
    name: 'Gannet',
    manufacturer_body: 'SUV',
    status: 'coming_soon',
    from_price: 1,
  },
  { slug: 'wren-hybrid', name: 'Wren Hybrid', manufacturer_body: 'Hatch' },
];
const draw = (
  search = '',
  data: BrandModelsData = {},
  settings: Site['settings'] = {},
  models = range,
) =>
  drawBlocks([{ type: 'brandModels', id: 'range', data: { ...data } }], {
    site: { settings },
    data: { models },
    request: { url: { pathname: '/test', search } },
  });
const names = (html: string) =>
  [...html.matchAll(/__name"><a href="([^"]*)">([^<]*)</g)].map(([, , name]) => name);

describe('brandModels', () => {
  it.each([0, -1])('RNG-3, CAR-11: a card with a price of %i advertises none', (from_price) => {
    const priced = (price: number) => draw('', {}, {}, [{ ...range[0]!, from_price: price }]);
    expect(priced(44_990)).toContain('$44,990');
    expect(priced(from_price)).not.toMatch(/fc-brandModels__price|\$/);
  });

  it('RNG-1: the first category is open, the body parameter opens another', () => {
    expect(names(draw())).toEqual(['Tern', 'Gannet']);
    expect(names(draw('?body=hatch'))).toEqual(['Wren', 'Wren Hybrid']);
    expect(names(draw('?body=Electric'))).toEqual(['Wren']);
    expect(names(draw('?body=tank'))).toEqual(['Tern', 'Gannet']);
    expect(draw('?body=hatch&utm_source=m')).toContain(
      '<a href="/test?utm_source=m&amp;body=suv#range">SUV',
    );
  });

  it('RNG-2: categories come from the maker’s three fields and the bodies', () => {
    const links = [...draw().matchAll(/[?&;]body=([a-z]+)#range/g)].map(([, key]) => key);
    expect(links).toEqual(['suv', 'hybrid', 'wagon', 'hatch', 'electric']);
  });

  it('RNG-2: excluded models and the configured hybrid are hidden, the new slug wins', () => {
    const settings = { excludedModels: ['gannet'], hybridSlug: 'wren-hybrid' };
    expect(names(draw('', { hideCategories: true }, settings))).toEqual(['Tern', 'Wren']);
    expect(draw()).toContain('href="/models/tern-touring"');
  });

  it('RNG-3: a description is cut at 200 characters, at a word', () => {
    const long = `${'quiet '.repeat(40)}end`;
    const html = draw('', {}, {}, [{ ...range[0]!, short_description: long }]);
    const [, text = ''] = /__description">([^<]*)</.exec(html) ?? [];
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/quiet…$/);
  });

  it('RNG-3: a model that is coming soon has no quote button', () => {
    const html = draw();
    expect(html.match(/__quote"/g)).toHaveLength(1);
    expect(html).toContain('/models/order-now?model_id=1&amp;model_name=Tern&amp;vehicle=Tern');
    expect(html).toContain('Coming soon');
  });

  it('RNG-3: paints show as dots of their colour', () => {
    expect(draw().match(/__dot"/g)).toHaveLength(1);
    expect(draw()).toContain('background:#1f5f9e');
  });
});
