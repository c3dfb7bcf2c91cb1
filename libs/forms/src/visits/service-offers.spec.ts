import { describe, expect, it } from 'vitest';
import { dealershipsOf, sortedDealerships } from './dealerships.ts';
import { externalBookings, freeRideOffer } from './service-offers.ts';
import { dealerships, site } from '../testing/sites.ts';

describe('service bookings elsewhere', () => {
  const link = (url: string) => ({ text: url, url });
  const groups = [
    {
      group: 'North',
      links: [link('https://bookings.example/a'), link('https://evil.example/bookings.example')],
    },
    { group: 'South', links: [link('https://bookings.example.evil.example/')] },
  ];

  it('SVC-4: lists booking pages by group, only those on hosts that the site allows', () => {
    const service = { externalBookings: groups, redirectHosts: ['bookings.example'] };
    expect(externalBookings(site({ service }))).toEqual([
      { group: 'North', links: [link('https://bookings.example/a')] },
    ]);
    expect(externalBookings(site({ service: { externalBookings: groups } }))).toEqual([]);
    expect(externalBookings(site())).toEqual([]);
  });

  it('SVC-4: refuses addresses that only look allowed', () => {
    const urls = [
      'http://bookings.example/',
      'https://bookings.example@evil.example/',
      'https://user:x@evil.example/#bookings.example',
    ];
    const service = {
      externalBookings: [{ group: 'G', links: urls.map(link) }],
      redirectHosts: ['bookings.example'],
    };
    expect(externalBookings(site({ service }))).toEqual([]);
  });
});

describe('the free ride', () => {
  const dealership = { address: { lat: -33.8688, long: 151.2093 } };
  /** A hundredth of a degree of latitude is 1.112 km. */
  const north = (kilometres: number) => ({ lat: -33.8688 + kilometres / 111.195, lng: 151.2093 });
  const offered = (freeRide: object | undefined, kilometres: number) =>
    freeRideOffer(site({ service: { freeRide } }), north(kilometres), dealership);

  it('SVC-5: is offered within 8 km, or the radius of the setting', () => {
    expect(offered({}, 7.9)).toContain('free');
    expect(offered({}, 8.1)).toBeUndefined();
    expect(offered({ radiusKm: 3, wording: 'A <b>lift</b>' }, 2.9)).toBe('A <b>lift</b>');
    expect(offered({ radiusKm: 3 }, 3.1)).toBeUndefined();
  });

  it('SVC-5: is not offered without the setting or a place to measure from', () => {
    expect(offered(undefined, 1)).toBeUndefined();
    expect(freeRideOffer(site({ service: { freeRide: {} } }), north(0), {})).toBeUndefined();
  });
});

describe('dealerships to choose from', () => {
  it('FNQ-5: those at the head of the list come first, in their order', () => {
    const three = [...dealerships, { id: 'late', name: 'Late' }];
    const settings = { finance: { headOfListLocationIds: ['late', 'hill-street', 'gone'] } };
    expect(sortedDealerships(three, { settings }).map(({ id }) => id)).toEqual([
      'late',
      'hill-street',
      'wharf-road',
    ]);
    expect(sortedDealerships(three, {})).toEqual(three);
  });

  it('FRM-10: without a network the dealer’s own locations are offered', () => {
    const places = [
      {
        id: 'a',
        name: 'A',
        location_type: ['sales' as const],
        address: { city: 'Newcastle', place_url: 'https://maps.example' },
      },
      { id: 'b', name: 'B', visible: false },
      { id: 'c', name: 'C', location_type: ['service' as const] },
      { id: 'd', name: 'D' },
    ];
    expect(dealershipsOf(places).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(dealershipsOf(places, 'service').map(({ id }) => id)).toEqual(['c', 'd']);
    expect(dealershipsOf(places)[0]!.address).not.toHaveProperty('place_url');
  });
});
