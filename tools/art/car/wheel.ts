import type { WheelStyle } from './body.ts';
import { ground, round } from './path.ts';

const spokeCount: Record<WheelStyle, number> = { twin: 5, five: 5, multi: 10, six: 6 };
const firstAngle: Record<WheelStyle, number> = { twin: 0, five: 36, multi: 0, six: 0 };

const polygon = (points: [number, number][], fill: string, opacity?: number) =>
  `<polygon points="${points.map((p) => p.map(round).join(',')).join(' ')}" fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''}/>`;

/** One spoke, pointing up from the hub at 0,0; `r` is the rim's radius. */
function spoke(style: WheelStyle, r: number, rim: string): string {
  const out = r * 0.965;
  const hub = r * 0.13;
  if (style === 'twin') {
    return [-1, 1]
      .map(
        (side) =>
          polygon(
            [
              [side * r * 0.03, -hub],
              [side * r * 0.2, -hub * 0.8],
              [side * r * 0.36, -out * 0.96],
              [side * r * 0.2, -out],
            ],
            rim,
          ) +
          polygon(
            [
              [side * r * 0.03, -hub],
              [side * r * 0.08, -hub],
              [side * r * 0.24, -out],
              [side * r * 0.2, -out],
            ],
            '#5d656c',
            0.7,
          ),
      )
      .join('');
  }
  const blade = (inner: number, outer: number, from: number, to: number): [number, number][] => [
    [-r * inner, -from],
    [r * inner, -from],
    [r * outer, -to],
    [-r * outer, -to],
  ];
  if (style === 'five') {
    return (
      polygon(blade(0.17, 0.3, hub, out * 0.97), rim) +
      polygon(blade(0.05, 0.16, r * 0.4, out * 0.98), '#14171a')
    );
  }
  if (style === 'six') {
    return (
      polygon(blade(0.16, 0.19, hub, out * 0.98), rim) +
      polygon(
        [
          [-r * 0.19, -out * 0.98],
          [-r * 0.12, -out * 0.98],
          [-r * 0.1, -hub],
          [-r * 0.16, -hub],
        ],
        '#3a4046',
        0.8,
      )
    );
  }
  return polygon(
    [
      [-r * 0.055, -hub],
      [r * 0.055, -hub],
      [r * 0.11, -out],
      [-r * 0.03, -out],
    ],
    rim,
  );
}

/** A wheel on the ground at `cx`: tyre, disc, caliper, spokes, rim, cap. `id` prefixes the gradients. */
export function wheel(cx: number, tyre: number, style: WheelStyle, id: string): string {
  const cy = round(ground - tyre);
  const r = tyre * 0.745;
  const rim = `url(#${id}rim)`;
  const circle = (radius: number, attributes: string) =>
    `<circle cx="${cx}" cy="${cy}" r="${round(radius)}" ${attributes}/>`;
  const at = (dx: number, dy: number) => `${round(cx + dx)} ${round(cy + dy)}`;
  const arc = (radius: number, sweep = 1) => `A${round(radius)} ${round(radius)} 0 0 ${sweep} `;
  const shine = `M${at(-tyre * 0.8, -tyre * 0.46)}${arc(tyre * 0.92)}${at(tyre * 0.8, -tyre * 0.46)}`;
  const caliper = `M${at(-r * 0.62, -r * 0.22)}${arc(r * 0.66)}${at(-r * 0.2, -r * 0.63)}L${at(-r * 0.12, -r * 0.38)}${arc(r * 0.4, 0)}${at(-r * 0.38, -r * 0.12)}Z`;
  const spokes = Array.from(
    { length: spokeCount[style] },
    (_, index) =>
      `<g transform="rotate(${(360 / spokeCount[style]) * index + firstAngle[style]})">${spoke(style, r, rim)}</g>`,
  ).join('');
  return [
    circle(tyre, `fill="url(#${id}ty)"`),
    circle(tyre - 1.1, 'fill="none" stroke="#3d4247" stroke-width=".7" opacity=".55"'),
    `<path d="${shine}" fill="none" stroke="#8b939a" stroke-width="${round(tyre * 0.05)}" opacity=".28" filter="url(#${id}b1)"/>`,
    circle(r, 'fill="#0b0d0f"'),
    circle(r * 0.62, `fill="url(#${id}disc)"`),
    circle(r * 0.33, 'fill="#1b1f23"'),
    `<path d="${caliper}" fill="#444b52"/>`,
    `<g transform="translate(${cx} ${cy})">${spokes}</g>`,
    circle(r * 0.965, `fill="none" stroke="${rim}" stroke-width="${round(r * 0.07)}"`),
    circle(r * 0.2, `fill="${rim}"`),
    circle(r * 0.12, 'fill="#22272c"'),
  ].join('');
}
