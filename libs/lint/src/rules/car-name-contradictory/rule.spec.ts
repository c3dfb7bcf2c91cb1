import { describe, expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'car-name-contradictory';
const hawker = { name: '2018 Teviot Hawker', make: 'Teviot', model: 'Hawker' };
const parallel = { name: '2020 Halden Parallel', make: 'Halden', model: 'Parallel' };
const stock = [hawker, hawker, hawker, parallel, parallel, parallel];
const found = (car: unknown, others: readonly unknown[] = stock) =>
  lintSample({ files: { 'data/cars.json': [...others, car, null] } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );

it.each(['2018 Halden Parallel', '2018 Teviot Parallel', '2018 Halden', 'PARALLEL 2018'])(
  'CLI-7: reports a Hawker that is named "%s"',
  (name) => {
    expect(found({ ...hawker, name })).toEqual([
      expect.stringMatching(
        /^\/6\/name: the name of the car has "\w+", but its model is "Hawker" by/,
      ),
    ]);
  },
);

it.each([
  { name: '2018 Hawker by Teviot, as good as a Parallel' },
  { name: '2018 Teviot van' },
  { name: '2018 Teviot Hawker-Lang' },
  { name: 'Ask about this one' },
  { name: '2018 Teviot Parallel', badge: 'Parallel' },
  { name: '2018 Halden Parallel', model: undefined },
  { name: '2018 Parallel Tourer', make: 'Halden', model: 'Parallel  Tourer' },
  { name: '2018 Halden Parallel', make: 'Halden', model: 'Parallel Estate' },
  { name: 5, model: 5 },
  // A misspelt model is reported as that.
  { model: 'Hawkre' },
])('CLI-7: accepts %j', (car) => {
  expect(found({ ...hawker, ...car })).toEqual([]);
});

it('CLI-7: reports a car whose name has its model and another make', () => {
  expect(found({ ...hawker, name: '2018 Halden Hawker' })).toEqual([
    '/6/name: the name of the car has "Halden", but its model is "Hawker" by Teviot; correct one of them',
  ]);
  expect(found({ ...hawker, name: '2018 Hawker' })).toEqual([]);
  expect(found({ ...hawker, name: '2018 Teviot Hawker, unlike a Halden' })).toEqual([]);
});

it.each([
  ['2.0 L turbo diesel', 'Petrol', 'turbo diesel'],
  ['1.5 L petrol', 'diesel', 'petrol'],
  ['2.0 TDI', 'Unleaded', 'TDI'],
  ['2.5 L four-cylinder', 'Electric', '2.5 L'],
])('CLI-7: reports the engine "%s" of a car with the fuel %s', (engine, simple_fuel, named) => {
  expect(found({ ...hawker, engine, simple_fuel })).toEqual([
    `/6/engine: the engine has "${named}", but the fuel of the car is ${simple_fuel}; correct one of them`,
  ]);
});

it.each([
  ['2.0 L turbo diesel', 'Diesel'],
  ['2.5 L petrol hybrid', 'Electric'],
  ['1.6 L diesel', 'Hybrid'],
  ['150 kW motor', 'Electric'],
  ['2.0 L turbo', 'Petrol'],
  [undefined, 'Petrol'],
  ['2.0 L diesel', undefined],
])('CLI-7: accepts the engine %s of a car with the fuel %s', (engine, simple_fuel) => {
  expect(found({ ...hawker, engine, simple_fuel })).toEqual([]);
});

it('CLI-6: an electric car that uses fuel is reported as that alone', () => {
  const car = { ...hawker, engine: '2.0 L petrol', simple_fuel: 'Electric', fuel_consumption: 7 };
  expect(found(car)).toEqual([]);
});

it('CLI-7: names of few cars, short names and numbers are trims as well', () => {
  const car = { ...hawker, name: '2018 Halden Parallel' };
  expect(found(car, [hawker, hawker, hawker, parallel, parallel])).toEqual([]);
  const others = Array.from({ length: 3 }, () => ({
    name: 'Corrin 320i',
    make: 'GT',
    model: '320i',
  }));
  expect(found({ ...hawker, name: 'Teviot 320i GT' }, others)).toEqual([]);
});

describe('CLI-7: comments of a car', () => {
  const own = { ...hawker, year: 2018, km: 41_200, transmission: 'Manual' };
  const comments = (text: string, changes: object = {}) =>
    found({ ...own, ...changes, dealercomments: `<p>${text}</p>` }, []);

  it.each([
    ['A 2014 Teviot Hawker with racks.', 'a "2014 Teviot", but the car is of 2018'],
    ['Only 14,200 km.', '"Only 14,200 km", but the car has 41,200 km'],
    ['With 142,000 kms on the clock.', '"142,000 kms on the clock"'],
    ['Six-speed automatic.', '"Six-speed automatic", but the transmission of the car is manual'],
  ])('CLI-7: %s', (text, expected) => {
    expect(comments(text)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ...[
      'A 2018 Teviot.',
      'A 2017 Teviot, on the road in 2018.',
      'Unlike a 2014 Teviot, this 2018 Teviot',
    ],
    ...['Only 41,000 km.', 'Service due in only 8,000 km.', 'Only 1,200 km since its service.'],
    ...['Warranty to 100,000 km.', 'Six-speed manual.', 'Automatic headlights, manual seats.'],
    ...['A 2014 Teviots club badge.', 'Serviced at 14,200 km.', 'Only 200 km from Perth.'],
  ])('CLI-7: not %s', (text) => {
    expect(comments(text)).toEqual([]);
  });

  const figures = { simple_fuel: 'Petrol', seats: 7, simple_body: 'SUV' };

  it.each([
    ['Diesel, one owner.', '"Diesel", but the fuel of the car is Petrol'],
    ['One owner. A 2.2-litre turbo diesel.', '"2.2-litre turbo diesel", but the fuel'],
    ['A fully electric SUV.', '"fully electric SUV", but the fuel'],
    ['A 5-seater with racks.', '"5-seater", but the car has 7 seats'],
    ['Seats five.', '"Seats five", but the car has 7 seats'],
    ['A five-seat SUV.', '"five-seat", but the car has 7 seats'],
    ['This tidy sedan has one owner.', '"This tidy sedan", but the body of the car is SUV'],
    ['A dual-cab ute.', '"dual-cab ute", but the body of the car is SUV'],
  ])('CLI-7: %s', (text, expected) => {
    expect(comments(text, figures)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    ...['Petrol, one owner.', 'Cheaper to run than a diesel.', 'A 2.0-litre petrol.'],
    ...['We also have diesel, petrol, electric.', 'Not a 2.2-litre diesel.', 'A diesel heater.'],
    ...[
      'Electric seats, electric windows.',
      'Electric, heated seats.',
      'All electric windows work.',
    ],
    ...['Five of the seven seats fold.', 'A 5-seat belt reminder.', 'Two-seat bench.'],
    ...['A seven-seater with racks.', 'A 7-seat SUV.', 'Seats seven.'],
    ...['Once a five-seater, now a seven-seater.', 'This sedan size of boot.', 'Tows a ute.'],
    ...['Seats five suitcases behind the third row.', 'Unlike this sedan, high.'],
  ])('CLI-7: not %s', (text) => {
    expect(comments(text, figures)).toEqual([]);
  });

  it('CLI-7: a hybrid is petrol and electric, and words that name both are compared with nothing', () => {
    const hybrid = { ...figures, simple_fuel: 'Hybrid' };
    expect(comments('Petrol, electric. A 2.5-litre petrol.', hybrid)).toEqual([]);
    expect(comments('A 2.0-litre petrol, or a 2.2-litre diesel.', figures)).toEqual([]);
    expect(comments('A five-seater.', {})).toEqual([]);
  });

  it('CLI-7: without figures of the car, nothing is compared', () => {
    const nothing = { year: undefined, km: undefined, transmission: 'CVT' };
    expect(comments('A 2014 Teviot. Only 14,200 km. Six-speed automatic.', nothing)).toEqual([]);
  });
});
