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

it('CLI-7: a location with another name than all of its cars have is one finding', () => {
  const run = (cars: readonly object[], all: readonly object[] = locations) =>
    lintSample(
      { files: { 'data/cars.json': cars, 'data/locations.json': all } },
      { rule: 'car-location-contradictory' },
    ).map(({ file, finding: { pointer } }) => file + pointer);
  const car = { location_id: 'quay', location_name: 'Quai Street' };
  expect(run([car, car, car])).toEqual(['data/locations.json/0/name']);
  expect(run([car, car])).toHaveLength(2);
  expect(run([car, car, car, { ...car, location_name: 'Quay Street' }])).toHaveLength(3);
  // Two locations of one name are reported as that.
  const twice = locations.map((each) => ({ ...each, name: 'The yard' }));
  expect(run([car, car, car], twice)).toEqual([]);
});

it('CLI-2: nothing is known of locations that come from elsewhere', () => {
  expect(found({ location_name: 'Quai Street' }, {})).toEqual([]);
});
