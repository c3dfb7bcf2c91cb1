import type { GeoPoint } from './mercator.ts';
import { narrowScale, type Box } from './choose-labels.ts';
import { mapSize, onMap, type MapView } from './map-view.ts';

/** Location of a dealership. */
export interface PinPlace extends GeoPoint {
  readonly id: string;
  /** Number in the list, from 1. */
  readonly number: number;
}

/** A pin for one dealership, or for several whose pins would overlap. */
export interface MapPin {
  readonly ids: readonly [string, ...string[]];
  readonly x: number;
  readonly y: number;
  /**
   * Label with the numbers of the list: `1`, `2–4`, `1, 5`, or `1…7` with gaps; a dot if there is
   * only one dealership.
   */
  readonly text: string;
}

/** Minimum distance of two separate pins, in map pixels: their width on a phone, so that neither covers the other. */
const apart = 26 * narrowScale;
/** Height of a pin above its point on a phone, in map pixels. */
const height = 38 * narrowScale;

/** Formats numbers to fit on a pin. @param numbers in ascending order. */
function numbersText(numbers: readonly [number, ...number[]]): string {
  const [first] = numbers;
  const last = numbers.at(-1) ?? first;
  if (numbers.length === 1) return String(first);
  if (last - first === numbers.length - 1) return `${first}–${last}`;
  return numbers.length === 2 ? `${first}, ${last}` : `${first}…${last}`;
}

/** Dealerships that share a pin. */
interface PinGroup {
  readonly x: number;
  readonly y: number;
  readonly numbers: [number, ...number[]];
  readonly ids: [string, ...string[]];
}

/** Returns the pins of a list in its order, with overlapping pins merged. */
export function placePins(view: MapView, places: readonly PinPlace[]): readonly MapPin[] {
  const groups: PinGroup[] = [];
  for (const place of places) {
    const [x, y] = onMap(view, place);
    const group = groups.find((each) => Math.hypot(each.x - x, each.y - y) < apart);
    if (group) {
      group.numbers.push(place.number);
      group.ids.push(place.id);
    } else groups.push({ x, y, numbers: [place.number], ids: [place.id] });
  }
  return groups.map(({ x, y, numbers, ids }) => ({
    ids,
    x: Math.round(x),
    y: Math.round(y),
    text: places.length === 1 ? '•' : numbersText(numbers),
  }));
}

/** Returns the dealerships of an overview as dots without numbers, with overlapping dots merged. */
export function placeDots(
  view: MapView,
  places: readonly GeoPoint[],
): readonly (readonly [number, number])[] {
  const seen = new Map<string, readonly [number, number]>();
  for (const place of places) {
    const [x, y] = onMap(view, place).map(Math.round) as [number, number];
    if (x < 0 || y < 0 || x > mapSize.width || y > mapSize.height) continue;
    seen.set(`${Math.round(x / 4)} ${Math.round(y / 4)}`, [x, y]);
  }
  return [...seen.values()];
}

/** Returns the rectangle that a pin covers. */
export const pinBox = ({ x, y, text }: Pick<MapPin, 'x' | 'y' | 'text'>): Box => {
  const half = (12 + text.length * 3.5) * narrowScale;
  return { left: x - half, right: x + half, top: y - height, bottom: y + 2 };
};
