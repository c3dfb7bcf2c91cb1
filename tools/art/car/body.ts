/** A point: centimetres from the rear bumper, centimetres above the ground. */
export type Point = [x: number, height: number];

export type WheelStyle = 'twin' | 'five' | 'multi' | 'six';

/**
 * A car seen from its right side, nose to the right, in centimetres. Paths use heights above the
 * ground (see path.ts), so a measurement from a data sheet can be typed in as it is.
 */
export interface Body {
  length: number;
  /** Outer radius of the tyres, and of the arches cut out of the body. */
  tyre: number;
  arch: number;
  rearAxle: number;
  frontAxle: number;
  /** Heights: roof, underside, window line, side crease. They place the light on the paint. */
  top: number;
  base: number;
  belt: number;
  crease: number;
  /** Silhouette from the rear sill over the roof to the front sill. */
  upper: string;
  /** Outline of all side windows together. */
  glass: string;
  /** Window panes, front first; the pillars are the gaps between them. */
  panes: Point[][];
  /** Shut lines of doors, bonnet and tailgate. */
  lines: string[];
  hood: string;
  creaseLine: string;
  lowLight: string;
  handles: Point[];
  mirror: Point;
  /** Tops of the seat backs, front first. */
  seats: Point[];
  lamp: string;
  drl: string;
  tail: string;
  tailLight: string;
  grille: string;
  wheel: WheelStyle;
  /** Dark plastic along sills and arches. */
  clad?: boolean;
  /** Bright window surround. */
  chrome?: boolean;
  rails?: string;
  step?: string;
  sportsBar?: string;
  /** Filled with a dark tone over the paint: load bay vents, rubbing strips. */
  strips?: string[];
}
