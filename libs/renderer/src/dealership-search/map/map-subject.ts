import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { DealershipAnswer } from '@forecourt/domain';
import { drawMap, type MapDrawing, type MapGround, type MapSubject } from './draw-map.ts';
import { fitView } from './map-view.ts';

/**
 * Returns the coordinates of locations with their numbers in the list; omits those without
 * coordinates.
 */
export const numbered = (
  locations: readonly Pick<ManufacturerLocation, 'id' | 'address'>[],
): MapSubject['places'] =>
  locations.flatMap(({ id, address }, index) => {
    const { lat, long } = address ?? {};
    return lat === undefined || long === undefined ? [] : [{ id, lat, long, number: index + 1 }];
  });

/** Returns the subject of an answer's map: the results, or the whole network if there are none. */
export const mapSubject = (
  { found, from }: DealershipAnswer,
  network: readonly ManufacturerLocation[],
): MapSubject =>
  found.length > 0
    ? { places: numbered(found.map(({ location }) => location)), from }
    : { places: numbered(network), isOverview: true, from };

/** Returns the view that fits a subject; undefined if none of it has coordinates. */
export const viewOf = ({ places, from }: MapSubject) =>
  fitView([...places, ...(from ? [from] : [])]);

/**
 * Draws the map of a subject in its fitted view; returns undefined if none of it has coordinates.
 */
export function fittedMap(ground: MapGround, subject: MapSubject): MapDrawing | undefined {
  const view = viewOf(subject);
  return view && drawMap(ground, view, subject);
}
