import type { Car } from '../collection.ts';
import { compose, type Composition } from './composition.ts';
import { paletteDefs, road, sky } from './outdoors.ts';
import type { Palette } from './palette.ts';
import { ellipse, grass, line, rect, ridge, scene, seeded, shape, skyline, tree } from './kit.ts';

/** The colours of unsealed ground: far range, its shaded side, plain, track, wheel ruts. */
export interface Earth {
  range: [string, string];
  plain: [string, string];
  track: [string, string];
  scrub: [string, string, string];
}

export const redEarth: Earth = {
  range: ['#b7664a', '#8f4a3a'],
  plain: ['#c9905f', '#b06b42'],
  track: ['#c4764a', '#9c5634'],
  scrub: ['#7d8457', '#8f9560', '#b3a765'],
};

export const riverEarth: Earth = {
  range: ['#7f9c8c', '#5f8070'],
  plain: ['#a7ae7b', '#8c9766'],
  track: ['#b8ad93', '#948a72'],
  scrub: ['#a49a5a', '#86904f', '#b9ad6a'],
};

const bark: [string, string] = ['#a39c88', '#7c7564'];

/** A flat-topped range with gullies in shade. */
function escarpment(seed: number, y: number, top: number, earth: Earth): string {
  const random = seeded(seed);
  let x = -40;
  let d = `M-40 ${y}L-40 ${top + 60}`;
  const gullies: string[] = [];
  while (x < scene.width + 60) {
    const w = 130 + random() * 170;
    const crest = top + random() * 46;
    d += `L${Math.round(x + w * 0.12)} ${Math.round(crest)}L${Math.round(x + w * 0.86)} ${Math.round(crest + 8)}L${Math.round(x + w)} ${Math.round(crest + 40)}`;
    const at = Math.round(x + w * (0.3 + random() * 0.4));
    gullies.push(
      shape(
        `M${at} ${Math.round(crest + 14)}L${at + 26} ${y}L${at - 34} ${y}Z`,
        earth.range[1],
        'opacity=".55"',
      ),
    );
    x += w;
  }
  return shape(`${d}L${Math.round(x)} ${y}Z`, earth.range[0]) + gullies.join('');
}

/** An unsealed track below a range, one car in its own dust. */
export function track(p: Palette, earth: Earth, car: Car): Composition {
  const horizon = 456;
  const dust = [0, 1, 2, 3].map((index) =>
    ellipse(
      560 - index * 120,
      702 - index * 9,
      130 + index * 20,
      26 + index * 9,
      earth.plain[0],
      `opacity="${0.5 - index * 0.1}" filter="url(#soft)"`,
    ),
  );
  return compose(paletteDefs(p), [
    sky(p, horizon, 1120, 260, 17),
    ridge(52, horizon - 96, 30, 5, horizon + 4, p.far),
    escarpment(53, horizon + 4, horizon - 120, earth),
    rect(0, horizon, scene.width, 360, earth.plain[0]),
    ridge(54, horizon + 60, 14, 6, 690, earth.plain[1]),
    ...[...Array(34).keys()].map((index) => {
      const random = seeded(200 + index);
      const depth = random();
      return ellipse(
        random() * scene.width,
        horizon + 26 + depth * 120,
        10 + depth * 26,
        4 + depth * 9,
        earth.scrub[index % 3]!,
      );
    }),
    tree(61, 250, 600, 250, bark, p.leaf),
    tree(62, 1270, 584, 190, bark, p.leaf),
    rect(0, 640, scene.width, 170, earth.track[0]),
    rect(0, 640, scene.width, 10, earth.track[1], 'opacity=".5"'),
    line('M0 700C300 692 620 708 1440 696', earth.track[1], 12, 'opacity=".45"'),
    line('M0 768C420 758 900 776 1440 762', earth.track[1], 16, 'opacity=".4"'),
    ...dust,
    { ...car, view: 'front', x: 860, floor: 738, scale: 1.2, light: { colour: '#fff1e0' } },
    grass(64, 818, 44, earth.scrub),
  ]);
}

/** Light of a blue sky without a sun. */
const afterSunset = { brightness: 0.6, colour: '#eef1ff' };

/** A street along the water after sunset: lit windows, lamps, one car. */
export function street(p: Palette, car: Car): Composition {
  const horizon = 470;
  const evening: Palette = {
    ...p,
    sky: ['#0c2340', '#2b4a72', '#7d6f86', '#e8a26b'],
    sun: '#f7c48b',
    cloud: '#f3b98a',
    sea: ['#6d6a80', '#14294a'],
    leaf: ['#1c3a3f', '#27494b', '#36605c'],
  };
  const lamps = [150, 560, 1010, 1380].map(
    (x) =>
      rect(x, 330, 7, 306, '#1a2a3d') +
      rect(x - 2, 324, 62, 7, '#1a2a3d') +
      ellipse(x + 52, 336, 92, 92, 'url(#lamp)', 'opacity=".8"') +
      ellipse(x + 52, 335, 15, 5, p.light),
  );
  return compose(paletteDefs(evening), [
    sky(evening, horizon, 320, 420, 23),
    skyline(71, 40, 1420, horizon, 150, '#45506f', undefined),
    skyline(72, 420, 1400, horizon, 250, '#27375a', p.accent),
    skyline(73, 700, 1240, horizon, 330, '#182848', p.light),
    rect(0, horizon, scene.width, 180, 'url(#sea)'),
    ...[...Array(60).keys()].map((index) => {
      const random = seeded(300 + index);
      return rect(
        420 + random() * 980,
        horizon + 8 + random() * 110,
        3,
        10 + random() * 34,
        index % 3 ? p.light : p.accent,
        'opacity=".22"',
      );
    }),
    rect(0, 596, scene.width, 46, '#2c3c52'),
    rect(0, 590, scene.width, 7, '#7b879b'),
    ...lamps,
    road(evening, 640, 810),
    `<rect y="640" width="${scene.width}" height="170" fill="url(#fade)"/>`,
    { ...car, view: 'side', x: 850, floor: 728, scale: 1.18, light: afterSunset },
    ellipse(1160, 716, 150, 16, 'url(#lamp)', 'opacity=".55"'),
  ]);
}
