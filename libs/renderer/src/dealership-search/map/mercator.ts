/** Width of the world at zoom 0 in pixels, as in tiled maps. */
const worldAtZero = 256;
/** Equatorial radius of WGS 84 in metres, the radius of Web Mercator's sphere. */
const radius = 6_378_137;

export interface GeoPoint {
  /** Degrees, north positive. */
  readonly lat: number;
  /** Degrees, east positive. */
  readonly long: number;
}

/**
 * Projects a point to Web Mercator (EPSG:3857): x and y from the north-western corner, 0 to 1.
 * J. P. Snyder, "Map Projections: A Working Manual", USGS Professional Paper 1395, 1987, equations
 * 7-1 and 7-2.
 */
export function project({ lat, long }: GeoPoint): readonly [x: number, y: number] {
  const angle = Math.PI / 4 + (lat * Math.PI) / 360;
  return [(long + 180) / 360, 0.5 - Math.log(Math.tan(angle)) / (2 * Math.PI)];
}

/**
 * Returns the point of Web Mercator coordinates, the inverse of {@link project} (Snyder, 7-4 and
 * 7-5).
 */
export const unproject = (x: number, y: number): GeoPoint => ({
  lat: (360 / Math.PI) * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - 90,
  long: x * 360 - 180,
});

/** Returns the width of the world at a zoom, in pixels. */
export const worldSize = (zoom: number): number => worldAtZero * 2 ** zoom;

/** Returns the ground distance of a pixel in metres. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (Math.cos((lat * Math.PI) / 180) * 2 * Math.PI * radius) / worldSize(zoom);
