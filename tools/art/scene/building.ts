import type { Car } from '../collection.ts';
import { compose, type Composition } from './composition.ts';
import { distance, paletteDefs, sky } from './outdoors.ts';
import type { Palette } from './palette.ts';
import { ellipse, line, rect, scene, shape, svgFile, tree } from './kit.ts';

const bark: [string, string] = ['#a39c88', '#7c7564'];

/** Wall between x and x + w: vertical joints for panels, boards for weatherboard. */
export function cladding(p: Palette, x: number, y: number, w: number, h: number): string {
  const joints =
    p.cladding === 'panels'
      ? Array.from({ length: Math.floor(w / 120) }, (_, index) =>
          rect(x + (index + 1) * 120, y, 1.6, h, p.wallLine),
        )
      : Array.from(
          { length: Math.floor(h / 17) },
          (_, index) =>
            rect(x, y + (index + 1) * 17, w, 1.4, p.wallLine) +
            rect(x, y + (index + 1) * 17 + 1.4, w, 3, '#000', 'opacity=".035"'),
        );
  return rect(x, y, w, h, 'url(#wall)') + joints.join('');
}

/** Shop windows with the room's light behind them. */
function shopfront(p: Palette, x: number, y: number, w: number, h: number, panes: number): string {
  const pane = w / panes;
  return (
    rect(x, y, w, h, p.dark) +
    Array.from(
      { length: panes },
      (_, index) =>
        rect(x + index * pane + 5, y + 6, pane - 10, h - 12, p.light, 'opacity=".78"') +
        rect(
          x + index * pane + 5,
          y + h * 0.62,
          pane - 10,
          h * 0.38 - 6,
          p.floor[0],
          'opacity=".55"',
        ) +
        ellipse(x + index * pane + pane / 2, y + 26, 16, 6, '#fff') +
        shape(
          `M${x + index * pane + pane * 0.2} ${y + h - 6}L${x + index * pane + pane * 0.55} ${y + 6}h${pane * 0.18}L${x + index * pane + pane * 0.38} ${y + h - 6}Z`,
          '#fff',
          'opacity=".22"',
        ),
    ).join('')
  );
}

function modernFront(p: Palette): string {
  return (
    rect(150, 250, 1140, 320, 'url(#wall)') +
    cladding(p, 150, 250, 1140, 90) +
    rect(110, 216, 1220, 62, p.brand) +
    rect(110, 278, 1220, 6, p.accent) +
    shopfront(p, 190, 342, 1060, 226, 7)
  );
}

function gabledFront(p: Palette): string {
  return (
    cladding(p, 330, 280, 780, 290) +
    shape('M290 292L720 132L1150 292Z', p.wall[0]) +
    line(
      'M320 270H1120M372 250H1068M424 230H1016M476 210H964M528 190H912M580 171H860',
      p.wallLine,
      1.4,
    ) +
    shape('M270 296L720 122L1170 296L1170 320L720 146L270 320Z', p.brand) +
    rect(500, 236, 440, 50, p.brand) +
    rect(500, 286, 440, 4, p.accent) +
    shopfront(p, 380, 350, 330, 218, 3) +
    rect(760, 350, 300, 220, p.dark) +
    rect(772, 362, 276, 208, '#2a352c') +
    Array.from({ length: 11 }, (_, index) => rect(772, 366 + index * 10, 276, 1.6, '#49574a')).join(
      '',
    )
  );
}

/** The dealer's own yard from the street, cars in a row in front. */
export function yard(p: Palette, cars: readonly Car[]): Composition {
  const gap = scene.width / cars.length;
  return compose(paletteDefs(p), [
    sky(p, 520, p.view === 'city' ? 1180 : 250, 240, 17),
    distance(p, 520, 71),
    p.view === 'city' ? '' : tree(3, 190, 580, 360, bark, p.leaf),
    p.view === 'city' ? '' : tree(4, 1270, 580, 430, bark, p.leaf),
    p.cladding === 'panels' ? modernFront(p) : gabledFront(p),
    rect(0, 568, scene.width, 242, 'url(#ground)'),
    rect(0, 564, scene.width, 6, p.dark, 'opacity=".35"'),
    ellipse(720, 590, 620, 26, p.light, 'opacity=".4" filter="url(#shade)"'),
    ...cars.map((car, index) => ({
      ...car,
      view: 'front' as const,
      x: gap * (index + 0.5),
      floor: 716,
      scale: gap / 550,
    })),
    ...cars.map((_, index) => rect(gap * index - 3, 716, 6, 94, p.light, 'opacity=".5"')).slice(1),
  ]);
}

/** The forecourt long ago: the same site in old-print colours, pumps in front. */
export function oldForecourt(p: Palette): string {
  const pump = (x: number) =>
    rect(x - 26, 500, 52, 150, p.brand, 'rx="8"') +
    rect(x - 19, 520, 38, 34, p.light, 'rx="3"') +
    ellipse(x, 482, 26, 24, p.light) +
    ellipse(x, 482, 18, 16, p.accent) +
    line(`M${x + 26} 560C${x + 66} 560 ${x + 66} 640 ${x + 30} 630`, p.dark, 6) +
    rect(x - 36, 646, 72, 12, p.dark);
  return svgFile(
    [
      paletteDefs(p),
      rect(0, 0, scene.width, scene.height, p.sky[3]),
      sky(p, 520, 1080, 220, 23),
      p.view === 'city' ? distance(p, 520, 81) : distance(p, 520, 91),
      tree(6, 1240, 590, 460, bark, p.leaf),
      shape('M120 300L120 590H900L900 300L510 190Z', p.wall[1]),
      cladding(p, 120, 300, 780, 290),
      shape('M90 310L510 176L930 310L930 330L510 198L90 330Z', p.brand),
      rect(180, 356, 230, 160, p.dark),
      rect(190, 366, 100, 140, p.light, 'opacity=".7"'),
      rect(300, 366, 100, 140, p.light, 'opacity=".7"'),
      rect(520, 346, 320, 244, p.dark),
      rect(534, 360, 292, 230, '#1c241f'),
      rect(0, 588, scene.width, 222, 'url(#ground)'),
      rect(0, 584, scene.width, 8, p.dark, 'opacity=".4"'),
      shape('M560 592H980L1180 810H430Z', p.light, 'opacity=".22"'),
      pump(960),
      pump(1080),
      rect(0, 0, scene.width, scene.height, '#e9c58b', 'opacity=".22"'),
    ].join(''),
  );
}
