import { imageCost } from './embedded-images.ts';
import { SvgProblem, type SvgDocument, type SvgElement } from './parse-svg.ts';
import {
  area,
  identity,
  length,
  magnification,
  moved,
  multiply,
  isShape,
  shapeBox,
  transformOf,
  within,
  type Box,
  type Matrix,
} from './svg-area.ts';
import {
  aside,
  fitted,
  nothing,
  sum,
  times,
  transformed,
  type SvgCost,
} from './cost-arithmetic.ts';
import { filterCost, filterRegion, functionCost } from './svg-filters.ts';
import { readStyles, referenceIn } from './svg-styles.ts';

/** Elements that are rendered only where something refers to them. */
const onlyReferenced = new Set(
  'defs symbol clipPath mask pattern marker filter linearGradient radialGradient style script title desc metadata'.split(
    ' ',
  ),
);
const markers = ['marker', 'marker-start', 'marker-mid', 'marker-end'];
/** Levels of nesting and references together. */
const maxLevels = 300;

const plainElements = 3_000;
const isReference = ({ name }: SvgElement) =>
  ['use', 'pattern', 'marker', 'mask', 'clipPath'].includes(name);

const shapeCost = 0.02;
const characterCost = 0.02;
const pathCharacterCost = 0.0005;
const areaCost = 0.5;
const layerCost = 8;
const maskCost = 90;

/**
 * Estimates the cost of rendering a drawing, without rendering it. Every element is visited once,
 * however often it is referred to.
 * @param view the drawing's view box.
 * @returns the cost of the whole, and of each element that is rendered.
 * @throws {SvgProblem} for references in a circle, nested too deep or to other files.
 */
