import type { Brand } from '@forecourt/block-schemas';

/** A website of a brand's dealerships. */
export type BrandWebsite = NonNullable<Brand['websites']>[number];

/** The label of the button that leads to a brand's website (BRD-1). */
export const websiteLabel = ({ used_cars: sellsUsedCars }: BrandWebsite): string =>
  sellsUsedCars ? 'Visit Used Stock' : 'Visit Website';
