import type { Car } from '@forecourt/block-schemas';

/** How many similar cars a page shows. */
const most = 3;

/** Whether a car is gone: its page stands, but nothing else leads there. */
export const isSold = ({ status }: Pick<Car, 'status'>): boolean =>
  status?.trim().toLowerCase() === 'sold';

/**
 * The cars most like one, of those that can be bought: same body before same make before neither,
 * then by the distance of their prices. A car without a price is as far away as can be.
 */
export function mostAlike(car: Car, candidates: readonly Car[]): readonly Car[] {
  const likeness = (other: Car) =>
    Number(other.simple_body !== undefined && other.simple_body === car.simple_body) * 2 +
    Number(other.make !== undefined && other.make === car.make);
  const distance = (other: Car) =>
    car.price === undefined || other.price === undefined
      ? Number.MAX_VALUE
      : Math.abs(other.price - car.price);
  return candidates
    .filter((other) => other.id !== car.id && !isSold(other))
    .sort((a, b) => likeness(b) - likeness(a) || distance(a) - distance(b))
    .slice(0, most);
}
