import { describe, expect, it } from 'vitest';
import australianPostcodes from './australian-postcodes.json' with { type: 'json' };
import { embeddedPlaces } from './embedded-places.ts';
import newZealandPostcodes from './new-zealand-postcodes.json' with { type: 'json' };

const names = async (text: string, limit = 5) =>
  (await embeddedPlaces.suggest(text, limit)).map(({ name, state }) => `${name}, ${state}`);

describe('the embedded gazetteer', () => {
  it('DSH-3: knows the places of every state without a key', async () => {
    const known = await Promise.all(
      [
        'Canberra',
        'Parramatta',
        'Alice Springs',
        'Cairns',
        'Mount Gambier',
        'Launceston',
        'Geelong',
        'Fremantle',
      ].map(async (name) => (await names(name, 1))[0]),
    );
    expect(known).toEqual([
      'Canberra, ACT',
      'Parramatta, NSW',
      'Alice Springs, NT',
      'Cairns, QLD',
      'Mount Gambier, SA',
      'Launceston, TAS',
      'Geelong, VIC',
      'Fremantle, WA',
    ]);
  });

  it('DSH-2: filters by substring in any case, names that begin with it first, larger ones first', async () => {
    const found = await names('MELB', 10);
    expect(found[0]).toBe('Melbourne, VIC');
    const places = await embeddedPlaces.suggest('wood', 100);
    const begin = places.map(({ name }) => name.toLowerCase().startsWith('wood'));
    expect(begin).toContain(true);
    expect(begin).toEqual(begin.toSorted((a, b) => Number(b) - Number(a)));
    expect(places.every(({ name }) => name.toLowerCase().includes('wood'))).toBe(true);
  });

  it('DSH-2: the state may follow the name', async () => {
    expect(await names('newcastle, nsw')).toEqual(['Newcastle, NSW']);
    expect(await names('  Newcastle   N ')).toContain('Newcastle, NSW');
  });

  it('DSH-2: names are found as people write them, whole names before longer ones', async () => {
    expect(await names('Mt Druitt', 1)).toEqual(['Mount Druitt, NSW']);
    expect((await names('st kilda'))[0]).toBe('St Kilda, VIC');
    expect(await names('Saint Ives, NSW', 1)).toEqual(['St Ives, NSW']);
    expect(await names('st. albans')).toContain('St Albans, VIC');
    expect(await names('Nth Adelaide', 1)).toEqual(['North Adelaide, SA']);
    expect(await names('st', 100)).toContain('Stanmore, NSW');
    const [eden] = await embeddedPlaces.suggest('Mt Eden', 1, 'NZ');
    expect(eden).toMatchObject({ name: 'Mount Eden' });
  });

  it('DSH-2: as many as asked for; nothing for nothing', async () => {
    expect(await names('a', 7)).toHaveLength(7);
    expect(await names('')).toEqual([]);
    expect(await names('   ')).toEqual([]);
    expect(await names('a', 0)).toEqual([]);
    expect(await names('nowhere at all')).toEqual([]);
    expect(await names('wa')).not.toContain('Perth, WA');
  });

  it('DSH-2: every place lies in Australia, and each name once a state', async () => {
    const all = (
      await Promise.all([...'aeiouy'].map((letter) => embeddedPlaces.suggest(letter, 9_999)))
    ).flat();
    const ids = new Map(all.map((place) => [place.id, place]));
    expect(ids.size).toBeGreaterThan(3_000);
    for (const { lat, long, name } of ids.values()) {
      expect(lat, name).toBeGreaterThan(-44);
      expect(lat, name).toBeLessThan(-9);
      expect(long, name).toBeGreaterThan(96);
      expect(long, name).toBeLessThan(160);
    }
    expect(new Set([...ids.values()].map(({ name, state }) => name + state)).size).toBe(ids.size);
  });

  it('CAR-2: finds the place of a postcode, of city centres and PO boxes, too', async () => {
    const australian = '2000 2001 2150 3000 3011 4000 5000 6000 7000 0800 2600'.split(' ');
    expect((await Promise.all(australian.map((each) => names(each)))).flat()).toEqual([
      ...['Sydney, NSW', 'Sydney, NSW', 'Parramatta, NSW', 'Melbourne, VIC', 'Footscray, VIC'],
      ...['Brisbane, QLD', 'Adelaide, SA', 'Perth, WA', 'Hobart, TAS', 'Darwin, NT'],
      'Canberra, ACT',
    ]);
    const ofNewZealand = async (text: string) =>
      (await embeddedPlaces.suggest(text, 3, 'NZ')).map(({ name }) => name);
    const large = '1010 1140 1023 3200 6011 8011 9016 9300'.split(' ');
    expect((await Promise.all(large.map(ofNewZealand))).flat()).toEqual([
      ...['Auckland', 'Auckland', 'Newmarket', 'Hamilton', 'Wellington', 'Christchurch'],
      ...['Dunedin', 'Queenstown'],
    ]);
    expect([...(await names('9999')), ...(await ofNewZealand('2000'))]).toEqual([]);
  });

  it('CAR-2: every postcode has a place in its country', async () => {
    for (const [region, rows] of [
      ['AU', australianPostcodes],
      ['NZ', newZealandPostcodes],
    ] as const)
      for (const [postcode] of rows as [string][]) {
        const [place] = await embeddedPlaces.suggest(postcode, 1, region);
        expect(place?.lat, postcode).toBeLessThan(-9);
        expect(place?.long, postcode).toBeGreaterThan(96);
      }
  });

  it('CAR-2: knows the towns of New Zealand apart from those of Australia', async () => {
    const suggest = async (text: string) =>
      (await embeddedPlaces.suggest(text, 3, 'NZ')).map(({ name, state }) => `${name}, ${state}`);
    expect((await suggest('whang'))[0]).toBe('Whangārei, Northland');
    expect((await suggest('hamilton'))[0]).toBe('Hamilton, Waikato');
    expect(await suggest('richmond, tas')).toEqual(['Richmond, Tasman']);
    expect(await suggest('parramatta')).toEqual([]);
    expect(await names('whangarei')).toEqual([]);
    const typed = ['whangarei', 'Whangārei', 'TAUPO', 'Taupō'];
    expect((await Promise.all(typed.map(suggest))).map(([first]) => first)).toEqual([
      ...['Whangārei, Northland', 'Whangārei, Northland', 'Taupō, Waikato', 'Taupō, Waikato'],
    ]);
  });

  it('CAR-2 DSH-2: knows suburbs and small towns of New Zealand, after the large ones', async () => {
    const suggest = async (text: string) =>
      (await embeddedPlaces.suggest(text, 9, 'NZ')).map(({ name, state }) => `${name}, ${state}`);
    expect(await suggest('ponsonby')).toEqual(['Ponsonby, Auckland']);
    expect(await suggest('st heliers')).toEqual(['St Heliers, Auckland']);
    expect(await suggest('papamoa')).toEqual(['Pāpāmoa Beach, Bay of Plenty']);
    expect(await suggest('hamilton')).toEqual([
      ...['Hamilton, Waikato', 'Hamilton East, Waikato', 'Hamilton West, Waikato'],
    ]);
    const all = (
      await Promise.all([...'aeiouy'].map((letter) => embeddedPlaces.suggest(letter, 9_999, 'NZ')))
    ).flat();
    const byId = new Map(all.map((place) => [place.id, place]));
    expect(byId.size).toBeGreaterThan(600);
    expect(new Set([...byId.values()].map(({ name, state }) => name + state)).size).toBe(byId.size);
    for (const { lat, long, name } of await embeddedPlaces.suggest('a', 999, 'NZ')) {
      expect(lat, name).toBeLessThan(-34);
      expect(Math.abs(long), name).toBeGreaterThan(166);
    }
  });
});
