import { project, worldSize } from './mercator.ts';
import { mapSize, type MapView } from './map-view.ts';

type Point = readonly [x: number, y: number];

/** A closed coastline in Web Mercator with its bounds. */
interface Coast {
  readonly points: readonly Point[];
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const unitsPerDegree = 1000;

/**
 * Decodes coastlines from `tools/map`: thousandths of a degree, each point relative to the previous
 * one.
 */
export const readCoasts = (rows: readonly (readonly number[])[]): readonly Coast[] =>
  rows.map((steps) => {
    let [long, lat] = [0, 0];
    const points: Point[] = [];
    for (let index = 0; index + 1 < steps.length; index += 2) {
      long += steps[index]!;
      lat += steps[index + 1]!;
      points.push(project({ long: long / unitsPerDegree, lat: lat / unitsPerDegree }));
    }
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return {
      points,
      west: Math.min(...xs),
      east: Math.max(...xs),
      north: Math.min(...ys),
      south: Math.max(...ys),
    };
  });

/**
 * Land beyond the edges, as a share of the map's size, that becomes visible while the map is
 * dragged.
 */
const margin = 0.5;
const left = -margin * mapSize.width;
const right = (1 + margin) * mapSize.width;
const top = -margin * mapSize.height;
const bottom = (1 + margin) * mapSize.height;
/** Minimum distance between two points in pixels. */
const closest = 2.4;

/** Clips a polygon at one edge (Sutherland and Hodgman, CACM 17, 1974). */
function cut(points: readonly Point[], axis: 0 | 1, at: number, keepsAbove: boolean): Point[] {
  const isInside = (point: Point) => (keepsAbove ? point[axis] >= at : point[axis] <= at);
  const kept: Point[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (before && isInside(point) !== isInside(before)) {
      const share = (at - before[axis]) / (point[axis] - before[axis]);
      kept.push([
        before[0] + share * (point[0] - before[0]),
        before[1] + share * (point[1] - before[1]),
      ]);
    }
    if (isInside(point)) kept.push(point);
    before = point;
  }
  return kept;
}

/** Formats tenths as a number of path data, with the sign as separator. */
const step = (tenths: number): string => (tenths < 0 ? '' : ' ') + tenths / 10;

/**
 * Returns relative path data of a ring with a precision of tenths of a pixel; '' if it is too small
 * to be visible.
 */
function ringPath(points: readonly Point[]): string {
  if (points.length < 3) return '';
  let [x, y] = points[0]!.map((value) => Math.round(value * 10)) as [number, number];
  let path = `M${x / 10}${step(y)}l`;
  for (const [nextX, nextY] of points.slice(1)) {
    const [toX, toY] = [Math.round(nextX * 10), Math.round(nextY * 10)];
    path += step(toX - x) + step(toY - y);
    [x, y] = [toX, toY];
  }
  return `${path}z`;
}

/** Returns all land of a view as path data in map pixels. */
export function landPath(coasts: readonly Coast[], view: MapView): string {
  const size = worldSize(view.zoom);
  const [centreX, centreY] = project(view);
  const toX = (x: number) => (x - centreX) * size + mapSize.width / 2;
  const toY = (y: number) => (y - centreY) * size + mapSize.height / 2;
  return coasts
    .filter(
      ({ west, east, north, south }) =>
        toX(east) > left && toX(west) < right && toY(south) > top && toY(north) < bottom,
    )
    .map(({ points, west, east, north, south }) => {
      let shown: Point[] = [];
      for (const point of points) {
        const [x, y] = [toX(point[0]), toY(point[1])];
        const last = shown.at(-1);
        if (!last || Math.abs(x - last[0]) + Math.abs(y - last[1]) >= closest) shown.push([x, y]);
      }
      if (toX(west) < left) shown = cut(shown, 0, left, true);
      if (toX(east) > right) shown = cut(shown, 0, right, false);
      if (toY(north) < top) shown = cut(shown, 1, top, true);
      if (toY(south) > bottom) shown = cut(shown, 1, bottom, false);
      return ringPath(shown);
    })
    .join('');
}
