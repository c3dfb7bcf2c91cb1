import { aside, fitted, nothing, sum, transformed, type SvgCost } from './cost-arithmetic.ts';
import { readDrawing, type Drawing } from './drawing.ts';
import { withEffects } from './effect-cost.ts';
import { imageCost } from './embedded-images.ts';
import { withPaints } from './paint-cost.ts';
import { SvgProblem, type SvgDocument, type SvgElement } from './parse-svg.ts';
import { area, isShape, length, shapeBox, type Box } from './svg-area.ts';

/** Elements that are rendered only where something refers to them. */
const onlyReferenced = new Set(
  'defs symbol clipPath mask pattern marker filter linearGradient radialGradient style script title desc metadata'.split(
    ' ',
  ),
);
/** Levels of nesting and references together. */
const maxLevels = 300;

const shapeCost = 0.02;
const characterCost = 0.02;
const pathCharacterCost = 0.0005;
const areaCost = 0.5;

/** Returns a function that estimates each element once, and does not follow circles. */
function createVisits() {
  const visiting = new Set<SvgElement>();
  return (
    element: SvgElement,
    known: Map<SvgElement, SvgCost>,
    estimate: () => SvgCost,
  ): SvgCost => {
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
}

function shape(drawing: Drawing, element: SvgElement, isInPlace: boolean): SvgCost {
  if (!isShape(element)) return nothing;
  const { view, isPlain, areaIn } = drawing;
  const box = () => shapeBox(element, view);
  const { d = '', points = '' } = element.attributes;
  const characters = d.length + points.length;
  return {
    ...nothing,
    fixed: shapeCost + characters * pathCharacterCost + element.textLength * characterCost,
    byArea: areaCost * (isPlain ? area(view) : areaIn(element, box(), isInPlace)),
    box,
    paints: { fill: 1, stroke: 1 },
    points: element.name === 'line' ? 2 : characters / 4,
  };
}

/**
 * Estimates the cost of rendering a drawing, without rendering it. Every element is visited once,
 * however often it is referred to.
 * @param view the drawing's view box.
 * @returns the cost of the whole, and of each element that is rendered.
 * @throws {SvgProblem} for references in a circle, nested too deep or to other files.
 */
export function svgCost(document: SvgDocument, view: Box) {
  const drawing = readDrawing(document, view);
  const { root } = document;
  const inPlace = new Map<SvgElement, SvgCost>();
  const elsewhere = new Map<SvgElement, SvgCost>();
  const visit = createVisits();

  /** Content of an element that is drawn where something refers to it, its template's if it has none. */
  const content = (element: SvgElement): SvgCost =>
    visit(element, elsewhere, () => {
      const own = element.children.map(referredTo);
      const template = own.length === 0 ? drawing.target(element) : undefined;
      return aside(template ? content(template) : sum(own));
    });

  const symbol = (element: SvgElement): SvgCost =>
    visit(element, elsewhere, () => sum(element.children.map(referredTo)));

  const used = (element: SvgElement): SvgCost => {
    const found = drawing.target(element);
    if (found === undefined) return nothing;
    const { x, y } = element.attributes;
    const cost =
      found.name === 'symbol'
        ? fitted(symbol(found), found.attributes.viewBox, element, view)
        : referredTo(found);
    return transformed(cost, `translate(${length(x, 0)} ${length(y, 0)})`);
  };

  /** Cost of the picture or the element that an element refers to. */
  const drawn = (element: SvgElement, isInPlace: boolean): SvgCost => {
    const { name, attributes } = element;
    const isImage = name === 'image' || name === 'feImage';
    if (isImage && /^\s*data:/i.test(attributes.href ?? ''))
      return { ...nothing, pixels: imageCost(element) };
    if (!isImage && !['use', 'textPath', 'tref'].includes(name)) return nothing;
    const cost = used(element);
    return isInPlace ? { ...cost, byArea: cost.byArea * drawing.scaleOf(element) } : cost;
  };

  const rendered = (element: SvgElement, isInPlace: boolean): SvgCost => {
    if (element.name === '' || onlyReferenced.has(element.name)) return nothing;
    return visit(element, isInPlace ? inPlace : elsewhere, () => {
      const { transform, viewBox } = element.attributes;
      const children = element.children.map((child) => rendered(child, isInPlace));
      const itself = [shape(drawing, element, isInPlace), drawn(element, isInPlace)];
      const all = sum([...children, { ...nothing, elements: 1 }, ...itself]);
      const isInner = element.name === 'svg' && element !== root;
      const inner = isInner ? fitted(all, viewBox, element, view) : all;
      const painted = withPaints(drawing, element, inner, content);
      const cost = withEffects(drawing, element, painted, isInPlace, { content, referredTo });
      const placed = transformed(cost, transform);
      // What is in its place has been measured there.
      return isInPlace ? { ...placed, byArea: cost.byArea } : placed;
    });
  };
  const referredTo = (element: SvgElement) => rendered(element, false);

  const viewArea = area(view);
  return {
    whole: rendered(root, true),
    costs: inPlace,
    milliseconds: (cost: SvgCost) => cost.fixed + cost.byArea / viewArea,
  };
}
