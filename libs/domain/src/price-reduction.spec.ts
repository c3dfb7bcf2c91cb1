import { expect, it } from 'vitest';
import { priceReduction } from './price-reduction.ts';

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
