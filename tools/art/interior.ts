import { ellipse, gradient, line, rect, shape, svgFile } from './scene/kit.ts';
import { distance, paletteDefs, sky } from './scene/outdoors.ts';
import type { Palette } from './scene/palette.ts';

/** Trim of a cabin: upholstery light and dark, stitching. */
export interface Trim {
  cloth: [string, string];
  stitch: string;
}

const vent = (x: number, y: number) =>
  rect(x, y, 92, 34, '#0b1014', 'rx="8"') +
  [8, 16, 24].map((dy) => rect(x + 8, y + dy, 76, 3, '#39434b', 'rx="1.5"')).join('');

/** The driver's view, right-hand drive: wheel, instruments, centre screen, the road ahead. 4:3. */
export function dashboard(p: Palette, trim: Trim): string {
  const wheel =
    `<circle cx="548" cy="430" r="150" fill="none" stroke="#12171b" stroke-width="34"/>` +
    `<circle cx="548" cy="430" r="150" fill="none" stroke="#39434b" stroke-width="3" stroke-dasharray="4 5"/>` +
    line('M398 436H480M616 436H698M548 490V582', '#1d2429', 36) +
    rect(478, 396, 140, 96, '#1d2429', 'rx="34"') +
    rect(486, 402, 124, 40, '#2b343b', 'rx="18"') +
    ellipse(548, 448, 24, 17, '#56626b') +
    rect(424, 426, 34, 20, '#56626b', 'rx="6"') +
    rect(638, 426, 34, 20, '#56626b', 'rx="6"');
  const map =
    rect(212, 236, 196, 124, '#060a0d', 'rx="10"') +
    rect(219, 243, 182, 110, p.brand, 'rx="6"') +
    line(
      'M219 320C262 300 280 330 312 296C340 268 372 292 401 262',
      p.accent,
      6,
      'stroke-linecap="round"',
    ) +
    line('M240 243V353M219 276H401M352 243V353', '#fff', 2, 'opacity=".25"') +
    ellipse(312, 296, 8, 8, '#fff');
  return svgFile(
    [
      paletteDefs(p),
      `<defs>${gradient('dash', [
        [0, '#3a444c'],
        [0.3, '#232b31'],
        [1, '#12171b'],
      ])}${gradient('cloth', [
        [0, trim.cloth[0]],
        [1, trim.cloth[1]],
      ])}<clipPath id="screen"><path d="M40 0H760L800 236H0Z"/></clipPath></defs>`,
      rect(0, 0, 800, 600, '#0d1216'),
      `<g clip-path="url(#screen)"><g transform="translate(-330 -150) scale(.95)">${sky(p, 392, 880, 300, 5)}${distance(p, 380, 51)}</g>`,
      shape('M0 236L300 170H520L800 236Z', '#5b6368'),
      shape('M404 172h12l16 64h-44Z', p.light, 'opacity=".85"'),
      '</g>',
      shape('M0 0H46L6 240H0Z', '#12171b'),
      shape('M800 0H754L794 240H800Z', '#12171b'),
      rect(330, 18, 150, 44, '#171d22', 'rx="16"'),
      rect(338, 25, 134, 30, '#6d8291', 'rx="10"'),
      shape('M0 232C120 204 250 206 400 210C560 206 690 206 800 232V600H0Z', 'url(#dash)'),
      shape('M0 372C150 350 300 356 430 372L400 600H0Z', 'url(#cloth)'),
      line('M14 384C150 362 300 368 424 382', trim.stitch, 2.4, 'stroke-dasharray="9 6"'),
      shape('M432 250C470 220 640 220 672 250L664 326H440Z', '#0b1014'),
      rect(456, 254, 190, 66, '#101a22', 'rx="8"'),
      `<circle cx="500" cy="288" r="24" fill="none" stroke="${p.accent}" stroke-width="5" stroke-dasharray="96 60" transform="rotate(140 500 288)"/>`,
      `<circle cx="602" cy="288" r="24" fill="none" stroke="#9fb3c0" stroke-width="5" stroke-dasharray="70 90" transform="rotate(140 602 288)"/>`,
      rect(536, 276, 30, 6, '#e9f0f4', 'rx="3"'),
      rect(536, 290, 22, 5, '#7d8d98', 'rx="2"'),
      vent(60, 262),
      vent(700, 262),
      map,
      rect(212, 372, 196, 22, '#0b1014', 'rx="8"'),
      [232, 272, 312, 352].map((x) => rect(x, 379, 26, 8, '#56626b', 'rx="3"')).join(''),
      rect(258, 452, 92, 148, '#171d22', 'rx="14"'),
      rect(284, 470, 40, 56, '#2b343b', 'rx="16"'),
      ellipse(304, 488, 15, 13, '#8d99a2'),
      wheel,
    ].join(''),
    800,
    600,
  );
}

