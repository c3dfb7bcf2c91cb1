import { describe, expect, it } from 'vitest';
import type { ManufacturerLocation } from '@forecourt/block-schemas';
import { choiceWithout, dealershipQuery, readDealershipChoice } from './dealership-choice.ts';
import {
  countDealerships,
  dealershipFields,
  findDealerships,
  namedDealerships,
  networkLocations,
  searchedLocations,
} from './dealership-search.ts';

const at = (
  id: string,
  lat: number,
  { type = 'sales', city = 'Kiama' } = {},
): ManufacturerLocation => ({
  id,
  name: `Yard ${id}`,
  location_type: type,
  address: { city, lat, long: 151 },
});
/** One a degree further south than the one before: about 111 km. */
const network = [
  at('a', -34),
  at('b', -35, { type: 'service' }),
  at('c', -36, { city: 'Nōwhere' }),
  at('d', -38, { type: 'Service' }),
];
const kiama = { id: '1', name: 'Kiama', state: 'NSW', lat: -34, long: 151 };
const downs = { id: '2', name: 'Kiama Downs', state: 'NSW', lat: -34.1, long: 151 };
const find = (query: string, places = [kiama, downs]) =>
  findDealerships(readDealershipChoice(new URLSearchParams(query)), network, places);
const ids = ({ found }: ReturnType<typeof find>) =>
  found.map(({ location }) => location.id).join('');

describe('what a choice leads to', () => {
  it('DSH-1: a picked place shows what is within 250 km, nearest first, with its distance', () => {
    const answer = find('lat=-34&lng=151&userLocation=Kiama,+NSW');
    expect([answer.kind, ids(answer), answer.from?.name]).toEqual(['near', 'abc', 'Kiama, NSW']);
    expect(answer.found.map(({ km }) => Math.round(km!))).toEqual([0, 111, 222]);
  });

  it('DSH-2: a radius lists all within it, also beyond the usual 250 km', () => {
    expect(ids(find('lat=-34&lng=151&radius=150'))).toBe('ab');
    expect(ids(find('lat=-34&lng=151&radius=500'))).toBe('abcd');
    expect(readDealershipChoice(new URLSearchParams('radius=60'))).toEqual({});
  });

  it('DSH-1: a type limits the list, however it is written', () => {
    expect(ids(find('lat=-34&lng=151&locationType=SERVICE&radius=1000'))).toBe('bd');
  });

  it('DSH-1: a picked dealership is shown alone, or marked among those near the place', () => {
    expect(find('locationId=d')).toMatchObject({ kind: 'picked', picked: 'd' });
    const among = find('locationId=b&lat=-34&lng=151');
    expect([among.kind, among.picked, ids(among)]).toEqual(['near', 'b', 'abc']);
    expect(ids(find('locationId=d&lat=-34&lng=151'))).toBe('d');
    expect(find('locationId=gone').kind).toBe('start');
  });

  it('DSH-1: typed text is the place of that name, else a dealership, else the best match', () => {
    expect(find('userLocation=kiama')).toMatchObject({
      kind: 'near',
      from: { name: 'Kiama, NSW' },
      others: [downs],
    });
    expect(find('userLocation=yard+b')).toMatchObject({ kind: 'named', others: [kiama, downs] });
    expect(find('userLocation=kia', [downs])).toMatchObject({ kind: 'named' });
    expect(find('userLocation=kiama+do', [downs])).toMatchObject({
      kind: 'near',
      from: { name: 'Kiama Downs, NSW' },
    });
    expect(find('userLocation=zzz', []).kind).toBe('unknown');
  });

  it('DSH-1: without a choice nothing is found', () => {
    expect(find('')).toEqual({ kind: 'start', found: [], others: [] });
  });
});

describe('dealerships by name', () => {
  it('DSH-2: name or town holds the text in any case, those that begin with it first', () => {
    const named = (text: string) =>
      namedDealerships(text, network)
        .map(({ id }) => id)
        .join('');
    expect(named('YARD D')).toBe('d');
    expect(named('nowh')).toBe('c');
    expect(named('kiam')).toBe('abd');
    expect(named('ard')).toBe('abcd');
    expect(named('  ')).toBe('');
    const ranked = [
      { ...at('x', -34, { city: 'Albury' }), name: 'The Kiama yard' },
      { ...at('y', -34), name: 'Coastal' },
      { ...at('z', -34, { city: 'Albury' }), name: 'Kiama Motors' },
    ];
    expect(namedDealerships('kiama', ranked).map(({ id }) => id)).toEqual(['z', 'y', 'x']);
    expect(namedDealerships('yard', network, 2)).toHaveLength(2);
  });
});

describe('a network', () => {
  it('DSH-1: departments of one website at one address are one dealership', () => {
    const address = { street: '4 Wattle Crescent', city: 'Canberra' };
    const motors = (id: string, more: Partial<ManufacturerLocation> = {}) =>
      ({ id, name: id, website_id: '513', address, ...more }) as ManufacturerLocation;
    const departments = [
      motors('sales'),
      motors('service', { address: { ...address, street: '4 wattle crescent ' } }),
      motors('parts'),
    ];
    expect(countDealerships(departments)).toBe(1);
    const others = [
      motors('next-door', { website_id: '514' }),
      motors('other-yard', { address: { ...address, street: '9 Wattle Crescent' } }),
      motors('unknown', { address: {} }),
      motors('unknown-too', { address: undefined }),
    ];
    expect(countDealerships([...departments, ...others])).toBe(5);
  });

  it('DSH-1: lists its locations, each with its website', () => {
    const [one] = networkLocations([
      { id: 7, name: 'Group', url: 'https://g.example', locations: [network[0]!] },
    ]);
    expect(one).toMatchObject({
      id: 'a',
      website_id: '7',
      website_name: 'Group',
      website_url: 'https://g.example',
    });
  });

  it('DSH-1: an editor limits it to places or to what is done there', () => {
    const left = (limits: Parameters<typeof searchedLocations>[1]) =>
      searchedLocations(network, limits)
        .map(({ id }) => id)
        .join('');
    expect(left({})).toBe('abcd');
    expect(left({ locationIds: ['c', 'a'] })).toBe('ac');
    expect(left({ locationType: 'service' })).toBe('bd');
  });

  it('DSH-1, FRM-7: a picked dealership sets the location fields', () => {
    expect(
      dealershipFields({ id: '301', name: 'Wharf', dealership: { id: '12', slug: 'w' } }),
    ).toEqual({
      location_id: '301',
      dealership_id: '12',
      dealership_slug: 'w',
      dealership_name: 'Wharf',
    });
    expect(dealershipFields({ id: '1', name: 'N' })).toMatchObject({ dealership_id: '' });
  });
});

describe('addresses', () => {
  it('DSH-1: every choice has an address that restores it, with other parameters preserved', () => {
    const choice = {
      locationId: 'a',
      locationType: 'sales',
      lat: -34.67123,
      lng: 150.85,
      userLocation: 'Kiama, NSW',
      radius: 100,
    } as const;
    const query = dealershipQuery(choice, '?team=sales&lat=1');
    expect(new URLSearchParams(query).get('team')).toBe('sales');
    expect(readDealershipChoice(new URLSearchParams(query))).toEqual({ ...choice, lat: -34.6712 });
    expect(dealershipQuery({})).toBe('');
    expect(choiceWithout(choice, 'lat', 'lng', 'userLocation', 'radius')).toEqual({
      locationId: 'a',
      locationType: 'sales',
    });
  });
});
