import { aside, nothing, sum, type SvgCost } from './cost-arithmetic.ts';
import type { Drawing } from './drawing.ts';
import type { SvgElement } from './parse-svg.ts';
import { filterCost, filterRegion, functionCost } from './svg-filters.ts';

const layerCost = 8;
const maskCost = 90;

/** Returns the cost of what is drawn elsewhere on behalf of an element. */
export interface ReferredCosts {
  /** Cost of what a mask or a clip path draws. */
  readonly content: (element: SvgElement) => SvgCost;
  /** Cost of an element where something refers to it. */
  readonly referredTo: (element: SvgElement) => SvgCost;
}

/** Returns the costs of an element's `filter` property, and whether it needs a surface of its own. */
function filterCosts(
  { styleOf, elementAt, areaIn, view }: Drawing,
  element: SvgElement,
  cost: SvgCost,
  isInPlace: boolean,
  { referredTo }: ReferredCosts,
) {
  const costs: SvgCost[] = [];
  let needsLayer = false;
  for (const value of styleOf(element, 'filter')) {
    const filter = elementAt(value);
    const functions = value.match(/\b(?:blur|drop-shadow)\(/g)?.length ?? 0;
    needsLayer ||= filter !== undefined || functions > 0;
    if (functions > 0)
      costs.push({
        ...nothing,
        byArea: functions * functionCost * areaIn(element, cost.box(), isInPlace),
      });
    if (filter?.name !== 'filter') continue;
    const weight = filterCost(filter, view.right - view.left);
    const images = filter.children.filter(({ name }) => name === 'feImage').map(referredTo);
    costs.push(sum(images), {
      ...nothing,
      fixed: filter.children.length,
      byArea: weight * areaIn(element, filterRegion(filter, cost.box(), view), isInPlace),
    });
  }
  return { costs, needsLayer };
}

/** Adds the filters, masks and clips of an element, and the surface of its own that it may need. */
export function withEffects(
  drawing: Drawing,
  element: SvgElement,
  cost: SvgCost,
  isInPlace: boolean,
  referred: ReferredCosts,
): SvgCost {
  const { styleOf, referenced, areaIn } = drawing;
  const filters = filterCosts(drawing, element, cost, isInPlace, referred);
  const extra = filters.costs;
  let { needsLayer } = filters;
  for (const mask of referenced(element, 'mask', 'mask')) {
    needsLayer = true;
    const byArea = maskCost * areaIn(element, cost.box(), isInPlace);
    extra.push(referred.content(mask), { ...nothing, byArea });
  }
  for (const clip of referenced(element, 'clip-path', 'clipPath'))
    extra.push(referred.content(clip));
  const isPart = (property: string) =>
    styleOf(element, property).some((value) => !/^(?:1(?:\.0*)?|100%|normal|auto)$/.test(value));
  if (element.children.length > 0 && isPart('opacity')) needsLayer = true;
  if (isPart('mix-blend-mode')) needsLayer = true;
  const all = sum([cost, ...extra.map(aside)]);
  const layer = needsLayer ? 1 : 0;
  return { ...all, fixed: all.fixed + layer * layerCost, layers: all.layers + layer };
}
