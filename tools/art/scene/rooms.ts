import type { Car } from '../collection.ts';
import { cladding } from './building.ts';
import { compose, type Composition } from './composition.ts';
import { distance, paletteDefs, sky } from './outdoors.ts';
import type { Palette } from './palette.ts';
import { ellipse, line, rect, scene, shape } from './kit.ts';

/** The view through an opening, clipped to it; `id` must be unique in the file. */
function view(p: Palette, id: string, x: number, y: number, w: number, h: number, horizon: number) {
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})">${sky(p, horizon, x + w * 0.62, horizon - 70, 9)}${distance(p, horizon, 51)}${p.view === 'hills' ? rect(0, horizon, scene.width, 300, p.leaf[2]) : ''}</g>`;
}

const pendant = (p: Palette, x: number, drop: number) =>
  line(`M${x} 0V${drop}`, p.dark, 3) +
  shape(
    `M${x - 54} ${drop + 44}C${x - 50} ${drop + 10} ${x - 22} ${drop} ${x} ${drop}C${x + 22} ${drop} ${x + 50} ${drop + 10} ${x + 54} ${drop + 44}Z`,
    p.brand,
  ) +
  ellipse(x, drop + 45, 50, 7, p.light) +
  ellipse(x, drop + 130, 210, 170, 'url(#lamp)', 'opacity=".5"');

const plant = (p: Palette, x: number, y: number) =>
  [-52, -30, -8, 16, 40, 58]
    .map((lean, index) =>
      shape(
        `M${x} ${y - 50}C${x + lean * 0.2} ${y - 120} ${x + lean * 0.8} ${y - 150} ${x + lean} ${y - 170 + Math.abs(lean) * 0.9}C${x + lean * 1.1} ${y - 130 + Math.abs(lean) * 0.6} ${x + lean * 0.5} ${y - 80} ${x + 4} ${y - 50}Z`,
        p.leaf[index % 3]!,
      ),
    )
    .join('') + shape(`M${x - 34} ${y - 56}H${x + 34}L${x + 26} ${y}H${x - 26}Z`, p.wood[1]);

/** Strip lights, a roller door with the day outside, a tool board, and a car on a four-post hoist. */
export function workshop(p: Palette, car: Car): Composition {
  const tools = [0, 1, 2, 3, 4, 5, 6]
    .map((index) => {
      const x = 1102 + index * 40;
      const h = 52 + ((index * 37) % 44);
      return (
        line(
          `M${x} 268V${268 + h}`,
          index % 3 ? '#6f7d88' : p.accent,
          7,
          'stroke-linecap="round"',
        ) + `<circle cx="${x}" cy="262" r="9" fill="none" stroke="#6f7d88" stroke-width="6"/>`
      );
    })
    .join('');
  const drawers = [0, 1, 2, 3]
    .map(
      (row) =>
        rect(1090, 462 + row * 36, 270, 30, p.brand, 'rx="3"') +
        rect(1190, 474 + row * 36, 70, 5, p.accent, 'rx="2"'),
    )
    .join('');
  const posts = [470, 1010].map(
    (x) =>
      rect(x - 17, 170, 34, 476, p.brand) +
      rect(x - 17, 170, 11, 476, '#fff', 'opacity=".16"') +
      rect(x - 34, 640, 68, 14, p.dark) +
      rect(x - 17, 196, 34, 10, p.accent),
  );
  const slats = Array.from({ length: 6 }, (_, index) =>
    rect(70, 176 + index * 13, 320, 1.6, p.wallLine),
  );
  const bayLines = [430, 1050].map((x) =>
    shape(`M${x} 628L${x + (x - 740) * 0.5} 810h12L${x + 8} 628Z`, p.accent, 'opacity=".85"'),
  );
  const tyres = [0, 1, 2].map(
    (row) =>
      rect(214, 700 - row * 36, 132, 34, '#15191c', 'rx="15"') +
      rect(226, 712 - row * 36, 108, 4, '#39424a', 'rx="2"'),
  );
  return compose(paletteDefs(p), [
    cladding(p, 0, 0, scene.width, 630),
    rect(0, 0, scene.width, 96, p.dark, 'opacity=".9"'),
    line(
      'M0 96L120 0M240 96L120 0M240 96L360 0M480 96L360 0M480 96L600 0M720 96L600 0M720 96L840 0M960 96L840 0M960 96L1080 0M1200 96L1080 0M1200 96L1320 0M1440 96L1320 0',
      '#8c9aa5',
      5,
      'opacity=".35"',
    ),
    rect(56, 150, 348, 482, p.dark),
    view(p, 'out', 70, 170, 320, 460, 520),
    rect(70, 170, 320, 84, p.wall[0]),
    ...slats,
    rect(70, 254, 320, 6, p.dark, 'opacity=".5"'),
    rect(1070, 230, 310, 150, p.wood[0], 'rx="4"'),
    tools,
    rect(1060, 430, 330, 20, p.wood[1], 'rx="3"'),
    rect(1076, 450, 298, 180, p.dark),
    drawers,
    rect(0, 628, scene.width, 182, 'url(#floor)'),
    rect(0, 624, scene.width, 7, p.dark, 'opacity=".55"'),
    ...bayLines,
    shape('M70 630H390L330 810H-60Z', p.light, 'opacity=".35"'),
    ellipse(740, 664, 330, 26, p.dark, 'opacity=".32" filter="url(#shade)"'),
    ...posts,
    rect(452, 500, 576, 20, '#39444d'),
    rect(452, 500, 576, 6, '#7d8a94'),
    { ...car, view: 'side', x: 740, floor: 501, scale: 1.02, light: { brightness: 0.9 } },
    ...tyres,
    ...[430, 1010].map(
      (x) =>
        rect(x - 150, 104, 300, 12, '#fff', 'rx="4"') +
        ellipse(x, 120, 330, 190, 'url(#lamp)', 'opacity=".55"'),
    ),
    rect(0, 0, scene.width, scene.height, 'url(#fade)', 'opacity=".35"'),
  ]);
}

