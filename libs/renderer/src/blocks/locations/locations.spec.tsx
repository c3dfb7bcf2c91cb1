import type { DealerLocation, LocationsData } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { planPage } from '../../pipeline/plan-page.ts';
import { renderPage } from '../../pipeline/render-page.ts';
import { testAnswers, type TestData } from '../../testing/answers.ts';
import { testRequest, testTenant } from '../../testing/snapshot.ts';
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

describe('hours and map of the dealer’s own locations', () => {
  const hours: Partial<DealerLocation> = {
    location_type: ['sales', 'service'],
    address: { city: 'Newport', lat: -33.65, long: 151.32 },
    contact_detail: { phone: '(02) 5550 0142' },
    openingHours: [
      {
        department: 'sales',
        days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
        from: '08:30',
        to: '17:30',
      },
      { department: 'service', days: ['Mon', 'Wed'], from: '07:30', to: '12:00' },
      { department: 'service', days: ['Mon', 'Wed'], from: '12:30', to: '16:00' },
    ],
    holidays: [
      { day: '12-25', name: 'Christmas Day' },
      { day: '2026-12-24', name: 'Christmas Eve', department: 'sales', from: '08:30', to: '12:00' },
    ],
    bookings: [{ text: 'Book a service', href: '/service#booking' }],
  };
  const two = [place('a', hours), place('b', { ...hours, timeZone: 'Australia/Perth' })];
  const at = (now: string, data: LocationsData = {}) =>
    drawBlocks([{ type: 'locations', data: { ...data } }], {
      data: { locations: two },
      request: { now },
    });
  const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

  it('LOC-2: each states until when it is open, in its own time zone', () => {
    // 5:45 pm in Sydney, 2:45 pm in Perth.
    const html = text(at('2026-11-23T06:45:00Z'));
    expect(html).toMatch(/Place a .* Closed, opens tomorrow at 8:30 am .* Place b/);
    expect(html).toMatch(/Place b .* Open until 5:30 pm/);
    expect(text(at('2026-11-22T19:00:00Z'))).toContain('Closed, opens at 8:30 am');
    expect(text(at('2026-11-28T00:00:00Z'))).toContain('Closed, opens Monday at 8:30 am');
  });

  it('LOC-2: a block for one department states its hours', () => {
    const html = text(at('2026-11-24T00:00:00Z', { locationType: 'service' }));
    expect(html).toContain('Closed, opens tomorrow at 7:30 am');
  });

  it('LOC-2: hours are listed by department and for the coming holidays', () => {
    const html = text(at('2026-12-20T00:00:00Z'));
    for (const part of [
      'Sales Mon to Fri 8:30 am to 5:30 pm Sat and Sun Closed',
      'Service Mon 7:30 am to 12 noon, 12:30 pm to 4 pm Tue Closed Wed 7:30 am',
      'Christmas Eve, Thursday 24 December Sales: 8:30 am to 12 noon',
      'Christmas Day, Friday 25 December Closed',
    ])
      expect(html).toContain(part);
    // No line breaks within a period.
    expect(at('2026-12-20T00:00:00Z')).toContain('>8:30\u00a0am\u00a0to\u00a05:30\u00a0pm<');
    expect(text(at('2026-12-25T00:00:00Z'))).toContain(
      'Closed for Christmas Day, opens Monday at 8:30 am',
    );
    expect(text(at('2026-11-23T00:00:00Z'))).toContain('Christmas Day');
    expect(text(at('2026-07-01T00:00:00Z'))).not.toContain('Christmas Day');
  });

  it('LOC-2: a holiday that is observed on a Monday is listed as observed, and on its own day as itself', () => {
    const holidays = [{ day: '12-26', name: 'Boxing Day', observed: true }];
    const html = text(
      drawBlocks([{ type: 'locations', data: {} }], {
        data: { locations: [place('a', { ...hours, holidays })] },
        request: { now: '2026-12-20T00:00:00Z' },
      }),
    );
    expect(html).toContain('Boxing Day, Saturday 26 December');
    expect(html).toContain('Boxing Day (observed), Monday 28 December');
  });

  it.each(['24:00', '23:59'])('LOC-2: from 00:00 to %s is open 24 hours', (to) => {
    const desk = place('a', {
      location_type: ['service'],
      openingHours: [
        { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], from: '00:00', to },
      ],
    });
    const html = drawBlocks([{ type: 'locations', data: {} }], {
      data: { locations: [desk] },
      request: { now: '2026-11-23T06:45:00Z' },
    });
    expect(text(html)).toContain('Open 24 hours');
    expect(html).toContain('>Open\u00a024\u00a0hours<');
    expect(text(html)).not.toMatch(/Open until|midnight/);
  });

  it('LOC-2: the hours are folded until an editor unfolds them on wide screens', () => {
    expect(at('2026-11-23T00:00:00Z')).toContain('<details class="fc-hours">');
    expect(at('2026-11-23T00:00:00Z', { showHours: true })).toContain(
      '<details class="fc-hours" data-unfolds="true">',
    );
  });

  it('LOC-2: the pins of the map have the numbers of the list, and lead to it', () => {
    const html = at('2026-11-23T00:00:00Z');
    expect(html).toContain('fc-map__pin');
    const [, anchor = ''] = /<a href="#([\w-]+-a)"/.exec(html) ?? [];
    expect(html).toContain(`id="${anchor}"`);
    expect(html).toContain('href="/service#booking"');
    expect(
      drawBlocks([{ type: 'locations', data: {} }], { data: { locations: places(2) } }),
    ).not.toContain('fc-map');
  });

  it('LOC-2: the page holds until the first location opens or closes', () => {
    const { entry, snapshot } = testTenant([{ type: 'locations', data: {} }]);
    const request = testRequest({ now: '2026-11-23T00:00:00Z' });
    const answers = testAnswers(planPage(entry.page, snapshot, request).queries, {
      locations: two,
    });
    expect(renderPage(entry, snapshot, { ...request, answers }).holdsUntil).toBe(
      '2026-11-23T00:30:00.000Z',
    );
  });
});

