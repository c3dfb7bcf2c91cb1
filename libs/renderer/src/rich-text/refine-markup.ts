import type { Element, ElementContent, Root, RootContent } from 'hast';
import { linkAttributes } from './link-attributes.ts';
import type { HeadingLevel } from './heading-level.ts';
import { safeSrc } from '@forecourt/domain';

/**
 * Adapts sanitized mark-up to a page. Links without a safe URL become plain text, pictures without
 * one are removed, and headings are moved below the page's own.
 * @param headingLevel level of the mark-up's top-level headings
 */
export function refineMarkup(tree: Root, headingLevel: HeadingLevel): Root {
  const topmost = Math.min(...headingLevelsOf(tree.children), 6);
  const shift = headingLevel - topmost;
  return { type: 'root', children: refineAll(tree.children, shift) };
}

function refineAll(nodes: readonly RootContent[], shift: number): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ type: 'text', value: node.value }];
    return node.type === 'element' ? refine(node, shift) : [];
  });
}

function refine(element: Element, shift: number): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'img') return refinePicture(element);

  const children = refineAll(element.children, shift);
  if (tagName === 'a') {
    const link = linkAttributes(properties.href);
    if (link.href === undefined || children.length === 0) return children;
    const { href, rel } = link;
    const safe = { ...languageOf(element), href, rel: rel && [rel] };
    return [{ type: 'element', tagName, properties: safe, children }];
  }
  const level = headingLevelOf(element);
  const name = level === undefined ? tagName : `h${Math.min(level + shift, 6)}`;
  return [{ type: 'element', tagName: name, properties, children }];
}

function refinePicture({ properties }: Element): Element[] {
  const src = safeSrc(properties.src);
  if (src === undefined) return [];
  const { alt = '', width, height } = properties;
  return [
    {
      type: 'element',
      tagName: 'img',
      properties: {
        src,
        alt,
        width: pixels(width),
        height: pixels(height),
        loading: 'lazy',
        decoding: 'async',
      },
      children: [],
    },
  ];
}

function languageOf({ properties: { dir, lang } }: Element): { dir?: string; lang?: string } {
  return {
    dir: typeof dir === 'string' ? dir : undefined,
    lang: typeof lang === 'string' ? lang : undefined,
  };
}

/** Parses a width or height attribute in CSS pixels; undefined if out of range. */
function pixels(value: unknown): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number > 0 && number <= 10_000 ? number : undefined;
}

function headingLevelOf({ tagName }: Element): number | undefined {
  return /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;
}

function headingLevelsOf(nodes: readonly RootContent[]): number[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [];
    return headingLevelOf(node) ?? headingLevelsOf(node.children);
  });
}