/** A room with a wall of glass on the horizon and cars on a polished floor. */
export function showroom(p: Palette, front: Car, back: Car): Composition {
  const mullions = Array.from({ length: 7 }, (_, index) =>
    rect(index * 240 - 5, 110, 10, 442, p.dark),
  );
  const reflections = Array.from({ length: 6 }, (_, index) =>
    shape(
      `M${index * 240 + 20} 556H${index * 240 + 220}L${index * 240 + 240 + (index - 2.5) * 60} 810H${index * 240 - 10 + (index - 2.5) * 60}Z`,
      '#fff',
      'opacity=".13"',
    ),
  );
  const beams =
    p.cladding === 'weatherboard'
      ? [0, 1, 2, 3, 4, 5, 6].map((index) => rect(index * 240 - 14, 0, 28, 110, 'url(#wood)'))
      : Array.from(
          { length: 12 },
          (_, index) =>
            ellipse(index * 124 + 40, 84, 20, 5, '#fff') +
            ellipse(index * 124 + 40, 110, 70, 60, 'url(#lamp)', 'opacity=".5"'),
        );
  return compose(paletteDefs(p), [
    view(p, 'glass', 0, 100, scene.width, 460, 490),
    rect(0, 100, scene.width, 460, '#fff', 'opacity=".12"'),
    ...[170, 530, 900, 1260].map((x) =>
      shape(`M${x} 552L${x + 120} 110h60L${x + 60} 552Z`, '#fff', 'opacity=".09"'),
    ),
    ...mullions,
    rect(0, 300, scene.width, 6, p.dark),
    rect(0, 0, scene.width, 112, p.cladding === 'panels' ? p.dark : p.wall[0]),
    ...beams,
    rect(0, 548, scene.width, 262, 'url(#floor)'),
    rect(0, 546, scene.width, 8, p.dark),
    ...reflections,
    plant(p, 90, 640),
    { ...back, view: 'front', x: 480, floor: 640, scale: 0.84, light: { brightness: 0.9 } },
    ellipse(890, 742, 420, 34, '#fff', 'opacity=".2" filter="url(#shade)"'),
    { ...front, view: 'front', x: 890, floor: 742, scale: 1.24 },
    p.cladding === 'weatherboard' ? pendant(p, 620, 130) : '',
  ]);
}

