import type { Car } from '@forecourt/block-schemas';
import { describe, expect, it } from 'vitest';
import { kindFilters, rankSimilarCars } from './similar-cars.ts';

const car = (id: string, more: Partial<Car> = {}): Car => ({
  id,
  slug: id,
  name: id,
  make: 'Ostara',
  simple_body: 'SUV',
  car_type: 'Used',
  price: 30_000,
  photos_count: 3,
  status: 'Available',
  ...more,
});
const rankedTo = (own: Car, candidates: readonly Car[]) =>
  rankSimilarCars(own, candidates).map(({ id }) => id);
const ranked = (...candidates: readonly Car[]) => rankedTo(car('own'), candidates);

describe('CAR-6: similar cars', () => {
  it('are of the same kind first: used with used and demonstrators, new with new and demonstrators', () => {
    const stock = [
      car('new', { car_type: 'New' }),
      car('used', { car_type: 'Pre-owned', price: 55_000, make: 'Corrin' }),
      car('demo', { car_type: 'Ex-demo', price: 50_000 }),
    ];
    expect(ranked(...stock)).toEqual(['demo', 'used', 'new']);
    expect(rankedTo(car('own', { car_type: 'Brand new' }), stock)).toEqual(['new', 'demo', 'used']);
    expect(rankedTo(car('own', { car_type: 'Demo' }), stock)).toEqual(['new', 'demo', 'used']);
    expect(rankedTo(car('own', { car_type: undefined }), stock)).toEqual(['new', 'demo', 'used']);
  });

  it('have the same body and a near price, then the same make, the nearest price first', () => {
    const stock = [
      car('far', { price: 39_001 }),
      car('other body', { simple_body: 'Ute', price: 29_000 }),
      car('other make', { make: 'Corrin', price: 30_000 }),
      car('dearer', { price: 39_000 }),
      car('nearer', { price: 22_000 }),
    ];
    expect(ranked(...stock)).toEqual(['nearer', 'dearer', 'other make', 'other body']);
  });

  it('are cars that a visitor can have and see before reserved ones and those without photos', () => {
    const stock = [
      car('held', { status: 'On hold' }),
      car('unseen', { photos_count: 0 }),
      car('unpriced', { price: undefined }),
      car('free', { price: 38_000 }),
    ];
    expect(ranked(...stock)).toEqual(['free', 'unseen', 'unpriced', 'held']);
  });

  it('are neither the car itself, a sold one nor a fifth', () => {
    const stock = ['a', 'b', 'c', 'd', 'e'].map((id) => car(id));
    expect(ranked(car('own'), car('gone', { status: 'Sold' }), ...stock)).toEqual([
      ...['a', 'b', 'c', 'd'],
    ]);
  });

  it('are searched for without the opposite kind', () => {
    const of = (type?: string) => kindFilters({ car_type: type });
    expect([of('used'), of('NEW'), of('Demo'), of(' '), of()]).toEqual([
      ...[['car_type:-New'], ['car_type:-Used'], [], [], []],
    ]);
  });
});
