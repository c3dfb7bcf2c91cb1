import type { ManufacturerLocation, Place } from '@forecourt/block-schemas';
import type { DealershipChoice } from './dealership-choice.ts';
import { nearestLocations } from './distance.ts';
import { foldText } from '../text/fold-text.ts';
import { placeName, type Nearby } from './places.ts';

/** Largest zoom of the map, however close together the dealerships are. */
export const closestZoom = 15;

/** Kilometres around a place within which dealerships are shown when no radius is chosen. */
export const nearbyRadius = 250;
const maxNearby = 5;
/** Dealerships listed for a radius or a name: of more, nobody can choose. */
const maxListed = 50;

/** Dealerships near a picked place: up to five within 250 km, nearest first. */
export const nearbyDealerships = (
  place: { readonly lat: number; readonly long: number },
  locations: readonly ManufacturerLocation[],
): Nearby<ManufacturerLocation>[] =>
  nearestLocations(place.lat, place.long, locations, nearbyRadius, maxNearby);

/** Dealership that was found, with its distance if the search has a point to measure from. */
export interface FoundDealership {
  readonly location: ManufacturerLocation;
  /** Great-circle distance in kilometres. */
  readonly km?: number;
}

/** Result of a dealership search. */
export interface DealershipAnswer {
  readonly kind:
    /** No search yet. */
    | 'start'
    /** One dealership is picked. */
    | 'picked'
    /** Dealerships near a point, nearest first. */
    | 'near'
    /** Dealerships whose name or town contains the text. */
    | 'named'
    /** The text matches neither a place nor a dealership. */
    | 'unknown';
  readonly found: readonly FoundDealership[];
  /** The picked dealership, which is one of those found. */
  readonly picked?: string;
  /** Point that distances are measured from, with its name. */
  readonly from?: { readonly name: string; readonly lat: number; readonly long: number };
  /** Other places that match the text. */
  readonly others: readonly Place[];
}

/** A website of a network, as `GET /api/manufacturer-locations` returns it. */
interface NetworkWebsite {
  readonly id: string | number;
  readonly name: string;
  readonly url?: string;
  readonly locations: readonly ManufacturerLocation[];
}

/** All locations of a network in one list, each with its website. */
export const networkLocations = (websites: readonly NetworkWebsite[]): ManufacturerLocation[] =>
  websites.flatMap(({ id, name, url, locations }) =>
    locations.map((location) => ({
      website_id: String(id),
      website_name: name,
      website_url: url,
      ...location,
    })),
  );

/**
 * Number of dealerships among locations of a network, which lists each department by itself: those of
 * one website at one address are one dealership.
 */
export const countDealerships = (network: readonly ManufacturerLocation[]): number =>
  new Set(
    network.map(({ id, website_id: website, address: { street, city } = {} }) =>
      street ? JSON.stringify([website, foldText(street), foldText(city ?? '')]) : id,
    ),
  ).size;

/** Editor's limits of the search. */
export interface NetworkLimits {
  readonly locationIds?: readonly string[];
  readonly locationType?: string;
}

const isOfType = ({ location_type }: ManufacturerLocation, type: string | undefined): boolean =>
  type === undefined || location_type?.toLowerCase() === type.toLowerCase();

/** Locations of a network within the editor's limits. */
export const searchedLocations = (
  network: readonly ManufacturerLocation[],
  { locationIds, locationType }: NetworkLimits,
): readonly ManufacturerLocation[] =>
  network.filter(
    (location) =>
      (!locationIds || locationIds.includes(location.id)) && isOfType(location, locationType),
  );

/** Dealerships whose name or town contains a text, those that begin with it first. */
export function namedDealerships(
  text: string,
  network: readonly ManufacturerLocation[],
  limit = maxListed,
): readonly ManufacturerLocation[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const begins = (words: string) => words.startsWith(wanted);
  const matches = network.flatMap((location) => {
    const [name, town] = [foldText(location.name), foldText(location.address?.city ?? '')];
    if (!name.includes(wanted) && !town.includes(wanted)) return [];
    return [{ location, rank: begins(name) ? 0 : begins(town) ? 1 : 2 }];
  });
  return matches
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ location }) => location);
}

/** The place whose whole name was typed. */
const exactPlace = (text: string, places: readonly Place[]): Place | undefined =>
  places.find((place) =>
    [place.name, placeName(place)].some((name) => foldText(name) === foldText(text)),
  );

/**
 * Finds the dealerships of a choice in a network.
 * @param places that match the typed text, best first.
 */
export function findDealerships(
  choice: DealershipChoice,
  network: readonly ManufacturerLocation[],
  places: readonly Place[] = [],
): DealershipAnswer {
  const { locationId, lat, lng, userLocation: text, radius } = choice;
  const ofType = network.filter((location) => isOfType(location, choice.locationType));
  const picked = network.find(({ id }) => id === locationId);
  const near = (from: NonNullable<DealershipAnswer['from']>, others: readonly Place[] = []) => {
    const found = radius
      ? nearestLocations(from.lat, from.long, ofType, radius, maxListed)
      : nearbyDealerships(from, ofType);
    return { kind: 'near', from, found, others } as const;
  };
  const atPlace = (place: Place) =>
    near(
      { name: placeName(place), lat: place.lat, long: place.long },
      places.filter((other) => other !== place),
    );

  if (lat !== undefined && lng !== undefined) {
    const around = near({ name: text ?? 'the chosen point', lat, long: lng });
    if (!picked) return around;
    if (around.found.some(({ location }) => location.id === picked.id))
      return { ...around, picked: picked.id };
  }
  if (picked)
    return { kind: 'picked', found: [{ location: picked }], picked: picked.id, others: [] };
  if (text === undefined) return { kind: 'start', found: [], others: [] };
  const exact = exactPlace(text, places);
  if (exact) return atPlace(exact);
  const named = namedDealerships(text, ofType);
  if (named.length > 0)
    return { kind: 'named', found: named.map((location) => ({ location })), others: places };
  return places[0] ? atPlace(places[0]) : { kind: 'unknown', found: [], others: [] };
}

/** Fields of a lead that picking a dealership sets (DSH-1, FRM-7). */
export const dealershipFields = ({
  id,
  name,
  dealership,
}: ManufacturerLocation): {
  readonly location_id: string;
  readonly dealership_id: string;
  readonly dealership_slug: string;
  readonly dealership_name: string;
} => ({
  location_id: id,
  dealership_id: dealership?.id ?? '',
  dealership_slug: dealership?.slug ?? '',
  dealership_name: name,
});
