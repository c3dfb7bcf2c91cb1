import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'car-repeated';
const found = (...cars: unknown[]) =>
  lintSample({ files: { 'data/cars.json': cars } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message}`,
  );
const vin = '6T1BF3FK20X012345';

it('CLI-2: reports a repeated stock number, whatever its case and spaces', () => {
  const cars = [{ slug: 'a', stock_number: 'U 104' }, { slug: 'b' }, { stock_number: 'u104' }];
  expect(found(...cars)).toEqual([
    expect.stringMatching(/^\/2\/stock_number: the car "a" has the same stock number/),
  ]);
});

it('CLI-2: a car with both numbers of another is one finding', () => {
  const car = { slug: 'a', vin, stock_number: '1' };
  expect(found(car, { ...car, slug: 'b' })).toEqual([
    expect.stringMatching(/^\/1\/vin: the car "a" has the same VIN/),
  ]);
});

it('CLI-2: accepts different numbers, none, and values that are none', () => {
  expect(found({ vin }, { stock_number: vin }, { vin: '', stock_number: ' ' })).toEqual([]);
  expect(found({ vin: '' }, { vin: '' }, { vin: 5 }, { vin: 5 }, null)).toEqual([]);
});

it('CLI-7: reports a repeated registration, unless it is that of no car', () => {
  const cars = [
    'ABC 123',
    'abc123',
    'TBA',
    'TBA',
    'Unregistered',
    'unregistered',
    'Not known',
    'not known',
  ];
  expect(found(...cars.map((rego, index) => ({ slug: `car-${index}`, rego })))).toEqual([
    expect.stringMatching(/^\/1\/rego: the car "car-0" has the same registration/),
  ]);
});
