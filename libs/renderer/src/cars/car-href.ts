import type { Car } from '@forecourt/block-schemas';

/** Returns the URL of a car's page. */
export const carHref = ({ slug }: Pick<Car, 'slug'>): string => `/cars/${slug}`;
