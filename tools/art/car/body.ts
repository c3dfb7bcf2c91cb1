import { coupe } from './bodies/coupe.ts';
import { hatch } from './bodies/hatch.ts';
import { sedan } from './bodies/sedan.ts';
import { suv } from './bodies/suv.ts';
import { ute } from './bodies/ute.ts';
import { van } from './bodies/van.ts';
import { wagon } from './bodies/wagon.ts';

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
  /** Height of the underside. */
  base: number;
  /** Silhouette from the rear sill over the roof to the front sill. */
  upper: string;
  /** Outline of all side windows together. */
  glass: string;
  /** Shut lines of doors, bonnet and tailgate. */
  lines: string[];
}

export const bodies = { hatch, sedan, wagon, suv, ute, van, coupe } satisfies Record<string, Body>;
export type BodyName = keyof typeof bodies;
