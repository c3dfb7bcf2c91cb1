import type { Car } from '@forecourt/block-schemas';

/** Where a car's own page stands. */
export const carHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/${slug}`;
