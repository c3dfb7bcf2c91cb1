import type { DealerLocation, ManufacturerLocation, Site } from '@forecourt/block-schemas';

/** What is done at a dealership that a form is for. */
export type DealershipPurpose = 'sales' | 'service' | 'parts';

/**
 * The dealer's own places as the dealership field knows them, for sites without a network: those
 * that are visible and do what the form is for.
 */
export const dealershipsOf = (
  locations: readonly DealerLocation[],
  purpose?: DealershipPurpose,
): readonly ManufacturerLocation[] =>
  locations
    .filter(({ visible }) => visible !== false)
    .filter(({ location_type: types }) => !purpose || !types || types.includes(purpose))
    .map(({ id, name, address = {} }) => {
      const { street, city, state, postcode, lat, long } = address;
      return { id, name, address: { street, city, state, postcode, lat, long } };
    });

/** Dealerships with those first that the site's finance settings put at the head of the list (FNQ-5). */
export function sortedDealerships(
  dealerships: readonly ManufacturerLocation[],
  { settings }: Pick<Site, 'settings'>,
): readonly ManufacturerLocation[] {
  const head = settings?.finance?.headOfListLocationIds ?? [];
  const rank = ({ id }: ManufacturerLocation) =>
    head.includes(id) ? head.indexOf(id) : head.length;
  return dealerships.toSorted((a, b) => rank(a) - rank(b));
}
