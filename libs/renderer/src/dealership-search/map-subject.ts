import type { ManufacturerLocation } from '@forecourt/block-schemas';
import type { DealershipAnswer } from '@forecourt/domain';
import { drawMap, type MapDrawing, type MapGround, type MapSubject } from './map/draw-map.ts';
import { fitView } from './map/map-view.ts';

/** The places of locations with the numbers that the list gives them; those without coordinates are left out. */
const numbered = (locations: readonly ManufacturerLocation[]): MapSubject['places'] =>
  locations.flatMap(({ id, address }, index) => {
    const { lat, long } = address ?? {};
    return lat === undefined || long === undefined ? [] : [{ id, lat, long, number: index + 1 }];
  });

/** What the map of an answer shows: what was found, or the whole network where nothing was. */
export const mapSubject = (
  { found, from }: DealershipAnswer,
  network: readonly ManufacturerLocation[],
): MapSubject =>
  found.length > 0
    ? { places: numbered(found.map(({ location }) => location)), ...(from && { from }) }
    : { places: numbered(network), isOverview: true, ...(from && { from }) };

/** The view in which all of a subject is seen. @returns undefined if nothing of it has coordinates. */
export const viewOf = ({ places, from }: MapSubject) =>
  fitView([...places, ...(from ? [from] : [])]);

/** The map of a subject in its fitted view. @returns undefined if nothing of it has coordinates. */
export function fittedMap(ground: MapGround, subject: MapSubject): MapDrawing | undefined {
  const view = viewOf(subject);
  return view && drawMap(ground, view, subject);
}
