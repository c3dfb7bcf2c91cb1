import type { Body } from './body.ts';
import { heightPath, round, ground } from './path.ts';

type Stop = [offset: number, colour: string, opacity?: number];

const stops = (list: Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const blur = (id: string, box: string, deviation: number) =>
  `<filter id="${id}" ${box}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/**
 * The gradients, blurs and clips of one car. Paint is flat; white and black ramps over it model the
 * body, so any colour works: bright at the roof edge and the window line, dark below the crease
 * and at the sill.
 */
export function lightDefs(body: Body, id: string, outline: string): string {
  const y = (height: number) => round(ground - height);
  const at = (height: number) => (body.top - height) / (body.top - body.base);
  const door = body.crease - body.base;
  const across = (name: string, list: Stop[]) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${body.length}" y2="0">${stops(list)}</linearGradient>`;
  const down = (name: string, from: number, to: number, list: Stop[]) =>
    `<linearGradient id="${id}${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${y(from)}" x2="0" y2="${y(to)}">${stops(list)}</linearGradient>`;
  return [
    '<defs>',
    down('v', body.top, body.base, [
      [0, '#fff', 0.5],
      [0.05, '#fff', 0.22],
      [at(body.belt + 14), '#000', 0.12],
      [at(body.belt + 1), '#fff', 0.38],
      [at(body.belt - 8), '#fff', 0.26],
      [at(body.crease + 1), '#fff', 0.06],
      [at(body.crease - 1), '#000', 0.1],
      [at(body.crease - 9), '#000', 0.3],
      [at(body.base + door * 0.52), '#000', 0.13],
      [at(body.base + door * 0.4), '#fff', 0.04],
      [at(body.base + door * 0.33), '#fff', 0.1],
      [at(body.base + door * 0.25), '#000', 0.06],
      [at(body.base + door * 0.12), '#000', 0.34],
      [1, '#000', 0.62],
    ]),
    across('h', [
      [0, '#000', 0.5],
      [0.035, '#000', 0.22],
      [0.1, '#000', 0.04],
      [0.24, '#fff', 0.06],
      [0.4, '#000', 0.05],
      [0.62, '#fff', 0.06],
      [0.84, '#000', 0],
      [0.93, '#000', 0.14],
      [0.975, '#000', 0.3],
      [1, '#000', 0.5],
    ]),
    down('g', body.top - 8, body.belt, [
      [0, '#0d151b'],
      [0.42, '#20303a'],
      [0.72, '#47606d'],
      [1, '#8fa6b0'],
    ]),
    `<linearGradient id="${id}rim" x1="0" y1="0" x2="1" y2="1">${stops([
      [0, '#f6f8f9'],
      [0.5, '#c3c9ce'],
      [1, '#858e96'],
    ])}</linearGradient>`,
    `<radialGradient id="${id}ty">${stops([
      [0.7, '#24282c'],
      [0.86, '#1a1d20'],
      [0.95, '#121416'],
      [1, '#060708'],
    ])}</radialGradient>`,
    `<radialGradient id="${id}disc">${stops([
      [0.4, '#4c5359'],
      [0.9, '#7d858c'],
      [1, '#3b4147'],
    ])}</radialGradient>`,
    `<linearGradient id="${id}tl" x1="0" y1="0" x2="0" y2="1">${stops([
      [0, '#e2343b'],
      [1, '#7d0d14'],
    ])}</linearGradient>`,
    blur(`${id}b1`, 'x="-10%" y="-60%" width="120%" height="220%"', 1.1),
    // A close box for the large shapes: what a blur costs grows with its area.
    blur(`${id}b4`, 'x="-2%" y="-5%" width="104%" height="110%"', 1.1),
    blur(`${id}b2`, 'x="-12%" y="-80%" width="124%" height="260%"', 3.4),
    blur(`${id}b3`, 'x="-5%" y="-110%" width="110%" height="320%"', 6),
    `<clipPath id="${id}cb"><path d="${outline}"/></clipPath>`,
    `<clipPath id="${id}cg"><path d="${heightPath(body.glass)}"/></clipPath>`,
    '</defs>',
  ].join('');
}
