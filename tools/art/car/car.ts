import type { Body } from './body.ts';
import { lamps, roofRails, sportsBar, trim, windows } from './fittings.ts';
import { coupe } from './bodies/coupe.ts';
import { hatch } from './bodies/hatch.ts';
import { sedan } from './bodies/sedan.ts';
import { suv } from './bodies/suv.ts';
import { ute } from './bodies/ute.ts';
import { van } from './bodies/van.ts';
import { wagon } from './bodies/wagon.ts';
import { lightDefs } from './light.ts';
import { ground, round } from './path.ts';
import { archShade, shell, shellOutline, underneath } from './shell.ts';
import { wheel } from './wheel.ts';

export const bodies = { hatch, sedan, wagon, suv, ute, van, coupe } satisfies Record<string, Body>;
export type BodyName = keyof typeof bodies;

/** One car to draw: its body, and its paint as #rrggbb. */
export interface Car {
  body: BodyName;
  paint: string;
  /** Strength of the shadow on the ground, 0 to 1; .26 on a studio floor. */
  shadow?: number;
}

/** Centimetres around a car: `ground` is 200, so the picture reaches a little below it. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The frame of a car on its own. Its width is part the car's length, part a common one, so that
 * small cars look smaller but not lost; the ground lies 4.4 % of the width above the bottom.
 */
export function carFrame(name: BodyName): Frame {
  const { length } = bodies[name];
  const width = 0.55 * length + 0.45 * 500 + 44;
  const height = width * 0.43;
  return {
    x: round((length - width) / 2),
    y: round(ground + width * 0.044 - height),
    width: round(width),
    height: round(height),
  };
}

/** The drawing without an svg element around it; `id` must be unique in the file. */
export function drawCar(car: Car, id: string): string {
  const body: Body = bodies[car.body];
  const axles = [body.rearAxle, body.frontAxle];
  return [
    lightDefs(body, id, shellOutline(body)),
    underneath(body, id, car.shadow ?? 0.26),
    ...axles.map((x) => wheel(x, body.tyre, body.wheel, id)),
    ...axles.map((x) => archShade(body, x, id)),
    sportsBar(body),
    shell(body, id, car.paint),
    windows(body, id),
    roofRails(body),
    lamps(body, id),
    trim(body, car.paint),
  ].join('');
}
