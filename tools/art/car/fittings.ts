import type { Body, Point } from './body.ts';
import { ground, heightPath, round } from './path.ts';

const points = (list: Point[]) =>
  list.map(([x, height]) => `${round(x)},${round(ground - height)}`).join(' ');
const path = (d: string, attributes: string) => `<path d="${heightPath(d)}" ${attributes}/>`;

/** A seat back and its headrest, joined, so that they never read as a person. */
const seat = ([x, h]: Point) =>
  path(
    `M ${x - 9} ${h - 40} L ${x - 13.6} ${h - 6} C ${x - 14} ${h - 3} ${x - 12.6} ${h - 1.6} ${x - 10.4} ${h - 1.4} L ${x - 11.4} ${h + 6} C ${x - 11.6} ${h + 8} ${x - 10.4} ${h + 9} ${x - 8.6} ${h + 9} C ${x - 5.6} ${h + 9} ${x - 4.2} ${h + 8} ${x - 4} ${h + 5.6} L ${x - 3} ${h - 2} C ${x - 1} ${h - 3} ${x - 0.4} ${h - 5} ${x} ${h - 8} C ${x + 2} ${h - 18} ${x + 5} ${h - 28} ${x + 6} ${h - 40} Z`,
    '',
  );

/** Side windows: dark frame, panes, seats at half strength, two reflections, pillars, surround. */
export function windows(body: Body, id: string): string {
  const d = heightPath(body.glass);
  const [wheelX] = body.mirror;
  const streak = (seatAt: Point | undefined, from: number, width: number, opacity: number) =>
    seatAt
      ? `<polygon points="${points([
          [seatAt[0] + from, body.belt - 6],
          [seatAt[0] + from + width, body.belt - 6],
          [seatAt[0] + from + width + 32, body.top],
          [seatAt[0] + from + 32, body.top],
        ])}" fill="#fff" opacity="${opacity}"/>`
      : '';
  const pillars = body.panes.slice(0, -1).map((pane, index) => {
    const next = body.panes[index + 1]!;
    return `<polygon points="${points([pane[0]!, pane[3]!, next[2]!, next[1]!])}" fill="#08090b"/>`;
  });
  const steering = `M ${wheelX - 20} ${body.belt} C ${wheelX - 24} ${body.belt + 5} ${wheelX - 26} ${body.belt + 10} ${wheelX - 22} ${body.belt + 14}`;
  return [
    `<path d="${d}" fill="#0a0d10"/><g clip-path="url(#${id}cg)">`,
    ...body.panes.map((pane) => `<polygon points="${points(pane)}" fill="url(#${id}g)"/>`),
    `<g fill="#0a1014" opacity=".34">${body.seats.map(seat).join('')}${path(steering, 'fill="none" stroke="#0a1014" stroke-width="3"')}</g>`,
    streak(body.seats[0], -4, 26, 0.13),
    streak(body.seats[1], -10, 14, 0.09),
    ...pillars,
    '</g>',
    `<path d="${d}" fill="none" stroke="#0a0c0e" stroke-width="2.4"/>`,
    body.chrome
      ? `<path d="${d}" fill="none" stroke="#dfe4e8" stroke-width="1.5" opacity=".95"/>`
      : `<path d="${d}" fill="none" stroke="#6d767d" stroke-width=".8" opacity=".6"/>`,
  ].join('');
}

/** Head and tail lamps. */
export function lamps(body: Body, id: string): string {
  return [
    path(body.lamp, 'fill="#141a1f"'),
    path(body.lamp, 'fill="#cfe3ee" opacity=".35"'),
    path(body.drl, 'fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"'),
    path(body.tail, `fill="url(#${id}tl)"`),
    path(
      body.tailLight,
      'fill="none" stroke="#ffb3ae" stroke-width="1.3" stroke-linecap="round" opacity=".95"',
    ),
  ].join('');
}

const handle = ([x, h]: Point, paint: string) =>
  path(
    `M ${x} ${h} C ${x + 4} ${h + 2.6} ${x + 15} ${h + 2.4} ${x + 19} ${h - 0.4} C ${x + 15} ${h - 3} ${x + 4} ${h - 2.6} ${x} ${h} Z`,
    'fill="#000" opacity=".38" transform="translate(0 1.6)"',
  ) +
  path(
    `M ${x} ${h} C ${x + 4} ${h + 2.2} ${x + 15} ${h + 2} ${x + 19} ${h - 0.4} C ${x + 15} ${h - 2} ${x + 4} ${h - 1.8} ${x} ${h} Z`,
    `fill="${paint}"`,
  ) +
  path(
    `M ${x} ${h} C ${x + 4} ${h + 2.2} ${x + 15} ${h + 2} ${x + 19} ${h - 0.4}`,
    'fill="none" stroke="#fff" stroke-opacity=".8" stroke-width=".9"',
  );

function mirror([x, h]: Point, paint: string): string {
  return [
    path(`M ${x + 8} ${h + 1} L ${x + 4} ${h + 6} L ${x + 12} ${h + 6} Z`, 'fill="#0c0f12"'),
    path(
      `M ${x - 6} ${h + 4} C ${x - 7} ${h + 12} ${x - 1} ${h + 15} ${x + 6} ${h + 14.4} C ${x + 13} ${h + 13.6} ${x + 16} ${h + 8} ${x + 15} ${h + 4.6} C ${x + 8} ${h + 2.6} ${x} ${h + 2.6} ${x - 6} ${h + 4} Z`,
      `fill="${paint}"`,
    ),
    path(
      `M ${x - 6} ${h + 4} C ${x - 6} ${h + 6} ${x - 6} ${h + 7} ${x - 5.4} ${h + 7.6} L ${x + 15} ${h + 7} C ${x + 15.2} ${h + 6} ${x + 15} ${h + 5} ${x + 15} ${h + 4.6} C ${x + 8} ${h + 2.6} ${x} ${h + 2.6} ${x - 6} ${h + 4} Z`,
      'fill="#0e1114"',
    ),
    path(
      `M ${x - 4} ${h + 11.4} C ${x - 1} ${h + 14} ${x + 8} ${h + 14} ${x + 12.6} ${h + 10.4}`,
      'fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.4"',
    ),
  ].join('');
}

/** Door handles and mirror in body colour. */
export const trim = (body: Body, paint: string) =>
  body.handles.map((at) => handle(at, paint)).join('') + mirror(body.mirror, paint);

/** The sports bar behind a ute's cab; drawn before the body. */
export const sportsBar = (body: Body) =>
  body.sportsBar
    ? path(body.sportsBar, 'fill="#15191c" fill-rule="evenodd"') +
      path(
        'M 197 168.4 L 192 168.4 C 184 168 178 164.6 171 157 L 145 127',
        'fill="none" stroke="#6b747b" stroke-width="1"',
      )
    : '';

/** Roof rails, with a bright upper edge. */
export const roofRails = (body: Body) =>
  body.rails
    ? path(body.rails, 'fill="none" stroke="#191d20" stroke-width="2.6" stroke-linecap="round"') +
      path(
        body.rails,
        'fill="none" stroke="#aab2b8" stroke-width=".8" transform="translate(0 -.8)"',
      )
    : '';
