import type { DealerLocation, Place } from '@forecourt/block-schemas';
import { foldText } from '../text/fold-text.ts';

/** Anything with coordinates under `address`. */
export interface Located {
  readonly address?: { readonly lat?: number; readonly long?: number };
}

export interface Nearby<T> {
  readonly location: T;
  /** Great-circle distance in kilometres. */
  readonly km: number;
}

/** Name of a place with its state: `Fremantle, WA`. */
export const placeName = ({ name, state }: Pick<Place, 'name' | 'state'>): string =>
  [name, state].filter(Boolean).join(', ');

/** Words of names by their abbreviations. */
const abbreviated: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  nth: 'north',
  sth: 'south',
};

/** Folds the name of a place for comparison: "Mt Druitt" is "Mount Druitt", "St. Kilda" is "Saint Kilda". */
export const foldPlace = (name: string): string =>
  foldText(name).replace(
    /\b(st|mt|nth|sth)\.? (?=\S)/g,
    (_, word: string) => `${abbreviated[word]!} `,
  );

/** True for a postcode of Australia or New Zealand. */
export const isPostcode = (text: string): boolean => /^\s*\d{4}\s*$/.test(text);

/**
 * Returns a place as a visitor named it, in its own spelling: `ohaupo` is `Ōhaupō`. Anything but the
 * name itself, such as its beginning or a postcode, gets the name with its state.
 * @param place see {@link placeName}
 */
export function spelledPlace(typed: string, place: string): string {
  const [name = place] = place.split(', ');
  return foldPlace(typed) === foldPlace(name) ? name : place;
}

/** Returns a town that a search can be near: that of a location with coordinates. */
export const exampleTown = (
  locations: readonly Pick<DealerLocation, 'address'>[],
): string | undefined =>
  locations.find(({ address }) => address?.city && address.lat !== undefined)?.address?.city;

/**
 * Returns the place of the dealer's location that is in a town, or has a name or postcode, as written
 * by a visitor: towns that gazetteers leave out for their size have dealers too. It has the name that
 * the visitor wrote, that of the town or of the location.
 */
export function townOf(
  text: string,
  locations: readonly Pick<DealerLocation, 'id' | 'name' | 'address'>[],
): Place | undefined {
  const wanted = foldPlace(text);
  for (const { id, name, address = {} } of locations) {
    const { city = name, state = '', postcode, lat, long } = address;
    if (lat === undefined || long === undefined) continue;
    const names = [city, name, `${city} ${state}`, postcode ?? ''].map(foldPlace);
    if (wanted === '' || !names.includes(wanted)) continue;
    // A showroom may be called after the next larger town.
    return { id, name: names.indexOf(wanted) === 1 ? name : city, state, lat, long };
  }
  return undefined;
}
