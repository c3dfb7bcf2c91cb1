import { chooseLabels, type Box, type MapLabel, type Town } from './choose-labels.ts';
import { landPath, readCoasts } from './draw-land.ts';
import { mapSize, onMap, placedOn, type MapView } from './map-view.ts';
import { metresPerPixel, project, type GeoPoint } from './mercator.ts';
import { pinBox, placeDots, placePins, type MapPin, type PinPlace } from './place-pins.ts';
import { scaleBar, type ScaleBar } from './scale-bar.ts';

/** Base data of every map, decoded from the files of `tools/map`. */
export interface MapGround {
  readonly coasts: ReturnType<typeof readCoasts>;
  /** Sorted by size, largest first. */
  readonly towns: readonly Town[];
}

/** Subject of a map. */
export interface MapSubject {
  /** Dealerships in the order of the list. */
  readonly places: readonly PinPlace[];
  /** Centre of the search. */
  readonly from?: GeoPoint & { readonly name: string };
  /** True for dots instead of numbered pins. */
  readonly isOverview?: true;
}

/** Built-up areas of one radius. */
interface BuiltUpAreas {
  readonly radius: number;
  /** Path data: a line without length at each centre, which a wide stroke with round caps shows as a disc. */
  readonly centres: string;
}

/** Content of a map in map pixels: plain JSON. */
export interface MapDrawing {
  readonly view: MapView;
  readonly land: string;
  readonly towns: readonly BuiltUpAreas[];
  readonly labels: readonly MapLabel[];
  readonly scale: ScaleBar;
  readonly pins: readonly MapPin[];
  readonly dots: readonly (readonly [x: number, y: number])[];
  readonly from?: {
    readonly x: number;
    readonly y: number;
    readonly name: string;
    /** Side of the point on which the label is placed. */
    readonly side: 'left' | 'right';
  };
}

type LabelRow = readonly [name: string, lat: number, long: number, people: number];

/** Decodes the files of `tools/map`. */
export const readGround = (
  coasts: readonly (readonly number[])[],
  labels: readonly LabelRow[],
): MapGround => ({
  coasts: readCoasts(coasts),
  towns: labels.map(([name, lat, long, people]) => ({
    name,
    lat,
    long,
    people,
    at: project({ lat, long }),
  })),
});

/** Population per square kilometre of a built-up area, roughly that of Australian suburbs. */
const density = 1200;
/** Population in thousands above which only a town's suburbs are drawn. */
const maxPeople = 350;
/** Minimum visible size of an area, in pixels. */
const minArea = 2;
const maxAreas = 160;

function builtUp(view: MapView, towns: readonly Town[]): readonly BuiltUpAreas[] {
  const placeOnMap = placedOn(view);
  const centres = new Map<number, string>();
  let areas = 0;
  const pixelsPerKm = 1000 / metresPerPixel(view.lat, view.zoom);
  for (const town of towns) {
    if (areas >= maxAreas) break;
    const radius = Math.sqrt((town.people * 1000) / density / Math.PI) * pixelsPerKm;
    if (town.people > maxPeople || radius < minArea) continue;
    const [x, y] = placeOnMap(town.at);
    const isSeen =
      x > -radius && y > -radius && x < mapSize.width + radius && y < mapSize.height + radius;
    if (!isSeen) continue;
    const shown = Math.round(radius);
    centres.set(shown, `${centres.get(shown) ?? ''}M${Math.round(x)} ${Math.round(y)}h0`);
    areas++;
  }
  return Array.from(centres, ([radius, path]) => ({ radius, centres: path }));
}

/** Corners with the scale bar and the buttons. */
const corners: readonly Box[] = [
  { left: 0, right: 190, top: mapSize.height - 56, bottom: mapSize.height },
  { left: mapSize.width - 90, right: mapSize.width, top: 0, bottom: 190 },
];

/** Mean width of a letter of the searched place's name on a phone. */
const letterOnPhone = 14;

function placeFrom(view: MapView, from: NonNullable<MapSubject['from']>): MapDrawing['from'] {
  const [x, y] = onMap(view, from).map(Math.round) as [number, number];
  const name = from.name.replace(/,.*/s, '');
  const side = x + 24 + name.length * letterOnPhone > mapSize.width ? 'left' : 'right';
  return { x, y, name, side };
}

function boxAround({ x, y, name, side }: NonNullable<MapDrawing['from']>): Box {
  const width = 24 + name.length * letterOnPhone;
  return {
    left: x - (side === 'left' ? width : 16),
    right: x + (side === 'left' ? 16 : width),
    top: y - 18,
    bottom: y + 18,
  };
}

/** Draws the map of a view. Pure, so that server and browser draw the same map. */
export function drawMap(ground: MapGround, view: MapView, subject: MapSubject): MapDrawing {
  const pins = subject.isOverview ? [] : placePins(view, subject.places);
  const from = subject.from && placeFrom(view, subject.from);
  const taken = [...corners, ...pins.map(pinBox), ...(from ? [boxAround(from)] : [])];
  return {
    view,
    land: landPath(ground.coasts, view),
    towns: builtUp(view, ground.towns),
    labels: chooseLabels(
      from ? ground.towns.filter(({ name }) => name !== from.name) : ground.towns,
      view,
      taken,
    ),
    scale: scaleBar(view),
    pins,
    dots: subject.isOverview ? placeDots(view, subject.places) : [],
    from,
  };
}
