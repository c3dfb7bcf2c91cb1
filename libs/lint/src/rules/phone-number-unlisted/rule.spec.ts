import { expect, it } from 'vitest';
import { lintSample, page, settings } from '../../testing/lint-sample.ts';

const rule = 'phone-number-unlisted';
const locations = [
  {
    id: 'northpoint',
    name: 'Northpoint',
    address: { city: 'Kirribee' },
    contact_detail: { phone: '(02) 5550 0142' },
  },
];
const team = [{ id: '1', name: 'Ada Tran', phone: '02 5550 0166' }];

const found = (blocks: readonly object[], changes: object = {}, files: object = {}) =>
  lintSample(
    {
      files: {
        'site.json': settings({ phone: '02 5550 0100', ...changes }),
        'data/locations.json': locations,
        'data/team.json': team,
        'pages/home.json': page({ blocks }),
        ...files,
      },
    },
    { rule },
  ).map(({ file, finding }) => `${file} ${finding.pointer} ${finding.message}`);

const paragraph = (text: string) => ({ type: 'paragraph', data: { text } });
const button = (text: string, href: string) => ({
  type: 'buttons',
  data: { buttons: [{ text, href }] },
});
const message = (written: string) =>
  `${written} is the phone number of no location or person, nor that of site.json; correct it, or write it there`;

it.each([
  ['Ring the workshop on (02) 5550 0199.', '(02) 5550 0199'],
  ['Ring us on +61 2 5550 0199', '+61 2 5550 0199'],
  ['0255500199', '0255500199'],
  ['Call Ada on 02-5550-0199, or Northpoint', '02-5550-0199'],
  ['In Kirribee, call Example Motors on (02) 5550 0199', '(02) 5550 0199'],
  ['<a href="tel:0255500199">(02) 5550 0199</a>', '(02) 5550 0199'],
  ['<a href="tel:+61255500199">Call us</a>', '+61255500199'],
  ['Not sure? <a href="tel:0255500199">Call us</a>.', '0255500199'],
])('CLI-7: a number of nobody is reported in «%s»', (text, written) => {
  expect(found([paragraph(text)])).toEqual([
    `pages/home.json /blocks/0/data/text ${message(written)}`,
  ]);
});

it('CLI-7: a button that dials a number of nobody is reported', () => {
  expect(found([button('Call us', 'tel:0255500199')])).toEqual([
    `pages/home.json /blocks/0/data/buttons/0/href ${message('0255500199')}`,
  ]);
});

it.each([
  'Ring (02) 5550 0142, 02 5550 0100 or +61 2 5550 0166.',
  '<a href="tel:0255500142">Northpoint</a>',
  // Of another area, a mobile, free of charge, and a number of digits that is none.
  'Ring (03) 5550 0199, 0491 570 006, 1300 555 014, 1800 975 707 or 13 22 13.',
  // Of someone else.
  'Roadside help is on (02) 5550 0199.',
  'Or ask the insurer on (02) 5550 0199.',
  'Complaints go to Fair Trading on (02) 5550 0199.',
  'Ask Mario’s Smash Repairs, (02) 5550 0199',
  'Fax (02) 5550 0199',
  '<a href="tel:0255500199">Police assistance</a>',
  // Left to the rule about links.
  '<a href="tel:0255500124">(02) 5550 0142</a>',
  '<a href="tel:0255500142">(02) 5550 0124</a>',
  // No phone numbers.
  'Stock 0255-50019, on 02/05/2026, $0255500199, part 102 5550 0199 and 02 5550 01991',
])('CLI-7: «%s» is accepted', (text) => {
  expect(found([paragraph(text)])).toEqual([]);
});

it('CLI-7: a button for someone else, or with the number of the dealer, is accepted', () => {
  const blocks = [
    button('Roadside help', 'tel:0255500199'),
    button('(02) 5550 0142', 'tel:0255500124'),
    button('Call us', 'tel:+61-2-5550-0142'),
  ];
  expect(found(blocks)).toEqual([]);
});

it('CLI-7: a number is reported once, where it is first', () => {
  const blocks = [paragraph('Ring (02) 5550 0199.'), button('Call us', 'tel:0255500199')];
  expect(found(blocks)).toEqual([
    `pages/home.json /blocks/0/data/text ${message('(02) 5550 0199').replace('it,', 'it wherever it is written,')}`,
  ]);
});

it('CLI-7: numbers of other dealers, other websites and customers are accepted', () => {
  const other = { id: 'far', name: 'Far', contact_detail: { phone: '(02) 5550 0199' } };
  expect(
    found([paragraph('Ring (02) 5550 0199.')], {}, { 'data/manufacturerLocations.json': [other] }),
  ).toEqual([]);
  const review = { text: 'I rang (02) 5550 0199 first.', customer_name: 'Al', rating: 5 };
  expect(found([], {}, { 'data/reviews.json': [review] })).toEqual([]);
});

it('CLI-7: numbers of New Zealand are read as such', () => {
  const files = { 'data/locations.json': [] };
  const changes = { region: 'NZ', phone: '07 555 0168' };
  const text = 'Ring 07 555 0199, 021 555 0199 or 07 555 0168.';
  expect(found([paragraph(text)], changes, files)).toEqual([
    `pages/home.json /blocks/0/data/text ${message('07 555 0199')}`,
  ]);
});

it('CLI-7: a website without a number of its own has no area', () => {
  const files = { 'data/locations.json': [], 'data/team.json': [] };
  expect(found([paragraph('(02) 5550 0199')], { phone: undefined }, files)).toEqual([]);
});

it('OPS-3: a text of any length is read in linear time', () => {
  for (const part of ['02 ', '(02) 5 ', '<a href="tel:0255500199">x</a> ', '+61 '])
    expect(found([paragraph(part.repeat(20_000))]).length).toBeLessThan(2);
});
