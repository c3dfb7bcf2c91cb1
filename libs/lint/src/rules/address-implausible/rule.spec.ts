import { expect, it } from 'vitest';
import { lintSample, settings } from '../../testing/lint-sample.ts';

const rule = 'address-implausible';
const found = (address: unknown, region = 'AU', file = 'locations') =>
  lintSample(
    {
      files: { 'site.json': settings({ region }), [`data/${file}.json`]: [null, { address }] },
    },
    { rule },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message}`);

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
