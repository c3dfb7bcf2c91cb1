import { widestImage } from '@forecourt/domain';
import type { SvgElement } from './parse-svg.ts';
import { length, type Box } from './svg-area.ts';

/** Width in pixels of the largest rendition; costs are in milliseconds at this width. */
const renderedWidth = widestImage;

const number = (text: string | undefined, fallback: number) => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? Math.abs(value) : fallback;
};

/** The larger of one or two numbers. */
const larger = (text: string | undefined, fallback: number) =>
  Math.max(...(text ?? '').split(/[\s,]+/).map((each) => number(each, fallback)));

/**
 * Processor time in milliseconds, roughly, that one step of a filter takes over the whole area of
 * the largest rendition. Measured with librsvg; the order of magnitude is what counts.
 */
function stepCost({ name, attributes }: SvgElement, viewWidth: number): number {
  const pixels = (units: number) => (units * renderedWidth) / viewWidth;
  switch (name) {
    case 'feGaussianBlur':
    case 'feDropShadow':
      return 1_200;
    case 'feTurbulence':
      return 600 * Math.min(100, number(attributes.numOctaves, 1));
    case 'feMorphology':
      return 60 + 10 * pixels(larger(attributes.radius, 0)) ** 2;
    case 'feConvolveMatrix':
      return 40 * larger(attributes.order, 3) ** 2;
    case 'feDiffuseLighting':
    case 'feSpecularLighting':
      return 1_200;
    case 'feDisplacementMap':
    case 'feImage':
    case 'feTile':
      return 400;
    default:
      return 100;
  }
}

/** Cost of all steps of a `<filter>`. */
export const filterCost = (filter: SvgElement, viewWidth: number): number =>
  filter.children
    .filter(({ name }) => name.startsWith('fe'))
    .reduce((sum, step) => sum + stepCost(step, viewWidth), 0);

/** Cost of a filter that is written as a function, such as `blur(5px)`. */
export const functionCost = 1_200;

/** Returns the region that a filter works on. @param box of the filtered element. @param view the drawing's view box. */
export function filterRegion(
  { attributes }: SvgElement,
  box: Box | undefined,
  view: Box,
): Box | undefined {
  if (box === undefined) return undefined;
  const { filterUnits, x = '-10%', y = '-10%', width = '120%', height = '120%' } = attributes;
  const isOwn = filterUnits !== 'userSpaceOnUse';
  const outer = isOwn ? box : view;
  const [across, down] = [outer.right - outer.left, outer.bottom - outer.top];
  const of = (text: string, whole: number) =>
    isOwn && !text.trim().endsWith('%') ? length(text, 1) * whole : length(text, whole);
  const left = (isOwn ? outer.left : 0) + of(x, across);
  const top = (isOwn ? outer.top : 0) + of(y, down);
  return { left, top, right: left + of(width, across), bottom: top + of(height, down) };
}
