import { mapSize, placedOn, type MapView } from './map-view.ts';
import type { GeoPoint } from './mercator.ts';

/** A town with the properties that decide whether it is labelled. */
export interface Town extends GeoPoint {
  readonly name: string;
  /** Thousands of people. */
  readonly people: number;
  /**
   * Web Mercator coordinates, 0 to 1, precomputed because every view needs those of thousands of
   * towns.
   */
  readonly at: readonly [x: number, y: number];
}

/** Text size of a label, by size of the town. */
type LabelRank = 'large' | 'middle' | 'small';

export interface MapLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly rank: LabelRank;
  /** Side of the dot on which the label is placed. */
  readonly side: LabelSide;
  /** True if shown only on wide maps, because it would overlap others on narrow ones. */
  readonly wideOnly?: true;
}

/** Position of a label relative to its dot. */
type LabelSide = 'left' | 'right' | 'below';

/** Rectangle on the map, in map pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Scale of labels and pins on a phone, in map pixels. */
export const narrowScale = 1.7;
const fontSize: Readonly<Record<LabelRank, number>> = { large: 14, middle: 13, small: 12 };
/** Mean width of a letter, in font sizes. */
const letterWidth = 0.55;
const most = { wide: 20, narrow: 8 } as const;
/** Maximum number of towns considered; smaller ones never fit. */
const maxCandidates = 300;
/** Margin around a label. */
const calm = { wide: 12, narrow: 16 } as const;
/** Distance from the centre of a dot to its label. */
const gap = 6;

const rankOf = (people: number): LabelRank =>
  people >= 150 ? 'large' : people >= 20 ? 'middle' : 'small';

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = ({ left, top, right, bottom }: Box): boolean =>
  left >= 4 && top >= 4 && right <= mapSize.width - 4 && bottom <= mapSize.height - 4;

function boxOf(label: Pick<MapLabel, 'name' | 'x' | 'y' | 'rank' | 'side'>, scale: number): Box {
  const size = fontSize[label.rank] * scale;
  const width = label.name.length * size * letterWidth + gap * scale;
  if (label.side === 'below')
    return {
      left: label.x - width / 2,
      right: label.x + width / 2,
      top: label.y + 3,
      bottom: label.y + 3 + size * 1.6,
    };
  const left = label.side === 'right' ? label.x - gap : label.x - width;
  return {
    left,
    right: left + width + gap,
    top: label.y - size * 0.7,
    bottom: label.y + size * 0.7,
  };
}

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/**
 * Returns the labels that fit on a map. Larger towns come first, and no label overlaps another or
 * an occupied box. Labels that fit on a phone are placed first, so that a wide map shows them too.
 * @param towns sorted by size, largest first.
 */
export function chooseLabels(
  towns: readonly Town[],
  view: MapView,
  taken: readonly Box[],
): readonly MapLabel[] {
  const placeOnMap = placedOn(view);
  const candidates: Omit<MapLabel, 'side'>[] = [];
  for (const town of towns) {
    if (candidates.length === maxCandidates) break;
    const [x, y] = placeOnMap(town.at).map(Math.round) as [number, number];
    const isSeen = x > 0 && y > 0 && x < mapSize.width && y < mapSize.height;
    if (isSeen) candidates.push({ name: town.name, x, y, rank: rankOf(town.people) });
  }
  const chosen: MapLabel[] = [];
  const fill = (limit: number, scale: number, space: number, wideOnly?: true) => {
    const boxes = [...taken, ...chosen.map((label) => grown(boxOf(label, scale), space))];
    for (const candidate of candidates) {
      if (chosen.length >= limit) return;
      if (chosen.some(({ x, y }) => x === candidate.x && y === candidate.y)) continue;
      const side = (['right', 'left', 'below'] as const).find((each) => {
        const box = boxOf({ ...candidate, side: each }, scale);
        return isWithin(box) && !boxes.some((other) => overlap(box, other));
      });
      if (!side) continue;
      const label: MapLabel = { ...candidate, side, wideOnly };
      chosen.push(label);
      boxes.push(grown(boxOf(label, scale), space));
    }
  };
  fill(most.narrow, narrowScale, calm.narrow);
  fill(most.wide, 1, calm.wide, true);
  return chosen;
}
