import { ellipse, gradient, line, rect, shape, svgFile } from './scene/kit.ts';
import type { Palette } from './scene/palette.ts';

/** A car key on its ring, bow to the left. */
const key = (x: number, y: number, turn: number, p: Palette) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  rect(-30, -18, 200, 60, '#000', 'rx="26" opacity=".16"') +
  `<circle cx="-58" cy="0" r="26" fill="none" stroke="#8d99a2" stroke-width="6"/>` +
  rect(-34, -30, 118, 60, '#171d22', 'rx="26"') +
  rect(-30, -26, 110, 22, '#fff', 'opacity=".1" rx="11"') +
  rect(84, -9, 86, 18, '#aeb8bf', 'rx="4"') +
  line('M96 9V0M112 9V-2M130 9V1M148 9V-1', '#6d7881', 4) +
  ellipse(4, 0, 11, 11, '#39434b') +
  ellipse(42, 0, 11, 11, p.accent) +
  '</g>';

/** A filled-in service book with both keys on a desk: the picture that every used car should have. 4:3. */
export function serviceBook(p: Palette): string {
  const stamp = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})" opacity=".8">` +
    rect(x - 56, y - 26, 112, 52, 'none', `rx="6" stroke="${p.brand}" stroke-width="4"`) +
    line(`M${x - 40} ${y - 8}H${x + 40}M${x - 40} ${y + 8}H${x + 20}`, p.brand, 4) +
    '</g>';
  const page = (x: number) =>
    [0, 1, 2].map(
      (row) =>
        line(`M${x} ${196 + row * 92}H${x + 236}`, '#b9c1c6', 2) +
        line(`M${x} ${134 + row * 92}H${x + 84}M${x} ${156 + row * 92}H${x + 66}`, '#7d8890', 4),
    );
  return svgFile(
    [
      `<defs>${gradient('desk', [
        [0, p.wood[0]],
        [1, p.wood[1]],
      ])}${gradient('paper', [
        [0, '#fffdf6'],
        [1, '#eae5d8'],
      ])}</defs>`,
      rect(0, 0, 800, 600, 'url(#desk)'),
      line('M0 120H800M0 300H800M0 470H800', '#000', 2, 'opacity=".12"'),
      shape('M96 470L116 84H404V464Z', '#000', 'opacity=".18" transform="translate(10 14)"'),
      shape('M404 464V84H692L712 470Z', '#000', 'opacity=".18" transform="translate(10 14)"'),
      shape('M88 462L110 78H404V458Z', p.brand),
      shape('M404 458V78H698L720 462Z', p.brand),
      shape('M104 446C200 428 310 430 404 448V86C310 70 210 70 124 86Z', 'url(#paper)'),
      shape('M704 446C608 428 498 430 404 448V86C498 70 598 70 684 86Z', 'url(#paper)'),
      line('M404 84V450', '#8b8474', 2, 'opacity=".7"'),
      page(140).join(''),
      page(436).join(''),
      stamp(310, 150, -4),
      stamp(312, 244, 3),
      stamp(308, 336, -2),
      stamp(604, 150, 5),
      stamp(608, 246, -3),
      key(250, 520, -8, p),
      key(520, 522, 10, p),
    ].join(''),
    800,
    600,
  );
}
