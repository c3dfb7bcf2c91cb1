import { describe, expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const hawker = { name: '2018 Teviot Hawker', make: 'Teviot', model: 'Hawker' };
const found = (car: unknown) =>
  lintSample({ files: { 'data/cars.json': [car] } }, { rule: 'car-name-contradictory' }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );

describe('CLI-7: what the comments of a car say beside its figures', () => {
  const own = {
    ...{ drive_type: 'Front-wheel drive', owners: 1, engine: '2.5-litre hybrid', seats: 5 },
    ...{ colour: 'Sandbank', simple_colour: 'Blue', price: 48_490, stock_number: 'H20607' },
  };
  const comments = (text: string, changes: object = {}) =>
    found({ ...hawker, ...own, ...changes, dealercomments: `<p>${text}</p>` });

  it.each([
    ['A tidy 4x4 for the beach.', '"4x4", but the drive of the car is Front-wheel drive'],
    ['Hybrid, all-wheel drive.', '"all-wheel drive", but the drive'],
    ['Three owners and a full book.', '"Three owners", but the car has 1 previous owner'],
    ['A two-owner car.', '"two-owner", but the car has 1 previous owner'],
    ['A 2.0-litre petrol.', '"2.0-litre petrol", but the engine of the car is 2.5-litre hybrid'],
    ['Seven seats, and racks.', '"Seven seats", but the car has 5 seats'],
    [
      'Finished in Harbour Red.',
      '"Finished in Harbour Red", but the colour of the car is Sandbank',
    ],
    ['Yours for $45,490.', '"Yours for $45,490", but the price of the car is $48,490'],
    ['Now $45,490 drive away.', '"$45,490 drive away", but the price'],
    ['Ask for stock no. H20608.', '"stock no. H20608", but the stock number of the car is H20607'],
  ])('CLI-7: %s', (text, expected) => {
    expect(comments(text)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ...[
      'Front-wheel drive.',
      'FWD, not AWD.',
      'Front axle, 4x4 club sticker.',
      'An AWD-like grip.',
    ],
    ...['All-wheel drive courses on Sundays.', 'Cheaper than a 4WD.', 'No low range 4x4 system.'],
    ...['One owner.', 'Its last two owners serviced it here.', "Two owners' manuals.", '1 owner.'],
    ...[
      'A 2.5-litre hybrid.',
      'Holds a 1.5-litre bottle.',
      'Tows with 2.5 L petrol or 2.0 L diesel.',
    ],
    ...['Five seats, two with anchors.', 'Seats: leather.', 'Four seats up front fold.'],
    ...['Finished in deep blue.', 'Painted in red letters.', 'The cabin is finished in red.'],
    ...['Finished in metallic paint.', 'Finished in blue with a white roof.'],
    ...['Yours for $48,490.', 'Was $52,990 drive away.', 'New ones from $51,990 drive away.'],
    ...[
      'Tow bar fitted, $49,990 drive away.',
      'Saves you $4,500.',
      'Worth $52,000 drive away new.',
    ],
    ...['Stock number H20607.', 'In stock now: 12 of them.', 'Stock no longer than a week.'],
  ])('CLI-7: not %s', (text) => {
    expect(comments(text)).toEqual([]);
  });

  it('CLI-7: a field that the car lacks is compared with nothing, nor is the same drive by another name', () => {
    const text = '4WD, three owners, a 2.0-litre petrol. Finished in red. Yours for $1,000.';
    const none = { drive_type: 'AWD', owners: undefined, engine: 'V6', price: undefined };
    expect(comments(text, { ...none, colour: undefined, simple_colour: undefined })).toEqual([]);
    expect(comments('Finished in silver.', { simple_colour: 'Grey' })).toEqual([]);
    expect(comments('Ask for stock no. H1.', { stock_number: undefined })).toEqual([]);
    // Validation refuses these figures.
    expect(comments('Five seats, one owner.', { seats: 0, owners: -1 })).toEqual([]);
    expect(comments('A 2.2-litre diesel.', { simple_fuel: 'Petrol' })).toEqual([
      expect.stringContaining('but the fuel of the car is Petrol'),
    ]);
  });
});

describe('CLI-7: the label of a car', () => {
  it.each(['Sold', 'SOLD!', 'Reserved', 'On hold until Monday', 'Under offer'])(
    'CLI-7: a car that can be bought has no label "%s"',
    (tag) => {
      expect(found({ ...hawker, status: 'Available', tag })).toEqual([
        expect.stringContaining(
          `/tag: the label is "${tag}", but the status of the car is "Available"`,
        ),
      ]);
      expect(found({ ...hawker, status: 'On hold', tag })).toEqual([]);
      expect(found({ ...hawker, tag })).toEqual([]);
    },
  );

  it.each(['Just arrived', 'Sold with a service', 'Reserve it online', 'Hold it for $500'])(
    'CLI-7: a car that can be bought may have the label "%s"',
    (tag) => {
      expect(found({ ...hawker, status: 'Available', tag })).toEqual([]);
    },
  );
});
