/** Pixels of the whole world at zoom 0, as tiled maps count zooms. */
const worldAtZero = 256;
/** Equatorial radius of WGS 84 in metres, which Web Mercator takes for a sphere's. */
const radius = 6_378_137;

export interface GeoPoint {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly long: number;
}

/**
 * Web Mercator (EPSG:3857): x and y from the north-western corner, 0 to 1 over the world.
 * J. P. Snyder, "Map Projections: A Working Manual", USGS Professional Paper 1395, 1987, equations
 * 7-1 and 7-2.
 */
export function project({ lat, long }: GeoPoint): readonly [x: number, y: number] {
  const angle = Math.PI / 4 + (lat * Math.PI) / 360;
  return [(long + 180) / 360, 0.5 - Math.log(Math.tan(angle)) / (2 * Math.PI)];
}

/** The point of given Web Mercator coordinates: the inverse of {@link project} (Snyder, 7-4 and 7-5). */
export const unproject = (x: number, y: number): GeoPoint => ({
  lat: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90,
  long: x * 360 - 180,
});

/** Pixels across the world at a zoom. */
export const worldSize = (zoom: number): number => worldAtZero * 2 ** zoom;

/** Metres that a pixel spans on the ground. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (Math.cos((lat * Math.PI) / 180) * 2 * Math.PI * radius) / worldSize(zoom);
