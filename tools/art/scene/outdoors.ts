import type { Palette } from './palette.ts';
import { clouds, ellipse, glints, rect, ridge, scene, skyline } from './kit.ts';
import { blur, glowGradient, gradient } from './kit.ts';

/** Gradients and blurs that every scene of a palette uses. */
export const paletteDefs = (p: Palette) =>
  `<defs>${[
    gradient('sky', [
      [0, p.sky[0]],
      [0.45, p.sky[1]],
      [0.78, p.sky[2]],
      [1, p.sky[3]],
    ]),
    gradient('sea', [
      [0, p.sea[0]],
      [1, p.sea[1]],
    ]),
    gradient('wall', [
      [0, p.wall[0]],
      [1, p.wall[1]],
    ]),
    gradient('floor', [
      [0, p.floor[0]],
      [1, p.floor[1]],
    ]),
    gradient('ground', [
      [0, p.ground[0]],
      [1, p.ground[1]],
    ]),
    gradient('wood', [
      [0, p.wood[0]],
      [1, p.wood[1]],
    ]),
    gradient('haze', [
      [0, p.sky[3], 0],
      [0.6, p.sky[3], 0.75],
      [1, p.sky[3], 0],
    ]),
    gradient('fade', [
      [0, p.dark, 0],
      [1, p.dark, 0.42],
    ]),
    glowGradient('glow', p.sun),
    glowGradient('lamp', p.light, 0.9),
    blur('soft', 14, 3),
    blur('shade', 18, 7),
    blur('near', 2.2),
  ].join('')}</defs>`;

/** Sky with sun and cloud down to `horizon`. */
export const sky = (p: Palette, horizon: number, sunX: number, sunY: number, seed = 3) =>
  rect(0, 0, scene.width, horizon + 2, 'url(#sky)') +
  ellipse(sunX, sunY, 420, 260, 'url(#glow)') +
  ellipse(sunX, sunY, 40, 40, p.sun, 'opacity=".95"') +
  clouds(seed, 11, 60, horizon - 90, p.cloud, 0.55, 'soft');

/**
 * The view beyond a window or behind a building: hills with mist, or the far shore with a city,
 * both ending at `horizon`.
 */
export function distance(p: Palette, horizon: number, seed: number): string {
  if (p.view === 'city') {
    return (
      ridge(seed, horizon - 34, 22, 5, horizon, p.far) +
      skyline(seed + 1, 700, 1290, horizon, 190, p.mid, undefined) +
      skyline(seed + 2, 780, 1220, horizon, 150, p.near, p.light) +
      rect(0, horizon, scene.width, 400, 'url(#sea)') +
      glints(seed + 3, 90, { x: 0, y: horizon + 6, width: scene.width, height: 90 }, p.light)
    );
  }
  return (
    ridge(seed, horizon - 130, 46, 6, horizon + 10, p.far) +
    rect(0, horizon - 150, scene.width, 110, 'url(#haze)') +
    ridge(seed + 1, horizon - 74, 36, 8, horizon + 10, p.mid) +
    rect(0, horizon - 90, scene.width, 80, 'url(#haze)') +
    ridge(seed + 2, horizon - 26, 24, 10, horizon + 10, p.near) +
    rect(0, horizon + 8, scene.width, 200, p.leaf[2])
  );
}

/** Open water from `horizon` down to `bottom` with light under the sun. */
export const water = (p: Palette, horizon: number, bottom: number, sunX: number) =>
  rect(0, horizon, scene.width, bottom - horizon, 'url(#sea)') +
  ellipse(sunX, horizon + 8, 300, 60, 'url(#glow)', 'opacity=".8"') +
  glints(
    11,
    150,
    { x: 0, y: horizon + 8, width: scene.width, height: bottom - horizon - 16 },
    p.sun,
  );

/** A sealed road seen from its side: verge, edge line, asphalt, centre dashes. */
export function road(p: Palette, top: number, bottom: number): string {
  const h = bottom - top;
  const dashes = Array.from({ length: 12 }, (_, index) =>
    rect(index * 130 - 30, top + h * 0.72, 74, 5, p.light, 'opacity=".8"'),
  );
  return (
    rect(0, top - 16, scene.width, 18, p.leaf[1]) +
    rect(0, top, scene.width, h, '#4c5358') +
    rect(0, top, scene.width, h * 0.3, '#5b6368') +
    rect(0, top + 9, scene.width, 3, p.light, 'opacity=".65"') +
    dashes.join('')
  );
}

/** Posts and a rail along the far side of a road. */
export const guardRail = (y: number) =>
  Array.from({ length: 19 }, (_, index) => rect(index * 80 - 10, y - 4, 7, 30, '#7b858c')).join(
    '',
  ) +
  rect(0, y - 8, scene.width, 15, '#c6ced3') +
  rect(0, y - 2, scene.width, 3, '#8f9aa2');
