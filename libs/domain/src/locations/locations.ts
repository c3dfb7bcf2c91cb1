import type { DealerLocation } from '@forecourt/block-schemas';

/** A locations block's choice; everything visible if left out. */
export interface LocationChoice {
  readonly locationIds?: readonly string[];
  readonly locationType?: 'sales' | 'service' | 'parts';
  readonly manufacturers?: readonly string[];
}

/** True if visitors may see a location: any that an editor hasn't hidden. */
export const isVisible = ({ visible }: Pick<DealerLocation, 'visible'>): boolean =>
  visible !== false;

/** The locations that visitors may see, in their order. */
export const visibleLocations = <L extends Pick<DealerLocation, 'visible'>>(
  locations: readonly L[],
): L[] => locations.filter(isVisible);

/** Returns a location's address on one line: `18 Wharf Street, Northpoint NSW 2060`. */
export const addressLine = ({
  street,
  city,
  state,
  postcode,
}: NonNullable<DealerLocation['address']>): string =>
  [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

const maxCards = 3;

/** The visible locations of a block's choice, in the block's order if it names them. */
export function shownLocations(
  locations: readonly DealerLocation[],
  { locationIds, locationType, manufacturers }: LocationChoice = {},
): DealerLocation[] {
  const shown = visibleLocations(locations).filter(
    (location) =>
      (!locationType || location.location_type?.includes(locationType)) &&
      (!manufacturers || manufacturers.some((make) => location.manufacturers?.includes(make))),
  );
  if (!locationIds) return shown;
  return locationIds.flatMap((id) => shown.find((location) => location.id === id) ?? []);
}

/** Layout of a number of locations: cards for three or fewer, else a compact list. */
export const locationLayout = (count: number): 'cards' | 'list' =>
  count <= maxCards ? 'cards' : 'list';
