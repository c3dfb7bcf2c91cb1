import { expect, it } from 'vitest';
import { lintSample } from '../../testing/lint-sample.ts';

const rule = 'price-reduction-untrue';
const found = (car: object) =>
  lintSample({ files: { 'data/cars.json': [{ id: '1', ...car }] } }, { rule }).map(
    ({ finding: { pointer, message } }) => `${pointer}: ${message.split(', so ')[0]}`,
  );

it.each([
  [
    { price: 9000, price_before: 9000, price_reduced_on: '2026-01-05' },
    '/0/price_before: 9000 is not above the price of 9000',
  ],
  [{ price_before: 9000, price_reduced_on: '2026-01-05' }, '/0/price_before: the car has no price'],
  [{ price: 8000, price_before: 9000 }, '/0/price_before: there is no "price_reduced_on"'],
  [
    { price: 8000, price_reduced_on: '2026-01-05' },
    '/0/price_reduced_on: there is no "price_before"',
  ],
  [
    { price: 8000, price_before: 9000, price_reduced_on: '2199-01-05' },
    '/0/price_reduced_on: the price is to be reduced on 2199-01-05, which is in the future',
  ],
])('CAR-9 CLI-2: reports %j', (car, expected) => {
  expect(found(car)).toEqual([expected]);
});

it.each(['Price drop', 'PRICE REDUCED', 'Just reduced', 'Was $19,990'])(
  'CAR-9 CLI-7: the label "%s" needs an earlier price',
  (tag) => {
    expect(found({ price: 8000, tag })).toEqual([
      expect.stringContaining(`/0/tag: the label says "${tag}", but the car has no earlier price`),
    ]);
    const reduction = { price_before: 9000, price_reduced_on: '2026-01-05' };
    expect(found({ price: 8000, tag, ...reduction })).toEqual([]);
    expect(found({ price: 8000, tag, price_before: 9000 })).toHaveLength(1);
  },
);

it.each(['Just arrived', 'Price on request', 'Reduced emissions', 'Low price', 5])(
  'CAR-9 CLI-7: the label "%s" needs none',
  (tag) => {
    expect(found({ price: 8000, tag })).toEqual([]);
  },
);

it.each([{}, { price: 9000 }, { price: 8000, price_before: 9000, price_reduced_on: '2025-01-05' }])(
  'CAR-9 CLI-2: reports nothing for %j',
  (car) => {
    expect(found(car)).toEqual([]);
  },
);

it('CAR-9 CLI-2: skips other files and entries that are not cars', () => {
  const offers = [{ price_before: 1, price: 2 }];
  expect(lintSample({ files: { 'data/offers.json': offers } }, { rule })).toEqual([]);
  expect(lintSample({ files: { 'data/cars.json': [null, 5] } }, { rule })).toEqual([]);
});
