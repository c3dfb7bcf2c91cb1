import type { DealerLocation } from '@forecourt/block-schemas';

/** A locations block's choice; everything visible if left out. */
export interface LocationChoice {
  readonly locationIds?: readonly string[];
  readonly locationType?: 'sales' | 'service' | 'parts';
  readonly manufacturers?: readonly string[];
}

const mostCards = 3;

/** The places that are shown, never an invisible one; in the block's order if it names them. */
export function shownLocations(
  locations: readonly DealerLocation[],
  { locationIds, locationType, manufacturers }: LocationChoice = {},
): DealerLocation[] {
  const shown = locations.filter(
    (location) =>
      location.visible !== false &&
      (!locationType || location.location_type?.includes(locationType)) &&
      (!manufacturers || manufacturers.some((make) => location.manufacturers?.includes(make))),
  );
  if (!locationIds) return shown;
  return locationIds.flatMap((id) => shown.find((location) => location.id === id) ?? []);
}

/** Cards for three places or fewer, else a compact list. */
export const locationLayout = (count: number): 'cards' | 'list' =>
  count <= mostCards ? 'cards' : 'list';
