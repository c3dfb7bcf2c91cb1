import type { Car } from '@forecourt/block-schemas';

/**
 * Price that can be advertised: a positive, finite number. Feeds write 0 or -1 for a car that is priced
 * on application; undefined for those and anything else.
 */
export const advertisedPrice = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;

/** Advertised price of a car; undefined if it is on application. */
export const askingPrice = ({ price }: Pick<Car, 'price'>): number | undefined =>
  advertisedPrice(price);
