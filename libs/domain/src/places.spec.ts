import { expect, it } from 'vitest';
import { townOf } from './places.ts';

const address = { city: 'Ōhaupō', state: 'Waikato', postcode: '3803', lat: -37.9, long: 175.3 };
const locations = [
  { id: 'office', name: 'Office' },
  { id: 'yard', name: 'Pirongia Road', address },
];

it.each(['Ōhaupō', 'ohaupo', ' OHAUPO ', 'Ohaupo, Waikato', '3803', 'pirongia road'])(
  'CAR-2: the town of a location is found as "%s"',
  (text) => {
    expect(townOf(text, locations)).toEqual({
      ...{ id: 'yard', name: 'Ōhaupō', state: 'Waikato' },
      ...{ lat: -37.9, long: 175.3 },
    });
  },
);

it.each(['', 'Office', 'Hamilton', 'Ohau'])('CAR-2: "%s" is no town of a location', (text) => {
  expect(townOf(text, locations)).toBeUndefined();
});
