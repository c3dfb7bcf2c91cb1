import { geoIdentity, geoStream, type GeoPermissibleObjects } from 'd3-geo';

type Point = readonly [long: number, lat: number];

/**
 * The rings of polygons within an extent, closed along its edges; degrees are taken as plane
 * coordinates, which is right away from the poles and the date line.
 * @param extent west, south, east and north.
 */
export function clippedRings(
  shape: GeoPermissibleObjects,
  [west, south, east, north]: readonly [number, number, number, number],
): Point[][] {
  const rings: Point[][] = [];
  let ring: Point[] | undefined;
  const clip = geoIdentity().clipExtent([
    [west, south],
    [east, north],
  ]);
  geoStream(
    shape,
    clip.stream({
      point: (x, y) => void ring?.push([x, y]),
      lineStart: () => {
        ring = [];
      },
      lineEnd: () => {
        if (ring) rings.push(ring);
        ring = undefined;
      },
      polygonStart: () => {},
      polygonEnd: () => {},
    }),
  );
  // Islands across the date line run around the world on a plane: they are left out.
  return rings.filter(
    (points) => !(points.some(([x]) => x === west) && points.some(([x]) => x === east)),
  );
}
