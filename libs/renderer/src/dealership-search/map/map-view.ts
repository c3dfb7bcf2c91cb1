import { closestZoom } from '@forecourt/domain';
import { project, unproject, worldSize, type GeoPoint } from './mercator.ts';

/** Size of the map in map pixels; the page scales it to the available width. */
export const mapSize = { width: 640, height: 480 } as const;

/** Centre and zoom of a map. */
export interface MapView extends GeoPoint {
  /** Zoom level as in tiled maps: each step doubles the scale. */
  readonly zoom: number;
}

const farthestZoom = 3;
/**
 * Maximum zoom of a fitted view. A map without streets shows little at closer zooms, which visitors
 * can still choose. A single point is shown from further away, with the surrounding towns.
 */
const fittedZoom = { several: 11.5, alone: 10 } as const;
/** Space for pins, which are above their points, for labels and for the controls at the edges. */
const padding = { x: 84, top: 84, bottom: 64 } as const;

const clampZoom = (zoom: number, most: number = closestZoom): number =>
  Math.min(most, Math.max(farthestZoom, zoom));

/** Returns the closest view that shows all points; undefined without points. */
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
  // The centre of the area inside the padding.
  const down = (padding.bottom - padding.top) / 2 / worldSize(zoom);
  return { ...unproject((west + east) / 2, (north + south) / 2 + down), zoom };
}

/** Returns a projection from Web Mercator to map pixels from the upper left corner. */
export function placedOn(view: MapView) {
  const size = worldSize(view.zoom);
  const [centreX, centreY] = project(view);
  return ([x, y]: readonly [number, number]): readonly [x: number, y: number] => [
    (x - centreX) * size + mapSize.width / 2,
    (y - centreY) * size + mapSize.height / 2,
  ];
}

/** Returns the position of a point on the map, in map pixels from the upper left corner. */
export const onMap = (view: MapView, point: GeoPoint): readonly [x: number, y: number] =>
  placedOn(view)(project(point));

/** Returns the view moved by map pixels; a positive x moves the content to the left. */
export function moved(view: MapView, x: number, y: number): MapView {
  const size = worldSize(view.zoom);
  const [centreX, centreY] = project(view);
  return { ...unproject(centreX + x / size, centreY + y / size), zoom: view.zoom };
}

/** Returns the view zoomed by steps, within the minimum and maximum zoom. */
export const zoomed = (view: MapView, steps: number): MapView => ({
  ...view,
  zoom: clampZoom(Math.round((view.zoom + steps) * 2) / 2),
});

export const isClosest = ({ zoom }: MapView): boolean => zoom >= closestZoom;
export const isFarthest = ({ zoom }: MapView): boolean => zoom <= farthestZoom;
