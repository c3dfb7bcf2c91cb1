import { blur, ellipse, glowGradient, gradient, line, rect, seeded, shape } from './kit.ts';
import type { Palette } from './palette.ts';

/** Size of a lot and the height of its floor. */
export interface Lot {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
}

/** Returns a string of bulbs from one post to the next, with the sag of its cable. */
export function festoon(p: Palette, from: number, to: number, y: number, sag: number): string {
  const bulbs = Array.from({ length: 9 }, (_, index) => {
    const at = (index + 0.5) / 9;
    const x = from + (to - from) * at;
    const drop = y + sag * 4 * at * (1 - at);
    return (
      ellipse(x, drop + 8, 46, 46, 'url(#bulb)', 'opacity=".55"') +
      ellipse(x, drop + 8, 4.5, 6, p.light)
    );
  });
  return (
    line(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, '#000', 2) + bulbs.join('')
  );
}

/** Returns a corrugated shed with its roller door up and the light on. */
export function shed(p: Palette, { floor, height }: Lot, x: number, y: number, w: number): string {
  const ribs = Array.from({ length: Math.floor(w / 12) }, (_, index) =>
    rect(x + index * 12, y, 1.4, floor - y, '#000', 'opacity=".28"'),
  );
  const door = { x: x + w * 0.52, y: y + 92, w: w * 0.36 };
  return (
    rect(x, y, w, floor - y, 'url(#tin)') +
    ribs.join('') +
    rect(x - 12, y - 12, w + 24, 16, p.dark) +
    rect(x + 30, y + 34, w * 0.4, 8, p.accent, 'rx="4"') +
    rect(x + 30, y + 30, w * 0.4, 16, p.accent, 'rx="8" opacity=".22"') +
    rect(door.x, door.y, door.w, floor - door.y, 'url(#inside)') +
    rect(door.x, door.y, door.w, 18, p.dark) +
    rect(door.x + 26, floor - 96, 120, 96, p.dark, 'opacity=".5"') +
    rect(door.x + door.w - 74, floor - 150, 8, 150, p.dark, 'opacity=".45"') +
    shape(
      `M${door.x} ${floor}H${door.x + door.w}L${door.x + door.w + 150} ${height}H${door.x - 210}Z`,
      'url(#spill)',
    )
  );
}

/** Returns the colours and lights of a lot. */
export const definitions = (p: Palette): string =>
  `<defs>${gradient('night', [
    [0, p.sky[0]],
    [0.55, p.sky[1]],
    [0.85, p.sky[2]],
    [1, p.sky[3]],
  ])}${gradient('tin', [
    [0, p.wall[0]],
    [1, p.wall[1]],
  ])}${gradient('inside', [
    [0, '#fff7d8'],
    [1, '#b9a765'],
  ])}${gradient('wet', [
    [0, p.ground[0]],
    [1, p.ground[1]],
  ])}${gradient('spill', [
    [0, '#fff3c4', 0.42],
    [1, '#fff3c4', 0],
  ])}${gradient(
    'left',
    [
      [0, '#070a0a', 0.86],
      [1, '#070a0a', 0],
    ],
    true,
  )}${glowGradient('bulb', '#fff1c2', 0.7)}${glowGradient('pool', '#f4f3d2', 0.34)}${blur('soft', 6, 2)}</defs>`;

/** Returns the reflections of the lights in the wet concrete, from a point to the right of it. */
export function puddles(p: Palette, floor: number, from: number): string {
  const random = seeded(61);
  return Array.from({ length: 26 }, () => {
    const depth = random();
    return ellipse(
      from + random() * 1000,
      floor + 20 + depth * 220,
      20 + depth * 90,
      1.5 + depth * 4,
      random() > 0.4 ? p.light : p.accent,
      `opacity="${(0.04 + random() * 0.09).toFixed(2)}" filter="url(#soft)"`,
    );
  }).join('');
}

/** Returns the wet concrete. */
export const concrete = ({ width, height, floor }: Lot): string =>
  rect(0, floor, width, height - floor, 'url(#wet)');
/** Returns the joints of the concrete. */
export const joints = ({ width, height, floor }: Lot): string =>
  [0.12, 0.34, 0.68]
    .map((at) => rect(0, floor + (height - floor) * at, width, 1.6, '#000', 'opacity=".35"'))
    .join('');
