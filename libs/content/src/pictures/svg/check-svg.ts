import { parseSvg, SvgProblem, type SvgDocument, type SvgElement } from './parse-svg.ts';
import { length, type Box } from './svg-area.ts';
import type { SvgCost } from './cost-arithmetic.ts';
import { svgCost } from './svg-cost.ts';

/** Upper bounds for drawings; `docs/guides/pictures.md` explains them. */
const svgLimits = {
  /** Characters of the file. */
  characters: 5_000_000,
  /** Width and height in pixels. */
  length: 65_535,
  /** Elements once every reference is expanded. */
  elements: 50_000,
  /** Nesting depth of offscreen surfaces. */
  layers: 24,
  /** Pixels of embedded pictures, each as often as it is drawn. */
  pixels: 50_000_000,
  /** Estimated processor time in milliseconds at the largest width. */
  milliseconds: 10_000,
} as const;

const text = (count: number) =>
  count < 1e9 ? Math.round(count).toLocaleString('en') : 'more than a billion';

/** The part of a drawing that most of the cost comes from. */
function heaviest(
  root: SvgElement,
  costs: ReadonlyMap<SvgElement, SvgCost>,
  of: (cost: SvgCost) => number,
): SvgElement {
  const share = (element: SvgElement) => {
    const cost = costs.get(element);
    return cost === undefined ? 0 : of(cost);
  };
  let at = root;
  for (;;) {
    const part = at.children.find((child) => share(child) > share(at) / 2);
    if (part === undefined) return at;
    at = part;
  }
}

/** The area that a drawing shows; that of its width and height without a view box. */
function viewOf({ attributes }: SvgElement): Box {
  const [left = 0, top = 0, width = 0, height = 0] = (attributes.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (width > 0 && height > 0) return { left, top, right: left + width, bottom: top + height };
  const [right, bottom] = [attributes.width, attributes.height].map(
    (each) => length(each, 100) || 100,
  ) as [number, number];
  return { left: 0, top: 0, right, bottom };
}

function refuseCost(document: SvgDocument): void {
  const { root } = document;
  const { whole, costs, milliseconds } = svgCost(document, viewOf(root));
  /** Refuses the drawing at the part that most of the cost comes from. */
  const refuse = (of: (cost: SvgCost) => number, message: string) => {
    throw new SvgProblem(message, heaviest(root, costs, of));
  };
  const { elements, layers, pixels } = svgLimits;
  if (whole.elements > elements)
    refuse(
      (cost) => cost.elements,
      `draws ${text(whole.elements)} elements once everything it refers to is expanded, more than ${text(elements)}; simplify it`,
    );
  if (whole.layers > layers)
    refuse(
      (cost) => cost.layers,
      `nests ${whole.layers} groups with an opacity, filter or mask, more than ${layers}; merge them`,
    );
  if (whole.pixels > pixels)
    refuse(
      (cost) => cost.pixels,
      `embeds pictures with ${text(whole.pixels)} pixels, more than ${text(pixels)}; embed smaller ones`,
    );
  // Not a number: sizes beyond all bounds.
  if (!(milliseconds(whole) <= svgLimits.milliseconds))
    refuse(
      (cost) => milliseconds(cost),
      'takes too long to draw; use fewer filters, masks and patterns, and apply them to smaller areas',
    );
}

/** A location in a drawing; lines and columns count from 1. */
interface SvgLocation {
  readonly line: number;
  readonly column: number;
}

/** Result of checking a drawing. */
export interface SvgCheck {
  /** Why it can't be rendered within the limits; undefined if it can. */
  readonly problem?: SvgProblem;
  /** Locations of its first script, and of the first element that embeds HTML, if it was read to the end. */
  readonly script?: SvgLocation;
  readonly html?: SvgLocation;
}

/** Checks that a drawing can be rendered within the limits, without rendering it. */
export async function checkSvg(content: string): Promise<SvgCheck> {
  let found: Pick<SvgCheck, 'script' | 'html'> = {};
  try {
    if (content.length > svgLimits.characters)
      throw new SvgProblem(
        `has ${text(content.length)} characters, more than ${text(svgLimits.characters)}; simplify it`,
        { line: 1, column: 1 },
      );
    const document = await parseSvg(content);
    found = { script: document.script, html: document.html };
    const { width, height } = document.root.attributes;
    if (Math.max(length(width, 0), length(height, 0)) > svgLimits.length)
      throw new SvgProblem(
        `is larger than ${text(svgLimits.length)} pixels; make its width and height smaller`,
        document.root,
      );
    refuseCost(document);
    return found;
  } catch (error) {
    if (error instanceof SvgProblem) return { problem: error, ...found };
    throw error;
  }
}
