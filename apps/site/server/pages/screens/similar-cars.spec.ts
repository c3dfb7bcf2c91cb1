import type { Car } from '@forecourt/block-schemas';
import { expect, it } from 'vitest';
import { rankSimilarCars } from './similar-cars.ts';

const car = (id: string, more: Partial<Car> = {}): Car => ({
  id,
  slug: id,
  name: id,
  make: 'Ostara',
  simple_body: 'SUV',
  price: 30_000,
  photos_count: 3,
  status: 'Available',
  ...more,
});
const ranked = (...candidates: readonly Car[]) =>
  rankSimilarCars(car('own'), candidates).map(({ id }) => id);

it('CAR-6: similar cars are those of the same body, then of the same make, the nearest price first', () => {
  const others = [
    car('make', { simple_body: 'Ute' }),
    car('neither', { make: 'Corrin', simple_body: 'Ute' }),
    car('dearer', { price: 39_000 }),
    car('nearer', { price: 31_000 }),
  ];
  expect(ranked(...others)).toEqual(['nearer', 'dearer', 'make', 'neither']);
});

it('CAR-6: cars that a visitor can have and see come before reserved ones and those without photos', () => {
  const others = [
    car('held', { status: 'On hold' }),
    car('unseen', { photos_count: 0 }),
    car('free', { price: 45_000 }),
  ];
  expect(ranked(...others)).toEqual(['free', 'unseen', 'held']);
});

it('CAR-6: neither the car itself, a sold one nor a fifth is similar', () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((id) => car(id));
  expect(ranked(car('own'), car('gone', { status: 'Sold' }), ...others)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
});
