import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const locations = [
  { id: 'quay', name: 'Quay Street' },
  { id: 'yard', name: 'The yard' },
];
const found = (car: object, files: object = { 'data/locations.json': locations }) =>
  lintSample(
    { files: { 'data/cars.json': [null, car, car], ...files } },
    { rule: 'car-location-contradictory' },
  ).map(({ finding: { pointer, message } }) => `${pointer}: ${message.split(';')[0]}`);

it('CLI-2: reports each car with the name of no location, or of another one', () => {
  expect(found({ location_name: 'Quai Street' })).toEqual([
    '/1/location_name: no location is named "Quai Street"',
    '/2/location_name: no location is named "Quai Street"',
  ]);
  expect(found({ location_id: 'quay', location_name: 'The yard' })[0]).toBe(
    '/1/location_name: the car is at "quay", which is named "Quay Street", not "The yard"',
  );
});

it.each([
  { location_id: 'quay', location_name: 'quay street ' },
  { location_id: 'quay' },
  { location_name: 'The yard' },
  { location_id: 'gone', location_name: 'Nowhere' },
  { location_id: 7, location_name: ' ' },
])('CLI-2: accepts, or leaves to validation, %j', (car) => {
  expect(found(car)).toEqual([]);
});

it('CLI-2: nothing is known of locations that come from elsewhere', () => {
  expect(found({ location_name: 'Quai Street' }, {})).toEqual([]);
});
