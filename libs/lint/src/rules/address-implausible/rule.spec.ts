import { describe, expect, it } from 'vitest';
import { lintSample, page, reportLines, settings } from '../../testing/lint-sample.ts';

const rule = 'address-implausible';
const found = (address: unknown, region = 'AU', file = 'locations') =>
  lintSample(
    {
      files: { 'site.json': settings({ region }), [`data/${file}.json`]: [null, { address }] },
    },
    { rule },
  )
    // The settings of the samples have the time zone of Sydney.
    .filter((each) => each.file !== 'site.json')
    .map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);

it.each([
  ['AU', { postcode: '30000' }, '/postcode: "30000" is not a postcode: those of Australia'],
  ['NZ', { postcode: '801' }, '/postcode: "801" is not a postcode: those of New Zealand'],
  ['AU', { postcode: '3OOO' }, '/postcode: "3OOO"'],
  ['AU', { state: 'Victorria' }, '/state: "Victorria" is not a state'],
  ['AU', { state: 'WA', postcode: '3000' }, '/postcode: the postcode 3000 is in VIC, not in WA'],
  ['AU', { state: 'Queensland', postcode: '2600' }, 'is in NSW or ACT, not in QLD'],
  ['AU', { lat: 37.8, long: 145 }, '/lat: 37.8, 145 is not in Australia: a latitude south'],
  ['AU', { lat: -37.8, long: -145 }, '/long: -37.8, -145 is not in Australia: a longitude east'],
  ['AU', { lat: 0, long: 0 }, '/lat: 0, 0 is not in Australia: correct them'],
  ['NZ', { lat: -43.5, long: -172.6 }, '/long: -43.5, -172.6 is not in New Zealand'],
  ['NZ', { lat: -37.8, long: 145 }, '/long: -37.8, 145 is not in New Zealand: correct them'],
  ['AU', { lat: -37.8 }, '/lat: the coordinates have no long'],
  ['AU', { long: 145 }, '/long: the coordinates have no lat'],
])('CLI-2: in %s, reports %j', (region, address, expected) => {
  for (const file of ['locations', 'manufacturerLocations'])
    expect(found(address, region, file)).toEqual([expect.stringContaining(expected)]);
});

it('CLI-2: interchanged coordinates are named', () => {
  expect(found({ lat: 85, long: -37.8 })).toHaveLength(1);
  expect(found({ lat: 145, long: -37.8 })).toEqual([expect.stringContaining('interchanged')]);
});

it.each([
  ['AU', { postcode: '3000', state: 'VIC', lat: -37.8, long: 145 }],
  ['AU', { postcode: '0870', state: 'nt' }],
  ['AU', { postcode: '2600', state: 'Australian Capital Territory' }],
  ['AU', { postcode: '0872', state: 'SA' }],
  ['AU', { postcode: '', state: ' ' }],
  ['AU', { postcode: '2899', state: 'NSW', lat: -29.04, long: 167.95 }],
  ['AU', { postcode: '2899', state: 'Norfolk Island' }],
  ['AU', { postcode: '2898', state: 'NSW', lat: -31.55, long: 159.08 }],
  ['AU', { postcode: '6798', state: 'WA', lat: -10.42, long: 105.68 }],
  ['AU', { postcode: '6799', state: 'Cocos (Keeling) Islands', lat: -12.19, long: 96.83 }],
  ['NZ', { postcode: '9818', lat: -46.9, long: 168.13 }],
  ['NZ', { postcode: '8016', lat: -43.951, long: -176.559 }],
  ['NZ', { postcode: '8011', state: 'Canterbury', lat: -43.5, long: 172.6 }],
  ['AU', { postcode: 3000, lat: 'south', long: 'east' }],
  ['AU', { lat: -37.8, long: '145' }],
  ['AU', undefined],
])('CLI-2: in %s, accepts %j', (region, address) => {
  expect(found(address, region)).toEqual([]);
});

it('CLI-2: other data is not read', () => {
  expect(found({ postcode: '30000' }, 'AU', 'team')).toEqual([]);
});

const footscray = {
  city: 'Footscray',
  state: 'VIC',
  postcode: '3011',
  lat: -37.7992,
  long: 144.8994,
};
const map = 'https://www.openstreetmap.org/?mlat=-37.7992&mlon=144.8994#map=16/-37.7992/144.8994';

