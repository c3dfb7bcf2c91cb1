import { describe, expect, it } from 'vitest';
import type { DealerLocation } from '@forecourt/block-schemas';
import { readDealershipChoice } from './dealership-choice.ts';
import { nearbyDealerships } from './dealership-search.ts';
import { distanceKm, nearestLocations } from './distance.ts';
import { locationLayout, shownLocations } from './locations.ts';

const places: DealerLocation[] = [
  { id: 'a', name: 'A', location_type: ['sales', 'service'], manufacturers: ['Kestrel'] },
  { id: 'b', name: 'B', visible: false, location_type: ['sales'] },
  { id: 'c', name: 'C', location_type: ['parts'], manufacturers: ['Wren', 'Tern'] },
];
const ids = (found: readonly DealerLocation[]) => found.map(({ id }) => id).join('');

describe('locations', () => {
  it('LOC-1: leaves out invisible places, even those that a block names', () => {
    expect(ids(shownLocations(places))).toBe('ac');
    expect(ids(shownLocations(places, { locationIds: ['c', 'b', 'a'] }))).toBe('ca');
  });

  it('LOC-1: may be limited to what is done there, and to makes', () => {
    expect(ids(shownLocations(places, { locationType: 'sales' }))).toBe('a');
    expect(ids(shownLocations(places, { manufacturers: ['Tern'] }))).toBe('c');
  });

  it('LOC-1: cards for three or fewer, else a list', () => {
    expect([1, 3, 4].map(locationLayout)).toEqual(['cards', 'cards', 'list']);
  });
});

describe('the dealership search', () => {
  it('DSH-1: measures distances on the globe', () => {
    // Sydney to Melbourne, 713 km by the great circle; and half the way round the Earth.
    expect(distanceKm(-33.8688, 151.2093, -37.8136, 144.9631)).toBeCloseTo(713.4, 0);
    expect(distanceKm(0, 0, 0, 180)).toBeCloseTo(20015.1, 0);
    expect(distanceKm(-10, 20, -10, 20)).toBe(0);
  });

  const at = (id: string, lat?: number, long = 151) => ({
    id,
    name: id,
    ...(lat !== undefined && { address: { lat, long } }),
  });

  it('DSH-1: shows up to five dealerships within 250 km, nearest first', () => {
    const line = [at('f', -36.5), at('e', -34.4), at('b', -34.1), at('d', -34.3), at('nowhere')];
    const more = [at('c', -34.2), at('g', -34.5), at('a', -34)];
    const found = nearbyDealerships({ lat: -34, long: 151 }, [...line, ...more]);
    expect(found.map(({ location }) => location.id)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(nearbyDealerships({ lat: -34, long: 151 }, [at('far', -36.5)])).toEqual([]);
  });

  it('DSH-1: reads the choice from the URL, coordinates only as a pair that exists', () => {
    const read = (query: string) => readDealershipChoice(new URLSearchParams(query));
    expect(read('locationId=7&locationType=sales&lat=-34&lng=151.2&userLocation=Kiama')).toEqual({
      locationId: '7',
      locationType: 'sales',
      lat: -34,
      lng: 151.2,
      userLocation: 'Kiama',
    });
    for (const query of ['lat=-34', 'lat=&lng=', 'lat=91&lng=0', 'lat=NaN&lng=1', 'locationId='])
      expect(read(query)).toEqual({});
  });

  it('DSH-1: leaves out places without coordinates and beyond the radius', () => {
    expect(nearestLocations(-34, 151, [at('x'), at('y', -34.9)], 50, 5)).toEqual([]);
  });

  it('DSH-1: lists the locations within a radius, nearest first', () => {
    const yards = [
      { id: 'far', address: { lat: -37.8, long: 145 } },
      { id: 'near', address: { lat: -34.42, long: 150.89 } },
      { id: 'nearer', address: { lat: -34.6, long: 150.86 } },
    ];
    const idsOf = (limit: number) =>
      nearestLocations(-34.67, 150.85, yards, 250, limit).map(({ location }) => location.id);
    expect(idsOf(5)).toEqual(['nearer', 'near']);
    expect(idsOf(1)).toEqual(['nearer']);
  });
});
