import type { Body } from './body.ts';
import { archFeet, ground, heightPath, round } from './path.ts';

const y = (height: number) => round(ground - height);

/** The body's outline with both wheel arches cut out, as path data. */
export function shellOutline(body: Body): string {
  const front = archFeet(body.frontAxle, body.tyre, body.arch, body.base);
  const rear = archFeet(body.rearAxle, body.tyre, body.arch, body.base);
  const cut = (feet: { front: number; rear: number }) =>
    `L ${round(feet.front)} ${body.base} A ${body.arch} ${body.arch} 0 1 0 ${round(feet.rear)} ${body.base}`;
  return heightPath(`${body.upper} ${cut(front)} ${cut(rear)} Z`);
}

/** Shadow on the ground, dark underside and wheel wells: everything behind the wheels. */
export function underneath(body: Body, id: string, shadow: number): string {
  const axles = [body.rearAxle, body.frontAxle];
  const { tyre, arch, base } = body;
  const floor = heightPath(
    `M ${body.rearAxle - arch - 6} ${base + 4} L ${body.rearAxle - arch + 4} ${base - 8} L ${body.frontAxle + arch - 4} ${base - 8} L ${body.frontAxle + arch + 6} ${base + 4} Z`,
  );
  return [
    `<ellipse cx="${body.length / 2}" cy="${ground + 3}" rx="${round(body.length * 0.52)}" ry="9" fill="#0b1a24" opacity="${shadow}" filter="url(#${id}b3)"/>`,
    `<path d="M${round(body.rearAxle - tyre * 0.9)} ${ground + 0.5}L${round(body.frontAxle + tyre * 0.9)} ${ground + 0.5}L${round(body.frontAxle + tyre * 0.5)} ${ground + 5}L${round(body.rearAxle - tyre * 0.5)} ${ground + 5}Z" fill="#05090c" opacity=".55" filter="url(#${id}b2)"/>`,
    ...axles.map(
      (x) =>
        `<ellipse cx="${x}" cy="${ground + 0.6}" rx="${round(tyre * 0.72)}" ry="2.6" fill="#020405" opacity=".85" filter="url(#${id}b1)"/>`,
    ),
    `<path d="${floor}" fill="#0a0d10"/>`,
    ...axles.map((x) => `<circle cx="${x}" cy="${y(tyre)}" r="${arch + 1}" fill="#07090b"/>`),
  ].join('');
}

/** The crescent of shade that the arch throws on the top of a tyre. */
export function archShade(body: Body, x: number, id: string): string {
  const { arch, tyre } = body;
  return `<path d="M${round(x - arch)} ${y(tyre)}A${arch} ${arch} 0 0 1 ${round(x + arch)} ${y(tyre)}A${arch} ${round(arch * 0.62)} 0 0 0 ${round(x - arch)} ${y(tyre)}Z" fill="#000" opacity=".55" filter="url(#${id}b1)"/>`;
}

const stroke = (d: string, colour: string, width: number, opacity: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"${more}/>`;

/** Light that follows the sheet metal: halos over the arches, the crease, the roof and bonnet edge. */
function highlights(body: Body, id: string): string {
  const soft = (name: string) => ` filter="url(#${id}${name})"`;
  const { arch, tyre } = body;
  const halo = (x: number) =>
    `M${round(x - arch - 9)} ${y(tyre + 2)}A${arch + 9} ${arch + 9} 0 0 1 ${round(x + arch + 9)} ${y(tyre + 2)}`;
  const crease = heightPath(body.creaseLine);
  const low = heightPath(body.lowLight);
  return [
    ...[body.rearAxle, body.frontAxle].map((x) => stroke(halo(x), '#fff', 9, 0.2, soft('b2'))),
    stroke(crease, '#000', 5, 0.26, ` transform="translate(0 3.4)"${soft('b1')}`),
    stroke(crease, '#fff', 1.5, 0.62),
    stroke(low, '#fff', 5, 0.26, soft('b2')),
    stroke(low, '#fff', 1, 0.28),
    stroke(heightPath(body.hood), '#fff', 7, 0.42, ` transform="translate(0 3)"${soft('b2')}`),
    stroke(heightPath(body.upper), '#fff', 2.2, 0.55, ` transform="translate(0 .8)"${soft('b4')}`),
  ].join('');
}

/** Dark plastic along the sill, or a thin dark sill where there is none. */
function sill(body: Body): string {
  if (body.clad) {
    const edge = body.base + 10;
    return (
      `<path d="${heightPath(`M 0 ${edge} L ${body.length} ${edge} L ${body.length} 0 L 0 0 Z`)}" fill="#1c2023"/>` +
      `<path d="${heightPath(`M 0 ${edge} L ${body.length} ${edge}`)}" stroke="#5a6268" stroke-width=".8" opacity=".7"/>`
    );
  }
  const from = round(archFeet(body.rearAxle, body.tyre, body.arch, body.base).front);
  const to = round(archFeet(body.frontAxle, body.tyre, body.arch, body.base).rear);
  return `<path d="${heightPath(`M ${from} ${body.base + 5} L ${to} ${body.base + 5} L ${to} 0 L ${from} 0 Z`)}" fill="#14181b"/>`;
}

function archLip(body: Body, x: number): string {
  const { tyre, base } = body;
  const arc = (rise: number, inset: number, radius: number, large: number) => {
    const { front, rear } = archFeet(x, tyre, body.clad ? body.arch + 2.6 : body.arch, base);
    return `M${round(rear + inset)} ${y(base + rise)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(front - inset)} ${y(base + rise)}`;
  };
  return body.clad
    ? stroke(arc(0, 0, body.arch + 2.6, 1), '#1d2124', 6.6, 1) +
        stroke(arc(26, 4, body.arch + 5.4, 0), '#7a838a', 0.8, 0.55)
    : stroke(arc(0, 0, body.arch, 1), '#000', 1.6, 0.5) +
        stroke(arc(4, -1.6, body.arch + 1.6, 1), '#fff', 1, 0.35);
}

/** Painted metal with its light, cladding, shut lines and side step. */
export function shell(body: Body, id: string, paint: string): string {
  const outline = shellOutline(body);
  const lines = body.lines
    .map(heightPath)
    .map(
      (d) =>
        `<path d="${d}" stroke="#fff" stroke-opacity=".26" stroke-width=".9" transform="translate(1.1 .5)"/><path d="${d}" stroke="#05080a" stroke-opacity=".62" stroke-width="1.1"/>`,
    );
  return [
    `<path d="${outline}" fill="none" stroke="#0b1a24" stroke-opacity=".3" stroke-width="1.2"/><path d="${outline}" fill="${paint}"/>`,
    `<g clip-path="url(#${id}cb)"><path d="${outline}" fill="url(#${id}v)"/><path d="${outline}" fill="url(#${id}h)"/>`,
    highlights(body, id),
    sill(body),
    ...(body.strips ?? []).map((d) => `<path d="${heightPath(d)}" fill="#1c2023" opacity=".82"/>`),
    `<path d="${heightPath(body.grille)}" fill="#0e1114"/></g>`,
    archLip(body, body.rearAxle),
    archLip(body, body.frontAxle),
    body.step
      ? `<path d="${heightPath(body.step)}" fill="#23282c"/><path d="${heightPath('M 190 37.4 L 388 37.4')}" stroke="#8c959b" stroke-width="1" opacity=".6"/>`
      : '',
    `<g fill="none" stroke-linecap="round">${lines.join('')}</g>`,
  ].join('');
}
