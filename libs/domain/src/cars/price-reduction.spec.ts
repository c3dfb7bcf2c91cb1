import { expect, it } from 'vitest';
import { priceReduction, withReduction } from './price-reduction.ts';

const car = { id: 'c', slug: 'c', name: 'A car', price: 36_990 };
const reduced = { ...car, price_before: 38_990, price_reduced_on: '2026-11-12' };

it('CAR-9: a reduction has its amount and its day', () => {
  expect(priceReduction(reduced)).toEqual({ before: 38_990, amount: 2000, on: '2026-11-12' });
});

it('CAR-9: without a lower price and a day there is no reduction', () => {
  expect(priceReduction(car)).toBeUndefined();
  expect(priceReduction({ ...reduced, price: undefined })).toBeUndefined();
  expect(priceReduction({ ...reduced, price: 38_990 })).toBeUndefined();
  expect(priceReduction({ ...reduced, price_before: 0 })).toBeUndefined();
  expect(priceReduction({ ...reduced, price_reduced_on: undefined })).toBeUndefined();
  expect(priceReduction({ ...reduced, price_reduced_on: '2026-02-30' })).toBeUndefined();
});

it('CAR-9 CLI-12: a price that is lower than in the previous stock was reduced today', () => {
  expect(withReduction(car, { ...car, price: 38_990 }, '2026-11-23')).toEqual({
    ...car,
    price_before: 38_990,
    price_reduced_on: '2026-11-23',
  });
});

it('CAR-9 CLI-12: an unchanged price keeps its reduction, and a higher one has none', () => {
  expect(withReduction(car, reduced, '2026-11-23')).toEqual(reduced);
  expect(withReduction({ ...car, price: 37_500 }, reduced, '2026-11-23')).toEqual({
    ...car,
    price: 37_500,
  });
});

it('CAR-9 CLI-12: without an earlier price there is no reduction', () => {
  const free = { ...car, price: undefined };
  expect(withReduction(car, undefined, '2026-11-23')).toEqual(car);
  expect(withReduction(car, free, '2026-11-23')).toEqual(car);
  expect(withReduction(car, { ...car, price: 0 }, '2026-11-23')).toEqual(car);
  expect(withReduction(free, car, '2026-11-23')).toEqual(free);
  expect(withReduction(car, car, '2026-11-23')).toEqual(car);
});
