import type { Brand } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';

/** A website of a brand's dealerships. */
export type BrandWebsite = NonNullable<Brand['websites']>[number];

/** Returns the label of the button that links to a brand's website (BRD-1). */
export const websiteLabel = (
  { used_cars: sellsUsedCars }: BrandWebsite,
  { brands }: Copy,
): string => (sellsUsedCars ? brands.visitUsedStock : brands.visitWebsite);
