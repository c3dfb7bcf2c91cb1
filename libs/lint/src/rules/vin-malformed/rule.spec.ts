import { expect, it } from 'vitest';
import { reportLines } from '../../testing/lint-sample.ts';

const rule = 'vin-malformed';
const found = (vin: unknown) =>
  reportLines({ files: { 'data/cars.json': [null, { vin }] } }, { rule });

it.each([
  ['6T1BF3FK20X01234', 'has 16 characters'],
  ['6T1BF3FK20X0123455', 'has 18 characters'],
  ['6T1BF3FK2OX012345', 'never has the letter O; write the digit 0'],
  ['6t1bf3fk20x0i2345', 'never has the letter I; write the digit 1'],
])('CLI-2: reports %s', (vin, message) => {
  expect(found(vin)).toEqual([expect.stringContaining(message)]);
});

it.each(['6T1BF3FK20X012345', '6T1 BF3FK 20X012345', 'NZE121-3101234', 'HQ12345', '', 5])(
  'CLI-2: accepts %j',
  (vin) => {
    expect(found(vin)).toEqual([]);
  },
);
