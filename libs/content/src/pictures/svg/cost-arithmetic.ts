import type { SvgElement } from './parse-svg.ts';
import { length, magnification, moved, transformOf, union, type Box } from './svg-area.ts';

/** Cost of rendering an element and everything it refers to. */
export interface SvgCost {
  /** Elements once every reference is expanded. */
  readonly elements: number;
  /** Processor time in milliseconds that does not depend on the size. */
  readonly fixed: number;
  /**
   * Processor time for the whole view, times the area: of what is visible where an element is in the
   * drawing itself, in the units of the reference where it is referred to.
   */
  readonly byArea: number;
  /** Pixels of embedded pictures. */
  readonly pixels: number;
  /** Nesting depth of offscreen surfaces. */
  readonly layers: number;
  /** Measured only where an effect needs it: paths are long. */
  readonly box: () => Box | undefined;
  /** Shapes whose fill and stroke come from an ancestor. */
  readonly paints: { readonly fill: number; readonly stroke: number };
  /** Points of shapes at which an ancestor's markers are drawn. */
  readonly points: number;
}

/** Cost of what isn't drawn. */
export const nothing: SvgCost = {
  elements: 0,
  fixed: 0,
  byArea: 0,
  pixels: 0,
  layers: 0,
  points: 0,
  box: () => undefined,
  paints: { fill: 0, stroke: 0 },
};

/** Cost of several elements together. */
export function sum(costs: readonly SvgCost[]): SvgCost {
  const of = (value: (cost: SvgCost) => number) =>
    costs.reduce((total, cost) => total + value(cost), 0);
  return {
    elements: of(({ elements }) => elements),
    fixed: of(({ fixed }) => fixed),
    byArea: of(({ byArea }) => byArea),
    pixels: of(({ pixels }) => pixels),
    layers: costs.reduce((most, { layers }) => Math.max(most, layers), 0),
    box: () => union(costs.map(({ box }) => box())),
    paints: { fill: of(({ paints }) => paints.fill), stroke: of(({ paints }) => paints.stroke) },
    points: of(({ points }) => points),
  };
}

/** Cost of content that is drawn several times. */
export const times = (cost: SvgCost, count: number): SvgCost => ({
  ...cost,
  elements: cost.elements * count,
  fixed: cost.fixed * count,
  byArea: cost.byArea * count,
  pixels: cost.pixels * count,
});

/** Cost of content that is drawn elsewhere on behalf of an element: it has no box of its own. */
export const aside = (cost: SvgCost): SvgCost => ({
  ...cost,
  box: nothing.box,
  paints: nothing.paints,
  points: 0,
});

/** Cost of content that is drawn after a `transform` attribute. */
export function transformed(cost: SvgCost, transform: string | undefined): SvgCost {
  if (transform === undefined) return cost;
  const matrix = transformOf(transform);
  return {
    ...cost,
    box: () => moved(cost.box(), matrix),
    byArea: cost.byArea * magnification(matrix),
  };
}

/**
 * Cost of content with a view box of its own, which fills the element's width and height.
 * @param view the drawing's view box, for lengths in per cent.
 */
export function fitted(
  cost: SvgCost,
  viewBox: string | undefined,
  { attributes }: SvgElement,
  view: Box,
): SvgCost {
  const [, , width = 0, height = 0] = (viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) return cost;
  const [viewWidth, viewHeight] = [view.right - view.left, view.bottom - view.top];
  const across = length(attributes.width, viewWidth, viewWidth) / width;
  const down = length(attributes.height, viewHeight, viewHeight) / height;
  return transformed(cost, `scale(${across} ${down})`);
}
