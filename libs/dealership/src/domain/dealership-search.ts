import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { Nearby } from '../ports/places.ts';
import { nearestLocations } from './distance.ts';

/** The radii that visitors choose from, in kilometres. */
export const radiusOptions = [25, 50, 75, 100, 150, 250, 500, 750, 1000] as const;
export const defaultRadius = 50;

/** How far the map goes in, however near the dealerships are. */
export const closestZoom = 15;

const nearbyRadius = 250;
const mostNearby = 5;

/** The dealerships shown when a place is picked: up to five within 250 km, nearest first. */
export const nearbyDealerships = (
  place: { readonly lat: number; readonly long: number },
  locations: readonly ManufacturerLocation[],
): Nearby<ManufacturerLocation>[] =>
  nearestLocations(place.lat, place.long, locations, nearbyRadius, mostNearby);

/** What the URL says about the dealership search. */
export interface DealershipChoice {
  readonly locationId?: string;
  readonly locationType?: string;
  readonly lat?: number;
  readonly lng?: number;
  readonly userLocation?: string;
}

function degrees(text: string | null, most: number): number | undefined {
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Math.abs(value) <= most ? value : undefined;
}

/** Reads `locationId`, `locationType`, `lat`, `lng` and `userLocation`; coordinates only as a pair. */
export function readDealershipChoice(params: URLSearchParams): DealershipChoice {
  const [lat, lng] = [degrees(params.get('lat'), 90), degrees(params.get('lng'), 180)];
  const text = (name: string) => params.get(name)?.trim().slice(0, 200) || undefined;
  const [locationId, locationType, userLocation] = [
    text('locationId'),
    text('locationType'),
    text('userLocation'),
  ];
  return {
    ...(locationId && { locationId }),
    ...(locationType && { locationType }),
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(userLocation && { userLocation }),
  };
}
