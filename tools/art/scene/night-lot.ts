import {
  blur,
  ellipse,
  glowGradient,
  gradient,
  line,
  rect,
  scene,
  seeded,
  shape,
  skyline,
  svgFile,
} from './kit.ts';
import type { Palette } from './palette.ts';

const floor = 560;

/** A string of bulbs from one post to the next, with the sag of its cable. */
function festoon(p: Palette, from: number, to: number, y: number, sag: number): string {
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

/** A corrugated shed with its roller door up and the light on. */
function shed(p: Palette, x: number, y: number, w: number): string {
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
      `M${door.x} ${floor}H${door.x + door.w}L${door.x + door.w + 150} ${scene.height}H${door.x - 210}Z`,
      'url(#spill)',
    )
  );
}

/**
 * A lot behind a lane of workshops at night: festoon lights, wet concrete that holds them, and room
 * for a car on the right. The left is dark, for words.
 */
export function nightLot(p: Palette): string {
  const random = seeded(61);
  const joints = [0.12, 0.34, 0.68].map((at) =>
    rect(0, floor + (scene.height - floor) * at, scene.width, 1.6, '#000', 'opacity=".35"'),
  );
  const puddles = Array.from({ length: 26 }, () => {
    const depth = random();
    return ellipse(
      420 + random() * 1000,
      floor + 20 + depth * 220,
      20 + depth * 90,
      1.5 + depth * 4,
      random() > 0.4 ? p.light : p.accent,
      `opacity="${(0.04 + random() * 0.09).toFixed(2)}" filter="url(#soft)"`,
    );
  });
  return svgFile(
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
    )}${glowGradient('bulb', '#fff1c2', 0.7)}${glowGradient('pool', '#f4f3d2', 0.34)}${blur('soft', 6, 2)}</defs>` +
      rect(0, 0, scene.width, floor + 4, 'url(#night)') +
      skyline(23, 40, 640, floor, 190, p.mid, '#f5dfa0') +
      skyline(77, 560, 1500, floor, 120, p.near, '#f5dfa0') +
      rect(0, floor - 52, 760, 52, p.dark) +
      shed(p, 740, 250, 640) +
      rect(0, floor, scene.width, scene.height - floor, 'url(#wet)') +
      shape(`M1073 ${floor}H1303L1453 ${scene.height}H863Z`, 'url(#spill)') +
      joints.join('') +
      ellipse(1010, floor + 150, 520, 130, 'url(#pool)') +
      puddles.join('') +
      line(`M604 ${floor}V128M1190 250V118`, '#000', 7) +
      festoon(p, 60, 604, 96, 44) +
      festoon(p, 604, 1190, 128, 52) +
      festoon(p, 1190, 1500, 118, 30) +
      rect(0, 0, 620, scene.height, 'url(#left)'),
  );
}
