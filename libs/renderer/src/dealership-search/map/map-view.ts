import { closestZoom } from '@forecourt/domain';
import { project, unproject, worldSize, type GeoPoint } from './mercator.ts';

/** The map's own pixels; the page scales them to the width that there is. */
export const mapSize = { width: 640, height: 480 } as const;

/** What a map shows: its centre and zoom. */
export interface MapView extends GeoPoint {
  /** As tiled maps count: each whole step doubles the scale. */
  readonly zoom: number;
}

const farthestZoom = 3;
/**
 * Nearer than this a map without streets shows less and less; who wants to goes on to the closest
 * zoom. A point alone is seen from further away, with the towns around it.
 */
const fittedZoom = { several: 13, alone: 10 } as const;
/** Room for pins, which stand above their points, for labels and for what lies on the map's edges. */
const padding = { x: 84, top: 84, bottom: 64 } as const;

const clampZoom = (zoom: number, most: number = closestZoom): number =>
  Math.min(most, Math.max(farthestZoom, zoom));

/** The view in which all points are seen, as near as they allow. @returns undefined for no point. */
export function fitView(points: readonly GeoPoint[]): MapView | undefined {
  if (points.length === 0) return undefined;
  const places = points.map(project);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [west, east] = [Math.min(...xs), Math.max(...xs)];
  const [north, south] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (mapSize.width - 2 * padding.x) / (east - west),
    (mapSize.height - padding.top - padding.bottom) / (south - north),
  );
  const isAlone = east === west && south === north;
  const most = isAlone ? fittedZoom.alone : fittedZoom.several;
  const zoom = clampZoom(Math.log2(scale / worldSize(0)), most);
  // The middle of what is left inside the padding.
  const down = (padding.bottom - padding.top) / 2 / worldSize(zoom);
  return { ...unproject((west + east) / 2, (north + south) / 2 + down), zoom };
}

/** From Web Mercator to a view's map: its pixels from the upper left corner. */
export function placedOn(view: MapView) {
  const size = worldSize(view.zoom);
  const [centreX, centreY] = project(view);
  return ([x, y]: readonly [number, number]): readonly [x: number, y: number] => [
    (x - centreX) * size + mapSize.width / 2,
    (y - centreY) * size + mapSize.height / 2,
  ];
}

/** Where a point lies on the map, in its pixels from the upper left corner. */
export const onMap = (view: MapView, point: GeoPoint): readonly [x: number, y: number] =>
  placedOn(view)(project(point));

/** The view moved by pixels of the map: content goes left for a positive x. */
export function moved(view: MapView, x: number, y: number): MapView {
  const size = worldSize(view.zoom);
  const [centreX, centreY] = project(view);
  return { ...unproject(centreX + x / size, centreY + y / size), zoom: view.zoom };
}

/** The view one or more steps nearer; it stops at the closest and the farthest zoom. */
export const zoomed = (view: MapView, steps: number): MapView => ({
  ...view,
  zoom: clampZoom(Math.round((view.zoom + steps) * 2) / 2),
});

export const isClosest = ({ zoom }: MapView): boolean => zoom >= closestZoom;
export const isFarthest = ({ zoom }: MapView): boolean => zoom <= farthestZoom;
