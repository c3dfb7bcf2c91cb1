import type { Car } from '@forecourt/block-schemas';
import { carKind, type CarKind } from './car-kind.ts';
import { isReserved, isSold } from './car-status.ts';
import { askingPrice } from '../prices/price.ts';
import { valueKey } from '../text/value-key.ts';

/** Number of similar cars on a page. */
export const similarCarCount = 4;

/** Largest difference in price, as a share of the car's, that its buyer would consider. */
const nearShare = 0.3;

/** True if a buyer of one car considers the other: a demonstrator competes with new and used cars. */
function isSameKind(one: Car, other: Car): boolean {
  const [a, b] = [carKind(one), carKind(other)];
  return a === b || a === 'demo' || b === 'demo' || a === undefined || b === undefined;
}

/** Facet filters that leave the opposite kind out. */
const exclusions: Readonly<Record<CarKind, readonly string[]>> = {
  new: ['car_type:-Used'],
  used: ['car_type:-New'],
  demo: [],
};

/** Facet filters of a search for cars that a buyer of this one considers. */
export function kindFilters(car: Pick<Car, 'car_type'>): readonly string[] {
  const kind = carKind(car);
  return kind === undefined ? [] : exclusions[kind];
}

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && valueKey(a) === valueKey(b);

const hasPhotos = ({ photos_count: count, photos }: Car): boolean =>
  (count ?? photos?.length ?? 0) > 0;

/**
 * Ranks cars for sale by how likely a buyer of one car considers them: those of its kind first (new,
 * used, or a demonstrator), free before reserved, then by body and a near price, which count as much
 * as each other, and make; with photos before without, then by difference in price. Cars without a
 * price come last.
 */
export function rankSimilarCars(car: Car, candidates: readonly Car[]): readonly Car[] {
  const price = askingPrice(car);
  const distance = (other: Car): number => {
    const otherPrice = askingPrice(other);
    return price === undefined || otherPrice === undefined
      ? Number.MAX_VALUE
      : Math.abs(otherPrice - price);
  };
  const isNear = (other: Car) => price !== undefined && distance(other) <= price * nearShare;
  const likeness = (other: Car): number =>
    2 * Number(isSame(other.simple_body, car.simple_body)) +
    2 * Number(isNear(other)) +
    Number(isSame(other.make, car.make));
  return candidates
    .filter((other) => other.id !== car.id && !isSold(other))
    .toSorted(
      (a, b) =>
        Number(isSameKind(car, b)) - Number(isSameKind(car, a)) ||
        Number(isReserved(a)) - Number(isReserved(b)) ||
        likeness(b) - likeness(a) ||
        Number(hasPhotos(b)) - Number(hasPhotos(a)) ||
        distance(a) - distance(b),
    )
    .slice(0, similarCarCount);
}