describe('the search of the network', () => {
  const yard = (id: string, lat: number, more = {}) => ({
    id,
    name: `Yard ${id}`,
    location_type: 'sales',
    address: { city: 'Kiama', state: 'NSW', lat, long: 151 },
    website_url: 'https://yard.example',
    ...more,
  });
  const network = [yard('a', -34), yard('b', -34.5, { location_type: 'service' }), yard('c', -39)];
  const kiama = { id: '1', name: 'Kiama', state: 'NSW', lat: -34, long: 151 };
  const find = (search: string, data: LocationsData = {}, answers: TestData = {}) =>
    drawBlocks([{ type: 'locations', data: { search: true, ...data } }], {
      request: { url: { pathname: '/test', search } },
      data: { manufacturerLocations: network, places: [kiama], locations: places(2), ...answers },
    });
  /** Returns the rendered text without the island's props. */
  const words = (html: string) =>
    html
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');

  it('DSH-1: replaces the dealer’s own locations, with a map of the network', () => {
    const html = find('');
    expect(words(html)).toContain('3 dealerships in the network.');
    expect(html).not.toContain('Place 0');
    expect(html.match(/class="fc-map__dot"/g)).not.toBeNull();
    expect(html).toContain('data-island="locations"');
  });

  it('DSH-1: a place that was typed is looked up; the list and the pins have the same numbers', () => {
    const html = find('?userLocation=kiama');
    expect(words(html)).toMatch(/2 dealerships near Kiama, NSW 1 Yard a .* 2 Yard b .* 56 km/);
    expect([...html.matchAll(/<text y="-23.5">([^<]*)/g)].map(([, text]) => text)).toEqual([
      '1',
      '2',
    ]);
    expect(html).toContain('href="https://yard.example"');
    expect(html).toContain('<input type="hidden" name="lat" value="-34"/>');
    expect(html).toContain('<option value="50" selected="">50\u00a0km</option>');
  });

  it('DSH-1: every dealership links to its own URL, other parameters are preserved', () => {
    const html = find('?team=sales&userLocation=x');
    expect(html).toContain('locationId=c&amp;locationType=sales');
    expect(html).toContain('team=sales');
  });

  it('DSH-1: an editor’s type is the only one, and leaves nothing to choose', () => {
    const html = find('', { locationType: 'service' });
    expect(words(html)).toContain('1 dealership in the network.');
    expect(html).not.toContain('name="locationType"');
  });

  it('DSH-1: without the network the search is rendered and the list is empty', () => {
    const failed = { manufacturerLocations: undefined, places: undefined };
    const html = find('?userLocation=kiama', {}, failed);
    expect(html).toContain('name="userLocation"');
    expect(html).not.toContain('fc-find__found');
  });

  it('DSH-1: an attack in the address stays words', () => {
    const html = find(
      `?userLocation=${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
      {},
      { places: [] },
    );
    expect(html).not.toContain('<img');
  });
});