it.each([
  ['AU', { ...footscray, lat: -33.87, long: 151.21 }, '/lat: -33.87, 151.21 is not in VIC, as'],
  ['AU', { ...footscray, lat: -31.95, long: 115.86 }, '/lat: -31.95, 115.86 is not in VIC'],
  ['AU', { postcode: '3011', lat: -33.87, long: 151.21 }, '/lat: -33.87, 151.21 is not in VIC'],
  ['AU', { postcode: '2600', lat: -37.8, long: 144.9 }, '/lat: -37.8, 144.9 is not in NSW or ACT'],
  ['NZ', { postcode: '1010', lat: -43.53, long: 172.64 }, 'is not in the North Island'],
  ['NZ', { postcode: '9016', lat: -36.85, long: 174.76 }, 'is not in the South Island'],
  [
    'AU',
    { ...footscray, place_url: map.replaceAll('-37.7992', '-33.8700') },
    '/place_url: the map shows another place: -33.87, 144.8994 is far from the coordinates',
  ],
  [
    'AU',
    { ...footscray, place_url: 'https://www.google.com/maps/@-38.1,144.36,15z' },
    '/place_url: the map shows another place',
  ],
  [
    'AU',
    { state: 'VIC', place_url: 'https://maps.google.com/?q=-31.95%2C115.86' },
    '/place_url: the map shows another place: -31.95, 115.86 is not in VIC; correct',
  ],
])('CLI-7: in %s, reports %j', (region, address, expected) => {
  expect(found(address, region)).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['AU', { ...footscray, place_url: map }],
  ['AU', { ...footscray, place_url: 'https://maps.google.com/?q=Ironbark+Lane,+Footscray' }],
  ['AU', { ...footscray, place_url: 'https://maps.app.goo.gl/a1.5,2.5' }],
  ['AU', { state: 'NSW', postcode: '2640', lat: -36.0737, long: 146.9135 }],
  ['AU', { state: 'VIC', postcode: '3500', lat: -34.2068, long: 142.1367 }],
  ['AU', { state: 'QLD', postcode: '4825', lat: -20.7256, long: 139.4927 }],
  ['AU', { state: 'NSW', postcode: '2898', lat: -31.55, long: 159.08 }],
  ['AU', { postcode: '0872', lat: -26.9, long: 133.3 }],
  ['NZ', { postcode: '7010', lat: -41.2706, long: 173.284 }],
  ['NZ', { postcode: '6011', lat: -41.2866, long: 174.7756 }],
])('CLI-7: in %s, accepts %j', (region, address) => {
  expect(found(address, region)).toEqual([]);
});

describe('CLI-7: time zones', () => {
  const hours = { openingHours: [{ days: ['Mon'], from: '08:30', to: '17:30' }] };
  const lines = (timeZone: string, ...locations: object[]) =>
    lintSample(
      {
        files: {
          'site.json': settings({ region: 'AU', timeZone }),
          'data/locations.json': locations.map((each) => ({ address: footscray, ...each })),
        },
      },
      { rule },
    ).map(({ file, finding: { pointer, message } }) => `${file}${pointer}: ${message}`);
  const perth = { address: { state: 'WA' } };

  it('CLI-7: the zone of the site is that of a location', () => {
    expect(lines('Australia/Perth', {}, hours)).toEqual([
      expect.stringMatching(
        /^site\.json\/timeZone: Australia\/Perth is not .*Australia\/Melbourne$/,
      ),
    ]);
    expect(lines('Australia/Perth', perth, hours)).toEqual([
      expect.stringMatching(/^data\/locations\.json\/1\/openingHours: these hours are in the site/),
    ]);
    expect(lines('Australia/Perth', perth, {})).toEqual([]);
    for (const zone of ['Australia/Melbourne', 'Australia/Sydney', 'Australia/Hobart', 'Etc/UTC'])
      expect(lines(zone, {}, hours)).toEqual([]);
    expect(lines('Australia/Perth')).toEqual([]);
    expect(lines('Australia/Perth', { address: { city: 'Footscray' } })).toEqual([]);
  });

  it('CLI-7: the zone of a location is that of its state', () => {
    expect(lines('Australia/Melbourne', {}, { timeZone: 'Australia/Brisbane' })).toEqual([
      expect.stringMatching(/^data\/locations\.json\/1\/timeZone: Australia\/Brisbane is not the/),
    ]);
    const own = { ...perth, ...hours, timeZone: 'Australia/Perth' };
    expect(lines('Australia/Melbourne', {}, own)).toEqual([]);
    const brokenHill = { address: { state: 'NSW' }, timeZone: 'Australia/Broken_Hill' };
    expect(lines('Australia/Melbourne', {}, brokenHill)).toEqual([]);
  });
});

describe('CLI-7: parts of addresses', () => {
  const address = { street: '1 High Street', city: 'Fairfield', state: 'VIC', postcode: '3078' };

  it('CLI-7: a street and a city that are interchanged', () => {
    expect(found({ ...address, street: 'Fairfield', city: '1 High Street' })).toHaveLength(1);
    expect(found({ ...address, street: 'Lot 12', city: '1770' })).toEqual([]);
  });

  it('CLI-7: a street without a city', () => {
    const { city, ...rest } = address;
    expect(found(rest)).toEqual([expect.stringMatching(/^\/1\/address: .* street and no city/)]);
    expect(found({ ...rest, city: ' ' })).toEqual([expect.stringContaining('/1/address/city: ')]);
    expect(found({ ...rest, street: `1 High Street, ${city}` })).toEqual([]);
    expect(found({ state: 'VIC' })).toEqual([]);
  });

  it('CLI-7: a postcode at the end of the street', () => {
    expect(found({ ...address, street: '1 High Street, Fairfield VIC 3078' })).toHaveLength(1);
    expect(found({ ...address, street: '3078 Hume Highway' })).toEqual([]);
  });

  const inText = (text: string, region = 'AU') =>
    reportLines(
      {
        files: {
          'site.json': settings({ region }),
          'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
        },
      },
      { rule },
    );

  it.each([
    ['At 1 High Street, Fairfield <b>NSW 3078</b>.', 'NSW 3078'],
    ['Fairfield, Vic 2165', 'Vic 2165'],
  ])('CLI-7: a postcode of another state in a text: %s', (text, marked) => {
    expect(inText(text)).toEqual([expect.stringContaining(`«${marked}» warning`)]);
    expect(inText(text, 'NZ')).toEqual([]);
  });

  it.each([
    ...['Fairfield VIC 3078', 'The Privacy ACT 1988', 'The Perth WA 2024 Show', 'in SA 3000 cars'],
    ...['Wodonga VIC 3690, Albury NSW 2640'],
  ])('CLI-7: not %s', (text) => {
    expect(inText(text)).toEqual([]);
  });
});
