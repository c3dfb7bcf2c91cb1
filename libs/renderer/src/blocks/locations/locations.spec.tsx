import type { DealerLocation, LocationsData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { drawBlocks } from '../../testing/draw-blocks.ts';

const place = (id: string, given: Partial<DealerLocation> = {}): DealerLocation => ({
  id,
  name: `Place ${id}`,
  location_type: ['sales'],
  ...given,
});
const draw = (locations: DealerLocation[], data: LocationsData = {}) =>
  drawBlocks([{ type: 'locations', data: { ...data } }], { data: { locations } });
const places = (count: number) => Array.from({ length: count }, (_, n) => place(`${n}`));

describe('locations', () => {
  it('LOC-1: three places are cards, four a compact list', () => {
    expect(draw(places(3))).toContain('data-as="cards"');
    expect(draw(places(4))).toContain('data-as="list"');
  });

  it('LOC-1: an invisible place is left out, also from the count', () => {
    const html = draw([...places(3), place('hidden', { visible: false })]);
    expect(html).not.toContain('Place hidden');
    expect(html).toContain('data-as="cards"');
    expect(draw([place('hidden', { visible: false })])).not.toContain('fc-locations');
  });

  it('LOC-1: a place shows address, phone, types and makes, and leads to its map', () => {
    const html = draw([
      place('one', {
        address: {
          street: '12 Wharf Road',
          city: 'Newport',
          place_url: 'https://maps.example/one',
        },
        contact_detail: { phone: '(02) 5550 0142' },
        location_type: ['sales', 'parts'],
        manufacturers: ['Ostara', 'Corrin'],
      }),
    ]);
    for (const part of ['12 Wharf Road, Newport', 'Sales, Parts', 'Ostara, Corrin'])
      expect(html).toContain(part);
    expect(html).toContain('href="tel:0255500142"');
    expect(html).toContain('href="https://maps.example/one"');
  });

  it('LOC-1: the editor’s choice and order hold', () => {
    const html = draw(places(3), { locationIds: ['2', '0'] });
    expect([...html.matchAll(/Place (\d)<\/h/g)].map(([, id]) => id)).toEqual(['2', '0']);
    expect(draw(places(3), { locationType: 'parts' })).not.toContain('fc-locations');
  });
});