export function svgCost({ root, styles }: SvgDocument, view: Box) {
  const styleOf = readStyles(styles);
  const viewArea = area(view);
  const byId = new Map<string, SvgElement>();
  /** Transformation of each element's units to the drawing's. */
  const places = new Map<SvgElement, Matrix>();
  let shrinks = false;
  const index = (element: SvgElement, outer: Matrix) => {
    const { id, transform } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    const own = transformOf(transform);
    if (magnification(own) < 1) shrinks = true;
    const inner = multiply(outer, own);
    places.set(element, inner);
    for (const child of element.children) index(child, inner);
  };
  index(root, identity);
  // In a drawing with few elements, each drawn once, it does not matter how large they are.
  const isPlain = places.size < plainElements && ![...places.keys()].some(isReference);

  const inPlace = new Map<SvgElement, SvgCost>();
  const elsewhere = new Map<SvgElement, SvgCost>();
  const visiting = new Set<SvgElement>();

  const guarded = (element: SvgElement, estimate: () => SvgCost, known = elsewhere): SvgCost => {
    const found = known.get(element);
    if (found) return found;
    if (visiting.has(element)) throw new SvgProblem('refers to itself in a circle', element);
    if (visiting.size > maxLevels)
      throw new SvgProblem('nests references too deep; flatten it', element);
    visiting.add(element);
    const cost = estimate();
    visiting.delete(element);
    known.set(element, cost);
    return cost;
  };

  const target = (element: SvgElement): SvgElement | undefined => {
    const { href = '' } = element.attributes;
    if (href !== '' && !href.startsWith('#'))
      throw new SvgProblem('refers to another file, which is not loaded; put it in here', element);
    return byId.get(href.slice(1));
  };

  /** Content of an element that is drawn where something refers to it, its template's if it has none. */
  const content = (element: SvgElement): SvgCost =>
    guarded(element, () => {
      const own = element.children.map(referredTo);
      const template = own.length === 0 ? target(element) : undefined;
      return aside(template ? content(template) : sum(own));
    });

  const referenced = (element: SvgElement, property: string, name: string): SvgElement[] =>
    styleOf(element, property).flatMap((value) => {
      const found = byId.get(referenceIn(value) ?? '');
      return found?.name === name ? [found] : [];
    });

  /** Patterns and markers, for every shape that takes them from here. */
  const withPaints = (element: SvgElement, cost: SvgCost): SvgCost => {
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
  };

  /** Area of a box in an element's units: what is visible of it, if the element is in its place. */
  const areaIn = (element: SvgElement, box: Box | undefined, isInPlace: boolean): number => {
    if (isInPlace) return area(within(moved(box, places.get(element)!), view));
    return shrinks ? area(box) : Math.min(area(box), viewArea);
  };

  /** Filters, masks, clips and groups that need a surface of their own. */
  const withEffects = (element: SvgElement, cost: SvgCost, isInPlace: boolean): SvgCost => {
    const extra: SvgCost[] = [];
    const ownArea = () => areaIn(element, cost.box(), isInPlace);
    let needsLayer = false;
    for (const value of styleOf(element, 'filter')) {
      const filter = byId.get(referenceIn(value) ?? '');
      const functions = value.match(/\b(?:blur|drop-shadow)\(/g)?.length ?? 0;
      needsLayer ||= filter !== undefined || functions > 0;
      extra.push({ ...nothing, byArea: functions && functions * functionCost * ownArea() });
      if (filter?.name !== 'filter') continue;
      const weight = filterCost(filter, view.right - view.left);
      const images = filter.children.filter(({ name }) => name === 'feImage').map(referredTo);
      extra.push(sum(images), {
        ...nothing,
        fixed: filter.children.length,
        byArea: weight * areaIn(element, filterRegion(filter, cost.box(), view), isInPlace),
      });
    }
    for (const mask of referenced(element, 'mask', 'mask')) {
      needsLayer = true;
      extra.push(content(mask), { ...nothing, byArea: maskCost * ownArea() });
    }
    for (const clip of referenced(element, 'clip-path', 'clipPath')) extra.push(content(clip));
    const isPart = (property: string) =>
      styleOf(element, property).some((value) => !/^(?:1(?:\.0*)?|100%|normal|auto)$/.test(value));
    if (element.children.length > 0 && isPart('opacity')) needsLayer = true;
    if (isPart('mix-blend-mode')) needsLayer = true;
    const all = sum([cost, ...extra.map(aside)]);
    const layer = needsLayer ? 1 : 0;
    return { ...all, fixed: all.fixed + layer * layerCost, layers: all.layers + layer };
  };

  const used = (element: SvgElement): SvgCost => {
    const found = target(element);
    if (found === undefined) return nothing;
    const { x, y } = element.attributes;
    const cost =
      found.name === 'symbol'
        ? fitted(symbol(found), found.attributes.viewBox, element, view)
        : referredTo(found);
    return transformed(cost, `translate(${length(x, 0)} ${length(y, 0)})`);
  };

  const symbol = (element: SvgElement): SvgCost =>
    guarded(element, () => sum(element.children.map(referredTo)));

  const shape = (element: SvgElement, isInPlace: boolean): SvgCost => {
    if (!isShape(element)) return nothing;
    const box = () => shapeBox(element, view);
    const { d = '', points = '' } = element.attributes;
    const characters = d.length + points.length;
    return {
      ...nothing,
      fixed: shapeCost + characters * pathCharacterCost + element.textLength * characterCost,
      byArea: areaCost * (isPlain ? viewArea : areaIn(element, box(), isInPlace)),
      box,
      paints: { fill: 1, stroke: 1 },
      points: element.name === 'line' ? 2 : characters / 4,
    };
  };

  const rendered = (element: SvgElement, isInPlace: boolean): SvgCost => {
    if (element.name === '' || onlyReferenced.has(element.name)) return nothing;
    const estimate = () => {
      const { name, attributes } = element;
      const { href = '', transform, viewBox } = attributes;
      const parts = element.children.map((child) => rendered(child, isInPlace));
      parts.push({ ...nothing, elements: 1 }, shape(element, isInPlace));
      const isImage = name === 'image' || name === 'feImage';
      if (isImage && /^\s*data:/i.test(href))
        parts.push({ ...nothing, pixels: imageCost(element) });
      else if (isImage || ['use', 'textPath', 'tref'].includes(name)) {
        const cost = used(element);
        const larger = isInPlace ? magnification(places.get(element)!) : 1;
        parts.push({ ...cost, byArea: cost.byArea * larger });
      }
      const all = sum(parts);
      const inner = name === 'svg' && element !== root ? fitted(all, viewBox, element, view) : all;
      const cost = withEffects(element, withPaints(element, inner), isInPlace);
      const placed = transformed(cost, transform);
      // What is in its place has been measured there.
      return isInPlace ? { ...placed, byArea: cost.byArea } : placed;
    };
    return guarded(element, estimate, isInPlace ? inPlace : elsewhere);
  };
  const referredTo = (element: SvgElement) => rendered(element, false);

  const whole = rendered(root, true);
  return {
    whole,
    costs: inPlace,
    milliseconds: (cost: SvgCost) => cost.fixed + cost.byArea / viewArea,
  };
}