function seat(x: number, trim: Trim): string {
  const ribs = [-52, -18, 18, 52].map((dx) =>
    line(
      `M${x + dx} 236C${x + dx * 1.05} 290 ${x + dx * 1.08} 340 ${x + dx * 1.1} 400`,
      trim.stitch,
      2.4,
      'stroke-dasharray="8 6" opacity=".8"',
    ),
  );
  return (
    rect(x - 30, 130, 9, 50, '#8d99a2') +
    rect(x + 21, 130, 9, 50, '#8d99a2') +
    rect(x - 66, 66, 132, 78, 'url(#cloth)', 'rx="26"') +
    rect(x - 54, 76, 108, 12, '#fff', 'opacity=".12" rx="6"') +
    shape(
      `M${x - 120} 430C${x - 132} 340 ${x - 128} 240 ${x - 96} 186C${x - 70} 164 ${x + 70} 164 ${x + 96} 186C${x + 128} 240 ${x + 132} 340 ${x + 120} 430Z`,
      'url(#cloth)',
    ) +
    shape(
      `M${x - 84} 430C${x - 90} 340 ${x - 88} 260 ${x - 70} 214C${x - 40} 202 ${x + 40} 202 ${x + 70} 214C${x + 88} 260 ${x + 90} 340 ${x + 84} 430Z`,
      '#000',
      'opacity=".14"',
    ) +
    ribs.join('') +
    shape(
      `M${x - 140} 520C${x - 146} 440 ${x - 110} 412 ${x} 412C${x + 110} 412 ${x + 146} 440 ${x + 140} 520L${x + 130} 566H${x - 130}Z`,
      'url(#cloth)',
    ) +
    line(
      `M${x - 118} 506C${x - 60} 486 ${x + 60} 486 ${x + 118} 506`,
      trim.stitch,
      2.6,
      'stroke-dasharray="9 6"',
    ) +
    line(
      `M${x + 104} 196C${x + 60} 280 ${x - 30} 380 ${x - 112} 424`,
      '#171d22',
      11,
      'opacity=".85"',
    )
  );
}

/** The front seats through an open door. 4:3. */
export function seats(p: Palette, trim: Trim): string {
  return svgFile(
    [
      paletteDefs(p),
      `<defs>${gradient('cloth', [
        [0, trim.cloth[0]],
        [1, trim.cloth[1]],
      ])}</defs>`,
      rect(0, 0, 800, 600, '#171d22'),
      `<g transform="translate(-350 -280)">${sky(p, 470, 900, 380, 5)}</g>`,
      rect(0, 210, 800, 390, '#1b2227'),
      rect(0, 196, 800, 26, '#2b343b'),
      shape('M0 0H70L30 210H0Z', '#12171b'),
      shape('M800 0H730L770 210H800Z', '#12171b'),
      rect(386, 0, 28, 200, '#12171b'),
      rect(340, 430, 120, 170, '#0f1417', 'rx="16"'),
      rect(362, 448, 76, 46, '#2b343b', 'rx="10"'),
      seat(200, trim),
      seat(600, trim),
      rect(0, 562, 800, 38, '#0d1216'),
    ].join(''),
    800,
    600,
  );
}

/** An open tailgate: boot floor, two bags, a box, the seat backs behind. 4:3. */
export function boot(p: Palette, trim: Trim, paint: string): string {
  return svgFile(
    [
      paletteDefs(p),
      `<defs>${gradient('cloth', [
        [0, trim.cloth[0]],
        [1, trim.cloth[1]],
      ])}</defs>`,
      rect(0, 0, 800, 600, 'url(#wall)'),
      shape(
        'M90 34C240 8 560 8 710 34L742 470C742 520 720 540 690 542H110C80 540 58 520 58 470Z',
        paint,
      ),
      shape('M90 34C240 8 560 8 710 34L716 74C560 46 240 46 84 74Z', '#fff', 'opacity=".35"'),
      shape(
        'M140 84C280 64 520 64 660 84L684 400C684 416 676 424 660 424H140C124 424 116 416 116 400Z',
        '#14191d',
      ),
      shape('M196 116C300 102 500 102 604 116L612 250H188Z', 'url(#cloth)'),
      line('M400 108V250', '#14191d', 6),
      [250, 340, 460, 550].map((x) => rect(x - 34, 96, 68, 40, 'url(#cloth)', 'rx="12"')).join(''),
      shape('M188 250H612L676 412H124Z', '#2b343b'),
      line('M172 290H628M156 330H644M140 370H660', '#3d4850', 2),
      rect(214, 226, 132, 150, p.brand, 'rx="14"'),
      rect(254, 208, 52, 22, 'none', `rx="8" stroke="${p.brand}" stroke-width="8"`),
      rect(214, 290, 132, 10, p.accent),
      rect(366, 266, 150, 118, p.wood[0], 'rx="3"'),
      rect(432, 266, 18, 118, p.wood[1]),
      shape('M536 384C528 320 540 296 574 296C610 296 620 320 612 384Z', '#8a5a3a'),
      line('M552 302C556 270 592 270 596 302', '#8a5a3a', 8),
      rect(120, 410, 560, 18, '#8d99a2'),
      rect(58, 428, 684, 112, '#000', 'opacity=".12"'),
      rect(78, 452, 96, 54, '#c22831', 'rx="10"'),
      rect(626, 452, 96, 54, '#c22831', 'rx="10"'),
      rect(300, 456, 200, 52, '#fff', 'opacity=".9" rx="4"'),
      rect(0, 540, 800, 60, 'url(#ground)'),
      ellipse(400, 548, 340, 14, '#000', 'opacity=".4" filter="url(#shade)"'),
    ].join(''),
    800,
    600,
  );
}
