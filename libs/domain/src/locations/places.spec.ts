import { expect, it } from 'vitest';
import { townOf } from './places.ts';

const address = { city: 'Ōhaupō', state: 'Waikato', postcode: '3803', lat: -37.9, long: 175.3 };
const locations = [
  { id: 'office', name: 'Office' },
  { id: 'yard', name: 'Pirongia Road', address },
];

it.each(['Ōhaupō', 'ohaupo', ' OHAUPO ', 'Ohaupo, Waikato', '3803'])(
  'CAR-2: the town of a location is found as "%s"',
  (text) => {
    expect(townOf(text, locations)).toEqual({
      ...{ id: 'yard', name: 'Ōhaupō', state: 'Waikato' },
      ...{ lat: -37.9, long: 175.3 },
    });
  },
);

it('CAR-2: a showroom is found by its own name, which is that of the next larger town', () => {
  const showroom = { ...address, city: 'Frankton', state: 'Otago', postcode: '9300' };
  const named = (text: string) =>
    townOf(text, [{ id: 'q', name: 'Queenstown', address: showroom }])?.name;
  expect(['queenstown', 'Frankton', 'frankton otago', '9300'].map(named)).toEqual([
    ...['Queenstown', 'Frankton', 'Frankton', 'Frankton'],
  ]);
});

it.each(['', 'Office', 'Hamilton', 'Ohau'])('CAR-2: "%s" is no town of a location', (text) => {
  expect(townOf(text, locations)).toBeUndefined();
});
