import { SvgProblem, type SvgDocument, type SvgElement } from './parse-svg.ts';
import {
  area,
  identity,
  magnification,
  moved,
  multiply,
  transformOf,
  within,
  type Box,
  type Matrix,
} from './svg-area.ts';
import { readStyles, referenceIn } from './svg-styles.ts';

/** Elements that an element's properties and attributes refer to, and the areas that they cover. */
export interface Drawing {
  /** The drawing's view box. */
  readonly view: Box;
  /** True if the drawing has few elements and draws each once: it does not matter how large they are. */
  readonly isPlain: boolean;
  /** Returns the values that styles and attributes give an element's property. */
  readonly styleOf: (element: SvgElement, property: string) => readonly string[];
  /** Returns the element of a property's `url(#id)`. */
  readonly elementAt: (value: string) => SvgElement | undefined;
  /** Returns the elements named `name` that a property refers to. */
  readonly referenced: (element: SvgElement, property: string, name: string) => SvgElement[];
  /**
   * Returns the element that `href` refers to.
   * @throws {SvgProblem} for another file.
   */
  readonly target: (element: SvgElement) => SvgElement | undefined;
  /** Returns how many of the view's units one unit of an element is. */
  readonly scaleOf: (element: SvgElement) => number;
  /**
   * Returns the area of a box in an element's units: of what is visible of it, if the element is rendered
   * in its own place and not where something refers to it.
   */
  readonly areaIn: (element: SvgElement, box: Box | undefined, isInPlace: boolean) => number;
}

const plainElements = 3_000;
const isReference = ({ name }: SvgElement) =>
  ['use', 'pattern', 'marker', 'mask', 'clipPath'].includes(name);

/** Indexes a document's elements by their ids and transformations. */
export function readDrawing({ root, styles }: SvgDocument, view: Box): Drawing {
  const styleOf = readStyles(styles);
  const viewArea = area(view);
  const byId = new Map<string, SvgElement>();
  /** Transformation of each element's units to the drawing's. */
  const matrices = new Map<SvgElement, Matrix>();
  let shrinks = false;
  const index = (element: SvgElement, outer: Matrix) => {
    const { id, transform } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    const own = transformOf(transform);
    if (magnification(own) < 1) shrinks = true;
    const inner = multiply(outer, own);
    matrices.set(element, inner);
    for (const child of element.children) index(child, inner);
  };
  index(root, identity);

  const matrixOf = (element: SvgElement) => matrices.get(element) ?? identity;
  const elementAt = (value: string) => byId.get(referenceIn(value) ?? '');
  return {
    view,
    isPlain: matrices.size < plainElements && ![...matrices.keys()].some(isReference),
    styleOf,
    elementAt,
    referenced: (element, property, name) =>
      styleOf(element, property).flatMap((value) => {
        const found = elementAt(value);
        return found?.name === name ? [found] : [];
      }),
    target: (element) => {
      const { href = '' } = element.attributes;
      if (href !== '' && !href.startsWith('#'))
        throw new SvgProblem(
          'refers to another file, which is not loaded; put it in here',
          element,
        );
      return byId.get(href.slice(1));
    },
    scaleOf: (element) => magnification(matrixOf(element)),
    areaIn: (element, box, isInPlace) => {
      if (isInPlace) return area(within(moved(box, matrixOf(element)), view));
      return shrinks ? area(box) : Math.min(area(box), viewArea);
    },
  };
}
