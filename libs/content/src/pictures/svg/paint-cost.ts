import { aside, nothing, sum, times, type SvgCost } from './cost-arithmetic.ts';
import type { Drawing } from './drawing.ts';
import type { SvgElement } from './parse-svg.ts';

const markers = ['marker', 'marker-start', 'marker-mid', 'marker-end'];

/**
 * Adds the patterns and markers of an element's styles, for every shape that takes them from here.
 * @param content returns the cost of what a pattern or a marker draws.
 */
export function withPaints(
  { styleOf, referenced }: Drawing,
  element: SvgElement,
  cost: SvgCost,
  content: (element: SvgElement) => SvgCost,
): SvgCost {
  const extra: SvgCost[] = [];
  const paints = { ...cost.paints };
  for (const property of ['fill', 'stroke'] as const) {
    if (styleOf(element, property).length === 0) continue;
    for (const pattern of referenced(element, property, 'pattern'))
      extra.push(times(sum([content(pattern), { ...nothing, fixed: 3 }]), paints[property]));
    paints[property] = 0;
  }
  let { points } = cost;
  for (const property of markers) {
    const found = referenced(element, property, 'marker');
    for (const marker of found) extra.push(times(content(marker), points));
  }
  if (markers.some((property) => styleOf(element, property).length > 0)) points = 0;
  return { ...sum([cost, ...extra.map(aside)]), paints, points };
}
