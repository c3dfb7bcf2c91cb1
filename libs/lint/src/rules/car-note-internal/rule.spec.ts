import { expect, it } from 'vitest';
import { reportLines, settings } from '../../testing/lint-sample.ts';

const run = (car: object) =>
  reportLines(
    {
      files: {
        'site.json': settings(),
        'data/cars.json': [{ id: '1', slug: 'tern-1', name: '2021 Aldine Tern', ...car }],
      },
    },
    { rule: 'car-note-internal' },
  );

it.each([
  ['WHOLESALE', 'WHOLESALE'],
  ['*** Wholesale only ***', 'Wholesale only'],
  ['One owner. Trade only, no warranty.', 'Trade only'],
  ['One owner.</p><p>To the trade only!', 'To the trade only'],
  ['Sold as is. Dealers only.', 'Dealers only'],
  ['Not for retail sale.', 'Not for retail sale'],
  ['Do not sell below $34,000.', 'Do not sell below'],
  ['Bought for $29,000 in May.', 'Bought for $29,000'],
  ['Floor price: $33,500', 'Floor price: $33,500'],
  ['Min sell $32,000.', 'Min sell $32,000'],
  ['Internal note: ask Ada.', 'Internal note'],
  ['NEEDS PHOTOS', 'NEEDS PHOTOS'],
  ['Going to auction if not sold by Friday.', 'Going to auction'],
])('CLI-7: "%s" in the comments of a car is reported', (text, note) => {
  expect(run({ dealercomments: `<p>${text}</p>` })).toEqual([
    expect.stringContaining(`"${note}" is a note for the dealer or the trade`),
  ]);
});

it.each([
  'Wholesale prices to the public.',
  'Wholesale price, retail warranty.',
  'We sell wholesale parts to the trade.',
  'Trade-ins welcome. Trade only what you want.',
  'Dealers only sell what they know.',
  'A dealer-only warranty of three years.',
  'Bought for $81,000 new, with one owner since.',
  'Cost price matched.',
  'Reserve it online.',
  'Needs nothing. Photos taken last week.',
  'Internal measurements: 2.1 m. Staff are on site on Sundays.',
  'The tailgate goes to the roof. No auctions, no haggling.',
])('CLI-7: "%s" is accepted', (text) => {
  expect(run({ dealercomments: `<p>${text}</p>` })).toEqual([]);
});

it('CLI-7: a note in the name or badge of a car is reported there', () => {
  expect(run({ name: '2021 Aldine Tern (WHOLESALE)' })).toEqual([
    expect.stringContaining('«WHOLESALE» warning car-note-internal'),
  ]);
  expect(run({ badge: 'Trade only' })).toHaveLength(1);
  expect(run({ name: '2021 Aldine Tern Trader', badge: 'Test Drive Edition' })).toEqual([]);
});
