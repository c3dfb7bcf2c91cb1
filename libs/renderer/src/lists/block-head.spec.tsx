import { describe, expect, it } from 'vitest';
import { drawBlocks, type DrawnTenant } from '../testing/draw-blocks.ts';

const tenant: DrawnTenant = {
  data: {
    cars: [{ id: 'c-1', slug: 'car-1', name: '2024 Ostara Tern', make: 'Ostara' }],
    offers: [{ id: 'o-1', heading: 'Four tyres' }],
    models: [{ slug: 'tern', name: 'Tern', status: 'available' }],
    locations: [
      {
        id: 'l-1',
        name: 'Northpoint',
        location_type: ['sales'],
        address: { street: '18 Wharf Street', city: 'Northpoint', state: 'NSW', postcode: '2060' },
      },
    ],
  },
};

const head = (type: string, data: object) => {
  const html = drawBlocks(
    [
      { type: 'paragraph', data: { text: 'Welcome' } },
      { type, data: { heading: 'A choice of them', ...data } },
    ],
    tenant,
  );
  return html.slice(html.indexOf('<div class="fc-head">'), html.indexOf('<ul'));
};

describe('the head of a list', () => {
  it.each(['cars', 'offers', 'brandModels', 'locations'])(
    'WEB-4: %s link beside their heading to all of what they show a part of',
    (type) => {
      const link = { text: 'See them all', href: '/all' };
      const data = type === 'cars' ? { hideSearch: true } : {};
      const html = head(type, { ...data, headingLink: link });
      expect(html).toMatch(
        /A choice of them<\/h2><\/div><p class="fc-head__link"><a [^>]*href="\/all"[^>]*>See them all</,
      );
      expect(head(type, data)).not.toContain('fc-head__link');
    },
  );

  it('WEB-4: a link without a heading is shown, and an unsafe one is not', () => {
    const link = (href: string) =>
      head('offers', { heading: undefined, headingLink: { text: 'All offers', href } });
    expect(link('/special-offers')).toContain('href="/special-offers"');
    expect(link('javascript:alert(1)')).not.toContain('All offers');
  });
});
