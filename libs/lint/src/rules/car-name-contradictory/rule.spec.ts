import { expect, it } from 'vitest';
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
