import { ellipse, line, rect, scene, shape, skyline, svgFile } from './kit.ts';
import {
  concrete,
  definitions,
  festoon,
  joints,
  puddles,
  shed,
  type Lot,
} from './night-lot-parts.ts';
import type { Palette } from './palette.ts';

const wide: Lot = { ...scene, floor: 560 };
/** For phones: sky above for words, and room for a car below. */
const tall: Lot = { width: 720, height: 1400, floor: 950 };

/**
 * A lot behind a lane of workshops at night: festoon lights, wet concrete that holds them, and room
 * for a car on the right. The left is dark, for words.
 */
export function nightLot(p: Palette): string {
  const { width, height, floor } = wide;
  return svgFile(
    definitions(p) +
      rect(0, 0, width, floor + 4, 'url(#night)') +
      skyline(23, 40, 640, floor, 190, p.mid, '#f5dfa0') +
      skyline(77, 560, 1500, floor, 120, p.near, '#f5dfa0') +
      rect(0, floor - 52, 760, 52, p.dark) +
      shed(p, wide, 740, 250, 640) +
      concrete(wide) +
      shape(`M1073 ${floor}H1303L1453 ${height}H863Z`, 'url(#spill)') +
      joints(wide) +
      ellipse(1010, floor + 150, 520, 130, 'url(#pool)') +
      puddles(p, floor, 420) +
      line(`M604 ${floor}V128M1190 250V118`, '#000', 7) +
      festoon(p, 60, 604, 96, 44) +
      festoon(p, 604, 1190, 128, 52) +
      festoon(p, 1190, 1500, 118, 30) +
      rect(0, 0, 620, height, 'url(#left)'),
  );
}

/** The same lot in portrait format: the lane behind, its lights across it, and the car in front. */
export function nightLotPortrait(p: Palette): string {
  const { width, height, floor } = tall;
  return svgFile(
    definitions(p) +
      rect(0, 0, width, floor + 4, 'url(#night)') +
      skyline(23, -20, 420, floor, 230, p.mid, '#f5dfa0') +
      skyline(77, 320, 760, floor, 280, p.near, '#f5dfa0') +
      rect(0, floor - 52, width, 52, p.dark) +
      shed(p, tall, 210, 700, 470) +
      concrete(tall) +
      shape(`M454 ${floor}H624L744 ${height}H244Z`, 'url(#spill)') +
      joints(tall) +
      ellipse(360, floor + 250, 360, 120, 'url(#pool)') +
      puddles(p, floor + 60, -120) +
      line(`M150 ${floor}V560`, '#000', 7) +
      festoon(p, -260, 150, 530, 44) +
      festoon(p, 150, 760, 560, 70),
    width,
    height,
  );
}