/** A sheet that lies on the desk, in perspective: `w` wide at its far edge. */
const paper = (x: number, y: number, w: number) =>
  shape(`M${x} ${y}h${w}l26 46h${-w - 40}Z`, '#fffdf6') +
  [10, 20, 30]
    .map((dy) => rect(x + 10 - dy * 0.2, y + dy, w * (dy === 20 ? 0.5 : 0.72), 2.6, '#a9b3ba'))
    .join('') +
  line(`M${x + w * 0.62} ${y + 36}l64 -22`, '#24333f', 5, 'stroke-linecap="round"');

/** A desk by the window: papers, a pen, keys, two cups and a model of the car. */
export function desk(p: Palette, car: Car): Composition {
  const cup = (x: number) =>
    shape(`M${x - 30} 520H${x + 30}L${x + 24} 582H${x - 24}Z`, p.wall[0]) +
    shape(`M${x - 30} 520H${x - 14}L${x - 12} 582H${x - 24}Z`, p.accent) +
    line(`M${x + 28} 532C${x + 50} 532 ${x + 48} 562 ${x + 25} 564`, p.wall[0], 7) +
    line(
      `M${x - 8} 506C${x - 16} 492 ${x} 484 ${x - 6} 468M${x + 10} 506C${x + 2} 492 ${x + 18} 484 ${x + 12} 468`,
      '#fff',
      4,
      'opacity=".55" stroke-linecap="round"',
    );
  const key = (x: number, y: number) =>
    `<g transform="rotate(-14 ${x} ${y})">${rect(x, y, 62, 26, p.dark, 'rx="12"')}<circle cx="${x - 14}" cy="${y + 13}" r="15" fill="none" stroke="#9aa6ae" stroke-width="5"/>${rect(x + 60, y + 9, 46, 8, '#b7c1c8', 'rx="2"')}${rect(x + 16, y + 9, 8, 8, p.accent, 'rx="2"')}</g>`;
  const laptop =
    shape('M250 392H590L604 572H236Z', p.dark) +
    shape('M264 404H576L588 560H252Z', p.brand) +
    rect(290, 430, 110, 12, p.accent, 'rx="3"') +
    rect(290, 454, 190, 8, '#fff', 'opacity=".7" rx="3"') +
    rect(290, 474, 150, 8, '#fff', 'opacity=".45" rx="3"') +
    rect(290, 508, 250, 18, '#fff', 'opacity=".22" rx="9"') +
    rect(290, 508, 176, 18, p.accent, 'opacity=".9" rx="9"') +
    rect(206, 572, 428, 16, '#aab5bd', 'rx="6"');
  return compose(paletteDefs(p), [
    cladding(p, 0, 0, scene.width, scene.height),
    rect(690, 70, 640, 380, p.dark, `rx="${p.cladding === 'panels' ? 8 : 0}"`),
    view(p, 'win', 704, 84, 612, 352, 350),
    rect(1006, 84, 9, 352, p.dark),
    p.cladding === 'weatherboard' ? rect(704, 254, 612, 8, p.dark) : '',
    rect(668, 448, 684, 16, p.wood[1]),
    rect(120, 110, 300, 190, p.wood[1]),
    rect(134, 124, 272, 162, p.wall[0]),
    { ...car, view: 'side', x: 270, floor: 254, scale: 0.5 },
    line('M146 254H394', p.dark, 1.4, 'opacity=".6"'),
    plant(p, 1250, 582),
    rect(0, 576, scene.width, 72, 'url(#wood)'),
    rect(0, 648, scene.width, 162, p.wood[1]),
    rect(0, 648, scene.width, 22, p.dark, 'opacity=".4"'),
    ...[360, 1080].map((x) => rect(x, 670, 3, 140, p.dark, 'opacity=".35"')),
    laptop,
    cup(664),
    cup(756),
    paper(700, 590, 200),
    { ...car, view: 'front', x: 990, floor: 618, scale: 0.5 },
    key(1150, 602),
    pendant(p, 560, 120),
  ]);
}
