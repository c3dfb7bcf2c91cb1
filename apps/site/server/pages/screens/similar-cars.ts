import type { Car } from '@forecourt/block-schemas';
import { askingPrice, isReserved, isSold, valueKey } from '@forecourt/domain';

/** Number of similar cars on a page. */
const most = 4;

const isSame = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && valueKey(a) === valueKey(b);

/**
 * Ranks cars for sale by similarity to one: same body before same make before neither, free before
 * reserved, with photos before without, then by difference in price. Cars without a price come last.
 */
export function rankSimilarCars(car: Car, candidates: readonly Car[]): readonly Car[] {
  const likeness = (other: Car) =>
    Number(isSame(other.simple_body, car.simple_body)) * 2 + Number(isSame(other.make, car.make));
  const hasPhotos = ({ photos_count: count, photos }: Car) =>
    Number((count ?? photos?.length ?? 0) > 0);
  const price = askingPrice(car);
  const distance = (other: Car) => {
    const otherPrice = askingPrice(other);
    return price === undefined || otherPrice === undefined
      ? Number.MAX_VALUE
      : Math.abs(otherPrice - price);
  };
  return candidates
    .filter((other) => other.id !== car.id && !isSold(other))
    .sort(
      (a, b) =>
        likeness(b) - likeness(a) ||
        Number(isReserved(a)) - Number(isReserved(b)) ||
        hasPhotos(b) - hasPhotos(a) ||
        distance(a) - distance(b),
    )
    .slice(0, most);
}
