import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const address = { street: '18 Wharf Street', city: 'Northpoint', state: 'NSW', postcode: '2060' };
const locations = [
  { id: 'a', name: 'Northpoint', address },
  {
    id: 'b',
    name: 'Saltpan',
    address: {
      street: '204–206 Saltpan Road, around the back',
      city: 'Saltpan',
      state: 'NSW',
      postcode: '2039',
    },
  },
];
const run = (text: string, changes: object = {}, data: object = locations) =>
  lintSample(
    {
      files: {
        'site.json': settings(changes),
        'data/locations.json': data,
        'pages/home.json': page({ blocks: [{ type: 'paragraph', data: { text } }] }),
      },
    },
    { rule: 'address-implausible' },
  ).map(({ finding: { message } }) => message);

it.each([
  ['Come to 81 Wharf Street, Northpoint.', '"81 Wharf Street, Northpoint" is not the address'],
  ['Visit us at <b>19 Wharf St</b>', 'the location in this street has the number 18'],
  ['2004 Saltpan Rd, Saltpan NSW 2039', 'the location in this street has the number 204'],
  ['Come to 18 Wharf Street, Northpoint NSW 2080.', 'the location there has the postcode 2060'],
  ['Northpoint NSW 2006', '"Northpoint NSW 2006" is not the address in data/locations.json'],
  ['Our address is 18 Wharf Street, Northpoint 2061', 'the location there has the postcode 2060'],
])('CLI-7: «%s» is reported', (text, message) => {
  expect(run(text)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'Come to 18 Wharf Street, Northpoint NSW 2060.',
  'Come to 18 Wharf St, Northpoint.',
  'Our yard is at 206 Saltpan Road, Saltpan.',
  'Find us at 18-20 Wharf Street.',
  'Find us at 18A Wharf Street.',
  'The café at 22 Wharf Street opens at six.',
  'Park at 30 Wharf Street, and we’ll walk you over.',
  'Our old yard was at 9 Wharf Street.',
  'We moved here from 9 Wharf Street in 1996.',
  'Our neighbour, Blue Line Bakery, is at 20 Wharf Street.',
  'The bus stops at 16 Wharf Street.',
  'Our body shop is at 81 Wharf Street, Balmain.',
  'Write to us: PO Box 12, Northpoint NSW 2059.',
  'Prices are for a private buyer in NSW 2000.',
  'Delivered to Upper Hutt in 2026.',
  'Northpoint, open since 1996.',
  'Come to our 2026 Wharf Street Fair on 12 Wharf Day.',
  'We’re 12 minutes from Wharf Street.',
  'The council office is at 40 Wharf Street.',
  'Fairfield NSW 2165',
])('CLI-7: «%s» is accepted', (text) => {
  expect(run(text)).toEqual([]);
});

it('CLI-7: an address of another state is not compared, and a wrong one is reported once', () => {
  expect(run('Northpoint VIC 3999')).toEqual([]);
  const text = 'Come to 81 Wharf Street. Once more: visit 81 Wharf Street.';
  expect(run(text)).toHaveLength(1);
});

it('CLI-7: names are compared without macrons', () => {
  const kawhia = { street: '12 Jervois Street', city: 'Kāwhia', postcode: '3889' };
  const data = [{ id: 'a', name: 'Kāwhia', address: kawhia }];
  const nz = { region: 'NZ' };
  expect(run('Our address: 12 Jervois Street, Kawhia 3889', nz, data)).toEqual([]);
  expect(run('Our address: 12 Jervois Street, Kawhia 3898', nz, data)).toHaveLength(1);
});
