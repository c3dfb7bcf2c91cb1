import type { SvgElement } from './parse-svg.ts';

/** Smallest and largest coordinates; undefined for nothing visible. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** a, b, c, d, e, f of SVG's `matrix()`. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const numbersIn = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number);

function rotation([degrees = 0, x = 0, y = 0]: readonly number[]): Matrix {
  const [sin, cos] = [Math.sin, Math.cos].map((of) => of((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  return multiply(multiply([1, 0, 0, 1, x, y], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -x, -y]);
}

function step(name: string, given: readonly number[]): Matrix {
  const [first = 0, second] = given;
  const slant = Math.tan((first * Math.PI) / 180);
  if (name === 'matrix' && given.length === 6) return given as unknown as Matrix;
  if (name === 'translate') return [1, 0, 0, 1, first, second ?? 0];
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0];
  if (name === 'rotate') return rotation(given);
  if (name === 'skewX') return [1, 0, slant, 1, 0, 0];
  return name === 'skewY' ? [1, slant, 0, 1, 0, 0] : identity;
}

/** The matrix of a `transform` attribute. */
export function transformOf(text: string | undefined): Matrix {
  if (text === undefined) return identity;
  const steps = [...text.matchAll(/(\w+)\s*\(([^)]*)\)/g)];
  return steps.reduce<Matrix>(
    (matrix, [, name = '', given = '']) => multiply(matrix, step(name, numbersIn(given))),
    identity,
  );
}

/** How many times larger areas become. */
export const magnification = ([a, b, c, d]: Matrix): number => Math.abs(a * d - b * c);

export const area = (box: Box | undefined): number =>
  box === undefined ? 0 : (box.right - box.left) * (box.bottom - box.top);

/** The part of a box that lies within another one. */
export function within(box: Box | undefined, outer: Box): Box | undefined {
  if (box === undefined) return undefined;
  const left = Math.max(box.left, outer.left);
  const top = Math.max(box.top, outer.top);
  const right = Math.min(box.right, outer.right);
  const bottom = Math.min(box.bottom, outer.bottom);
  return left < right && top < bottom ? { left, top, right, bottom } : undefined;
}

export function union(boxes: readonly (Box | undefined)[]): Box | undefined {
  let all: Box | undefined;
  for (const box of boxes)
    if (box !== undefined)
      all = all
        ? {
            left: Math.min(all.left, box.left),
            top: Math.min(all.top, box.top),
            right: Math.max(all.right, box.right),
            bottom: Math.max(all.bottom, box.bottom),
          }
        : box;
  return all;
}

const around = (points: readonly (readonly [number, number])[]): Box | undefined =>
  union(points.map(([x, y]) => ({ left: x, top: y, right: x, bottom: y })));

/** The box after a transformation. */
export const moved = (box: Box | undefined, [a, b, c, d, e, f]: Matrix): Box | undefined =>
  box &&
  around(
    [
      [box.left, box.top],
      [box.right, box.top],
      [box.left, box.bottom],
      [box.right, box.bottom],
    ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const),
  );

const pairs = (numbers: readonly number[]) =>
  Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, index) => [numbers[index * 2]!, numbers[index * 2 + 1]!] as const,
  );

/** How many numbers each command of a path takes. */
const parameters: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/** Box around a path's points, control points included. */
function pathBox(d: string): Box | undefined {
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, letter = 'M', rest = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    const count = parameters[command]!;
    const numbers = numbersIn(rest);
    for (let at = 0; count > 0 && at + count <= numbers.length; at += count) {
      const [startX, startY] = isRelative ? [x, y] : [0, 0];
      const given = numbers.slice(at, at + count);
      if (command === 'H') x = startX + given[0]!;
      else if (command === 'V') y = startY + given[0]!;
      else
        for (const [dx, dy] of pairs(command === 'A' ? given.slice(-2) : given)) {
          [x, y] = [startX + dx, startY + dy];
          left = Math.min(left, x);
          right = Math.max(right, x);
          top = Math.min(top, y);
          bottom = Math.max(bottom, y);
        }
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { left, top, right, bottom } : undefined;
}

/** A length in user units; per cent of `whole`. */
export function length(text: string = '', whole: number, fallback = 0): number {
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return fallback;
  return text.trim().endsWith('%') ? (number / 100) * whole : number;
}

const shapes = new Set(
  'rect image foreignObject circle ellipse line polygon polyline path'.split(' '),
);

/** Returns true for an element that draws something itself. */
export const isShape = ({ name, textLength }: SvgElement): boolean =>
  shapes.has(name) || (['text', 'tspan', 'textPath'].includes(name) && textLength > 0);

/** The box of what an element draws itself, in its own units; undefined for groups and references. */
export function shapeBox({ name, attributes }: SvgElement, view: Box): Box | undefined {
  const [width, height] = [view.right - view.left, view.bottom - view.top];
  const of = (attribute: string, whole = width) => length(attributes[attribute], whole);
  if (name === 'rect' || name === 'image' || name === 'foreignObject') {
    const [left, top] = [of('x'), of('y', height)];
    const right = left + length(attributes.width, width, name === 'rect' ? 0 : width);
    const bottom = top + length(attributes.height, height, name === 'rect' ? 0 : height);
    return { left, top, right: Math.max(left, right), bottom: Math.max(top, bottom) };
  }
  if (name === 'circle' || name === 'ellipse') {
    const [x, y] = [of('cx'), of('cy', height)];
    const rx = Math.abs(of(name === 'circle' ? 'r' : 'rx'));
    const ry = Math.abs(of(name === 'circle' ? 'r' : 'ry', height));
    return { left: x - rx, top: y - ry, right: x + rx, bottom: y + ry };
  }
  if (name === 'line')
    return around([
      [of('x1'), of('y1')],
      [of('x2'), of('y2')],
    ]);
  if (name === 'polygon' || name === 'polyline')
    return around(pairs(numbersIn(attributes.points ?? '')));
  if (name === 'path') return pathBox(attributes.d ?? '');
  return name === 'text' ? view : undefined;
}
