import type { Body } from './body.ts';
import { archFeet, heightPath, round } from './path.ts';

/** The body's outline with both wheel arches cut out, as path data. */
export function shellOutline(body: Body): string {
  const front = archFeet(body.frontAxle, body.tyre, body.arch, body.base);
  const rear = archFeet(body.rearAxle, body.tyre, body.arch, body.base);
  const cut = (feet: { front: number; rear: number }) =>
    `L ${round(feet.front)} ${body.base} A ${body.arch} ${body.arch} 0 1 0 ${round(feet.rear)} ${body.base}`;
  return heightPath(`${body.upper} ${cut(front)} ${cut(rear)} Z`);
}
