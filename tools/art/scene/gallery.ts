import {
  blur,
  ellipse,
  glowGradient,
  gradient,
  line,
  rect,
  ridge,
  scene,
  shape,
  svgFile,
} from './kit.ts';
import type { Palette } from './palette.ts';

const floor = 566;
const glass = { x: 812, y: 96, width: 628, height: floor - 96 };

/** A window from floor to ceiling, and the hills of the harbour in it. */
function opening(p: Palette): string {
  const { x, y, width, height } = glass;
  const bars = [0.36, 0.72].map((at) =>
    rect(x + width * at, y, 7, height, p.dark, 'opacity=".78"'),
  );
  return (
    `<clipPath id="pane"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#pane)">` +
    rect(x, y, width, height, 'url(#day)') +
    ellipse(1180, 300, 260, 220, 'url(#sun)') +
    ridge(41, 392, 20, 5, floor, p.far) +
    ridge(87, 436, 16, 6, floor, p.mid) +
    rect(x, 470, width, floor - 470, 'url(#water)') +
    ridge(19, 528, 9, 7, floor, p.near) +
    bars.join('') +
    '</g>' +
    rect(x - 7, y, 7, height, p.dark, 'opacity=".78"') +
    rect(x, y - 7, width, 7, p.dark, 'opacity=".78"')
  );
}

/** A showroom as a gallery: plaster, one window, a plinth of oak, and morning light on the floor. */
export function gallery(p: Palette): string {
  return svgFile(
    `<defs>${gradient('plaster', [
      [0, p.wall[0]],
      [1, p.wall[1]],
    ])}${gradient('stone', [
      [0, p.floor[1]],
      [0.35, p.floor[0]],
      [1, p.wall[1]],
    ])}${gradient('day', [
      [0, p.sky[0]],
      [0.6, p.sky[2]],
      [1, p.sky[3]],
    ])}${gradient('water', [
      [0, p.sea[0]],
      [1, p.sea[1]],
    ])}${gradient('beam', [
      [0, '#fffdf6', 0.72],
      [1, '#fffdf6', 0],
    ])}${gradient(
      'corner',
      [
        [0, '#000', 0.1],
        [1, '#000', 0],
      ],
      true,
    )}${glowGradient('sun', '#fff8e6', 0.9)}${blur('soft', 18, 5)}</defs>` +
      rect(0, 0, scene.width, floor, 'url(#plaster)') +
      rect(0, 0, 420, floor, 'url(#corner)') +
      rect(420, 0, 1.5, floor, '#000', 'opacity=".07"') +
      rect(0, 44, scene.width, 3, p.dark, 'opacity=".5"') +
      [250, 610]
        .map(
          (x) =>
            shape(`M${x - 12} 47h24l8 26h-40Z`, p.dark, 'opacity=".7"') +
            ellipse(x, 330, 190, 300, 'url(#sun)', 'opacity=".5"'),
        )
        .join('') +
      opening(p) +
      rect(0, floor, scene.width, scene.height - floor, 'url(#stone)') +
      rect(0, floor, scene.width, 2, p.dark, 'opacity=".28"') +
      shape(`M${glass.x} ${floor}H1040L850 ${scene.height}H470Z`, 'url(#beam)') +
      shape(`M1052 ${floor}H1262L1170 ${scene.height}H900Z`, 'url(#beam)') +
      shape(`M1274 ${floor}H1440V${scene.height}H1230Z`, 'url(#beam)') +
      rect(96, 420, 190, floor - 420, p.wood[0]) +
      rect(96, 420, 190, 7, '#fff', 'opacity=".35"') +
      rect(262, 427, 24, floor - 427, p.wood[1], 'opacity=".6"') +
      shape(
        'M176 420C168 372 150 348 132 330M186 420C188 360 200 330 214 306M180 420C180 380 176 346 178 316',
        'none',
        `stroke="${p.leaf[0]}" stroke-width="4" stroke-linecap="round"`,
      ) +
      [
        [132, 326],
        [214, 300],
        [178, 310],
        [150, 350],
        [202, 336],
      ]
        .map(([x, y]) => ellipse(x!, y!, 15, 9, p.leaf[1]))
        .join('') +
      shape('M158 420c-4-26 2-38 10-42h26c8 4 14 16 10 42Z', p.wall[0]) +
      line(
        `M0 ${floor + 60}H${scene.width}M0 ${floor + 150}H${scene.width}`,
        '#000',
        1.2,
        'opacity=".07"',
      ) +
      ellipse(190, floor + 8, 150, 9, '#000', 'opacity=".16" filter="url(#soft)"'),
  );
}
