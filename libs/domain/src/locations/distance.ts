import type { Located, Nearby } from './places.ts';

/** Mean radius of the Earth in kilometres (IUGG, R1 = (2a + b) / 3 of GRS 80). */
const earthRadius = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Great-circle distance in kilometres between two points in degrees, by the haversine formula
 * (R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68, 1984): within 0.6 % of the
 * distance on the ellipsoid.
 */
export function distanceKm(lat1: number, long1: number, lat2: number, long2: number): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const across = Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(long2 - long1);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half(lat2 - lat1) + across)));
}

/** Locations within a radius of a point, nearest first, without those that have no coordinates. */
export function nearestLocations<T extends Located>(
  lat: number,
  long: number,
  locations: readonly T[],
  radiusKm: number,
  limit: number,
): Nearby<T>[] {
  return locations
    .flatMap((location): Nearby<T>[] => {
      const { lat: toLat, long: toLong } = location.address ?? {};
      if (toLat === undefined || toLong === undefined) return [];
      return [{ location, km: distanceKm(lat, long, toLat, toLong) }];
    })
    .filter(({ km }) => km <= radiusKm)
    .sort((a, b) => a.km - b.km)
    .slice(0, limit);
}
