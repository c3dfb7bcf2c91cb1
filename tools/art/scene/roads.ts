import type { Car } from '../collection.ts';
import { compose, type Composition } from './composition.ts';
import { distance, guardRail, paletteDefs, road, sky, water } from './outdoors.ts';
import type { Palette } from './palette.ts';
import { ellipse, grass, line, rect, ridge, scene, shape, tree } from './kit.ts';

const bark: [string, string] = ['#a39c88', '#7c7564'];

/** Light before evening. */
const lowSun = { brightness: 0.92, colour: '#fff4e2' };

/** The near side of a road, where grass grows. */
const verge = {
  top: 776,
  ground: (p: Palette) => ridge(71, 774, 5, 6, scene.height, p.leaf[1]),
};

/** A coast road: headlands, the sea behind a rail, one car. */
export function coastRoad(p: Palette, car: Car): Composition {
  const horizon = 428;
  const headland =
    shape(
      `M-10 600L-10 318C90 300 170 330 250 352C330 372 372 412 430 424C470 432 500 470 520 520L540 640Z`,
      p.mid,
    ) +
    shape(`M-10 640L-10 372C70 362 150 392 210 420C270 446 300 500 340 560L380 660Z`, p.near) +
    ellipse(420, 600, 240, 26, p.sun, 'opacity=".35" filter="url(#soft)"');
  return compose(paletteDefs(p), [
    sky(p, horizon, 1080, 330, 8),
    ridge(21, horizon - 22, 14, 5, horizon + 2, p.far),
    water(p, horizon, 650, 1080),
    headland,
    guardRail(616),
    road(p, 640, verge.top),
    `<rect y="640" width="${scene.width}" height="170" fill="url(#fade)" opacity=".5"/>`,
    { ...car, view: 'side', x: 900, floor: 726, scale: 1.2, light: lowSun },
    verge.ground(p),
    grass(5, 822, 46, [p.leaf[0], p.leaf[1], p.leaf[2]]),
  ]);
}

/** A country road between paddocks, with trees and a wire fence. */
export function countryRoad(p: Palette, car: Car): Composition {
  const horizon = 470;
  const fence =
    Array.from({ length: 16 }, (_, index) => rect(index * 98 - 20, 556, 9, 62, '#6f6552')).join(
      '',
    ) + line('M0 570H1440M0 586H1440M0 602H1440', '#6f6552', 1.6);
  return compose(paletteDefs(p), [
    sky(p, horizon + 30, 320, 250, 14),
    distance(p, horizon, 31),
    rect(0, horizon, scene.width, 200, p.leaf[2]),
    ridge(44, horizon + 40, 16, 5, 660, '#8fa86a'),
    ridge(45, horizon + 84, 12, 4, 660, '#7f9a5c'),
    tree(7, 190, 562, 330, bark, p.leaf),
    tree(9, 1300, 574, 400, bark, p.leaf),
    tree(12, 420, 540, 170, bark, p.leaf),
    fence,
    road(p, 640, verge.top),
    { ...car, view: 'side', x: 790, floor: 728, scale: 1.16, light: lowSun },
    verge.ground(p),
    grass(6, 822, 40, [p.leaf[0], p.leaf[1], '#a9a35e']),
  ]);
}

/** A loading dock with vans in a row: fleet and business pages. */
export function depot(p: Palette, cars: readonly Car[]): Composition {
  const doors = [80, 420, 760, 1100].map((x) => {
    const slats = Array.from({ length: 14 }, (_, index) =>
      rect(x, 296 + index * 19, 260, 1.6, p.wallLine),
    );
    return (
      rect(x - 10, 270, 280, 300, p.brand) + rect(x, 282, 260, 288, p.wall[0]) + slats.join('')
    );
  });
  return compose(paletteDefs(p), [
    sky(p, 300, 240, 190, 4),
    distance(p, 300, 61),
    rect(0, 190, scene.width, 400, 'url(#wall)'),
    rect(0, 176, scene.width, 34, p.brand),
    rect(0, 210, scene.width, 5, p.accent),
    ...doors,
    rect(0, 570, scene.width, 240, 'url(#ground)'),
    rect(0, 566, scene.width, 8, p.dark, 'opacity=".5"'),
    ...[60, 400, 740, 1080].map((x) =>
      shape(`M${x} 574L${x - 70} 810H${x - 62}L${x + 6} 574Z`, p.accent, 'opacity=".75"'),
    ),
    ...cars.map((car, index) => ({
      ...car,
      view: 'front' as const,
      x: 225 + index * 462,
      floor: 690 + index * 22,
      scale: 0.82 + index * 0.05,
    })),
  ]);
}
