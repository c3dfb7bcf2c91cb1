import type { Car } from '@forecourt/block-schemas';

/**
 * A price that can be advertised: a positive, finite number. Feeds write 0 or -1 for a car that is
 * priced on application, so anything else is no price at all.
 */
export const advertisedPrice = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** The asking price of a car; undefined when visitors have to ask for it. */
export const askingPrice = ({ price }: Pick<Car, 'price'>): number | undefined =>
  advertisedPrice(price);
